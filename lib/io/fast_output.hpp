// Fast output: integers, words and characters through a buffer of its own.
//
// What is written goes to the file in large pieces, the rest when the object ends.
// Mixed with other output to the same file, call flush() first.
//
// Time:     O(1) a byte.
// Space:    O(1).
// Requires: the file is open for writing and outlives the object.
// Errors:   flush() returns false when the file did not take all that was written
//           so far; a null file stops the program (assert).
// Source:   none; the format is that of std::ostream.
// Usage:
//   std::FILE* file = std::tmpfile();
//   io::FastOutput output(file /* or stdout */);
//   output.write(-7, ' ', 10000000000LL, " x", '\n');
//   bool complete = output.flush();  // complete && std::ftell(file) == 17
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdio>
#include <string>
#include <type_traits>

namespace io {

class FastOutput {
  public:
    explicit FastOutput(std::FILE* file) : file_(file) { assert(file != nullptr); }
    FastOutput(const FastOutput&) = delete;
    FastOutput& operator=(const FastOutput&) = delete;
    ~FastOutput() { flush(); }

    // An integer in decimal; int8_t is a number too.
    template <class Integer>
    void write(Integer value) {
        static_assert(std::is_integral<Integer>::value, "write wants an integer");
        static_assert(!std::is_same<Integer, bool>::value, "a bool is not a number");
        const bool negative =
            std::is_signed<Integer>::value && static_cast<long long>(value) < 0;
        auto size = static_cast<unsigned long long>(value);
        if (negative) size = 0 - size;
        char digits[20];
        char* const end = digits + sizeof digits;
        char* begin = end;
        do {
            *--begin = char('0' + size % 10);
            size /= 10;
        } while (size > 0);
        if (negative) buffer_ += '-';
        append(begin, std::size_t(end - begin));
    }

    void write(char byte) { append(&byte, 1); }
    void write(const char* text) { write(std::string(text)); }
    void write(const std::string& text) { append(text.data(), text.size()); }

    // Several at once, in order, with nothing between.
    template <class First, class Second, class... Rest>
    void write(const First& first, const Second& second, const Rest&... rest) {
        write(first);
        write(second, rest...);
    }

    // Hands all to the file. True iff it took everything since the start.
    bool flush() {
        const std::size_t written = std::fwrite(buffer_.data(), 1, buffer_.size(), file_);
        complete_ = written == buffer_.size() && std::fflush(file_) == 0 && complete_;
        buffer_.clear();
        return complete_;
    }

  private:
    void append(const char* bytes, std::size_t count) {
        buffer_.append(bytes, count);
        if (buffer_.size() >= std::size_t(1) << 16) flush();
    }

    std::FILE* file_;
    std::string buffer_;
    bool complete_ = true;
};

}  // namespace io
