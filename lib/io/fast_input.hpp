// Fast input: the whole file at once, then integers, words and lines from memory.
//
// Bytes up to the space are blank, so CR, tabs and a last Ctrl-Z do no harm. A word is
// a run of other bytes, a number a whole word: digits after at most one sign (no minus
// for an unsigned type) that fit in the type. The last line may lack its newline.
// A read that fails takes nothing and leaves its variable: at_end() tells the end
// of input from a malformed number, and position() says where that stands.
//
// Time:     O(1) a byte.
// Space:    O(bytes), about the size of the file.
// Requires: the file is open for reading and nobody else reads it.
// Errors:   reads return false; a null file stops the program (assert).
// Source:   none; the grammar is this project's own.
// Usage:
//   io::FastInput input(std::string("7 -8\r\n9x") /* or stdin */);
//   int a = 0, b = 0, c = 0;
//   bool both = input.read(a, b);   // both && a == 7 && b == -8
//   bool third = input.read(c);     // !third && !input.at_end()
//   auto where = input.position();  // where.line == 2 && where.column == 1
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <limits>
#include <string>
#include <utility>

namespace io {

struct InputPosition {
    long long line;    // from 1; a line ends with LF
    long long column;  // from 1, in bytes
};

class FastInput {
  public:
    explicit FastInput(std::string text) : text_(std::move(text)) {}

    // Reads the file to its end.
    explicit FastInput(std::FILE* file) {
        assert(file != nullptr);
        std::size_t size = 1 << 16;  // more than is left, if the file can tell
        const long here = std::ftell(file);
        if (std::fseek(file, 0, SEEK_END) == 0) {
            size += std::size_t(std::max(0L, std::ftell(file) - here));
            std::fseek(file, here, SEEK_SET);
        }
        while (next_ == text_.size()) {
            text_.resize(std::max(size, 2 * next_));
            next_ += std::fread(&text_[next_], 1, text_.size() - next_, file);
        }
        text_.resize(next_);
        next_ = 0;
    }

    // The next word as an integer.
    template <class Integer>
    bool read(Integer& value) {
        using Limits = std::numeric_limits<Integer>;
        using Size = unsigned long long;
        static_assert(Limits::is_integer && Limits::digits > 8, "a number beyond char");
        const char* at = &text_[0] + next_word();
        const bool negative = *at == '-' && Limits::is_signed;
        if (negative || *at == '+') ++at;
        const char* const digits = at;
        Size size = 0, most = ~Size(0) / 10;  // ~Size(0) is 10 * most + 5
        for (; '0' <= *at && *at <= '9'; ++at) {
            const unsigned digit = unsigned(*at - '0');
            if (size > most || (size == most && digit > 5)) return false;
            size = 10 * size + digit;
        }
        const bool fits = size <= Size(Limits::max()) + negative;
        if (at == digits || !is_blank(*at) || !fits) return false;
        value = Integer(negative ? 0 - size : size);
        next_ = std::size_t(at - &text_[0]);
        return true;
    }

    // The next word.
    bool read(std::string& word) {
        if (at_end()) return false;
        const std::size_t begin = next_word();
        for (next_ = begin; !is_blank(text_[next_]);) ++next_;
        word.assign(text_, begin, next_ - begin);
        return true;
    }

    // Several at once, in order. On false, those before the one that failed are read.
    template <class First, class Second, class... Rest>
    bool read(First& first, Second& second, Rest&... rest) {
        return read(first) && read(second, rest...);
    }

    // What is left of the line, without LF or CRLF. False when no byte is left.
    bool read_line(std::string& line) {
        if (next_ == text_.size()) return false;
        const std::size_t end = std::min(text_.find('\n', next_), text_.size());
        line.assign(text_, next_, end - next_);
        if (!line.empty() && line.back() == '\r') line.pop_back();
        next_ = std::min(end + 1, text_.size());
        return true;
    }

    // True iff no word is left.
    bool at_end() const { return next_word() == text_.size(); }

    // The place of the next word, or of the end of input.
    InputPosition position() const {
        const std::string before(text_, 0, next_word());
        const auto ends = std::count(before.begin(), before.end(), '\n');
        const std::size_t last = before.rfind('\n');  // npos is -1, the byte before 0
        return {1 + ends, static_cast<long long>(before.size() - last)};
    }

  private:
    static bool is_blank(char byte) { return static_cast<unsigned char>(byte) <= ' '; }

    std::size_t next_word() const {
        std::size_t at = next_;
        while (at < text_.size() && is_blank(text_[at])) ++at;
        return at;
    }

    std::string text_;
    std::size_t next_ = 0;  // the first byte not yet taken
};

}  // namespace io
