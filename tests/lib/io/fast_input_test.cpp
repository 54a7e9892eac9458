#include "io/fast_input.hpp"

#include <gtest/gtest.h>

#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <random>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

namespace {

using io::FastInput;

// What the class says about one word read as an Integer, or "no" and its place.
template <class Integer>
std::string reading(const std::string& text) {
    FastInput input(text);
    Integer value = 77;
    std::ostringstream said;
    if (input.read(value)) {
        said << value << (input.at_end() ? "" : " and more");
    } else {
        said << "no" << (input.at_end() ? " at end " : " ") << input.position().line
             << ':' << input.position().column;
        EXPECT_EQ(value, Integer(77)) << text;
    }
    return said.str();
}

std::FILE* file_of(const std::string& text) {
    std::FILE* file = std::tmpfile();
    EXPECT_EQ(std::fwrite(text.data(), 1, text.size(), file), text.size());
    std::rewind(file);
    return file;
}

// The same text from memory, from a file and from a pipe, as the words of it.
std::vector<std::vector<std::string>> words_of(const std::string& text) {
    std::vector<std::vector<std::string>> result;
    std::FILE* file = file_of(text);
    std::FILE* copy = file_of(text);
    const std::string command =
        "cat /proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(fileno(copy));
    std::FILE* pipe = popen(command.c_str(), "r");
    for (FastInput input : {FastInput(text), FastInput(file), FastInput(pipe)}) {
        result.emplace_back();
        std::string word;
        while (input.read(word)) result.back().push_back(word);
        EXPECT_TRUE(input.at_end());
    }
    std::fclose(file);
    std::fclose(copy);
    pclose(pipe);
    return result;
}

TEST(FastInput, KnownReadingsOfOneWord) {
    EXPECT_EQ(reading<int>("0"), "0");
    EXPECT_EQ(reading<int>("-0"), "0");
    EXPECT_EQ(reading<int>("+5"), "5");
    EXPECT_EQ(reading<int>("-5"), "-5");
    EXPECT_EQ(reading<int>("00000000000000000000000000007"), "7");
    EXPECT_EQ(reading<int>("-00000000000000000000000000007 8"), "-7 and more");
    for (const char* bad : {"-", "+", "--5", "+-5", "-+5", "5-", "5x", "x5", "1.5", "1e3",
                            "0x10", "5,", "- 5", "\x80", "5\xff", "/", ":", "9/", "9:"}) {
        EXPECT_EQ(reading<int>(bad), "no 1:1") << bad;
        EXPECT_EQ(reading<unsigned long long>(std::string("\n ") + bad), "no 2:2") << bad;
    }
    EXPECT_EQ(reading<unsigned>("-0"), "no 1:1");
    EXPECT_EQ(reading<unsigned>("-1"), "no 1:1");
    EXPECT_EQ(reading<unsigned>("+1"), "1");
}

TEST(FastInput, TheBordersOfEachType) {
    EXPECT_EQ(reading<short>("32767"), "32767");
    EXPECT_EQ(reading<short>("32768"), "no 1:1");
    EXPECT_EQ(reading<short>("-32768"), "-32768");
    EXPECT_EQ(reading<short>("-32769"), "no 1:1");
    EXPECT_EQ(reading<unsigned short>("65535"), "65535");
    EXPECT_EQ(reading<unsigned short>("65536"), "no 1:1");
    EXPECT_EQ(reading<int>("2147483647"), "2147483647");
    EXPECT_EQ(reading<int>("2147483648"), "no 1:1");
    EXPECT_EQ(reading<int>("-2147483648"), "-2147483648");
    EXPECT_EQ(reading<int>("-2147483649"), "no 1:1");
    EXPECT_EQ(reading<unsigned>("4294967295"), "4294967295");
    EXPECT_EQ(reading<unsigned>("4294967296"), "no 1:1");
    EXPECT_EQ(reading<long long>("9223372036854775807"), "9223372036854775807");
    EXPECT_EQ(reading<long long>("9223372036854775808"), "no 1:1");
    EXPECT_EQ(reading<long long>("-9223372036854775808"), "-9223372036854775808");
    EXPECT_EQ(reading<long long>("-9223372036854775809"), "no 1:1");
    using Unsigned = unsigned long long;
    EXPECT_EQ(reading<Unsigned>("18446744073709551614"), "18446744073709551614");
    EXPECT_EQ(reading<Unsigned>("18446744073709551615"), "18446744073709551615");
    EXPECT_EQ(reading<Unsigned>("0018446744073709551615"), "18446744073709551615");
    for (const char* large :
         {"18446744073709551616", "18446744073709551620", "18446744073709551619",
          "18446744073709551625", "20000000000000000000", "99999999999999999999",
          "36893488147419103232", "100000000000000000000", "184467440737095516150"}) {
        EXPECT_EQ(reading<Unsigned>(large), "no 1:1") << large;
        EXPECT_EQ(reading<long long>(large), "no 1:1") << large;
        EXPECT_EQ(reading<int>(std::string("-") + large), "no 1:1") << large;
    }
}

// The oracle is strtoll on the word, with its errno and its end.
TEST(FastInput, AgreesWithTheCLibraryOnEveryShortWord) {
    const std::string letters = "+-0129a";
    std::vector<std::string> words = {""};
    for (std::size_t i = 0; i < words.size() && words[i].size() < 4; ++i) {
        for (const char letter : letters) words.push_back(words[i] + letter);
    }
    for (const std::string tail : {"", "214748364", "922337203685477580"}) {
        for (const std::string& word : words) {
            const std::string text = word + tail;
            if (text.empty()) continue;
            errno = 0;
            char* end = nullptr;
            const long long right = std::strtoll(text.c_str(), &end, 10);
            const bool valid = *end == '\0' && errno == 0;
            ASSERT_EQ(reading<long long>(text), valid ? std::to_string(right) : "no 1:1");
            const bool small = valid && std::numeric_limits<int>::min() <= right &&
                               right <= std::numeric_limits<int>::max();
            ASSERT_EQ(reading<int>(text), small ? std::to_string(right) : "no 1:1");
        }
    }
}

TEST(FastInput, ReadsBackRandomNumbers) {
    for (unsigned seed = 0; seed < 20; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937_64 random(seed);
        std::vector<std::int64_t> numbers;
        std::vector<std::uint64_t> unsigneds;
        std::string text;
        for (int i = 0; i < 500; ++i) {
            unsigneds.push_back(random() >> random() % 64);
            numbers.push_back(std::int64_t(random()) >> random() % 64);
            const std::vector<std::string> blanks = {" ", "\n", "\r\n", "\t", "  \v\f "};
            text += std::to_string(numbers.back()) + blanks[random() % 5];
            text += std::to_string(unsigneds.back()) + blanks[random() % 5];
        }
        FastInput input(text);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            std::int64_t number = 0;
            std::uint64_t unsigned_number = 0;
            ASSERT_TRUE(input.read(number, unsigned_number));
            ASSERT_EQ(number, numbers[i]);
            ASSERT_EQ(unsigned_number, unsigneds[i]);
        }
        EXPECT_TRUE(input.at_end());
    }
}

TEST(FastInput, TheEndOfInputMayHaveAnyForm) {
    const std::vector<std::string> words = {"3", "-4", "x"};
    const std::string nul(1, '\0');
    for (const std::string& end :
         {std::string(), std::string("\n"), std::string("\r\n"), std::string("\n\n \n"),
          std::string("\x1a"), std::string(" \r\n\x1a\r\n"), nul}) {
        for (const std::string between : {"\n", "\r\n", " ", "\r", "\n\n\t "}) {
            const std::string text = "3" + between + "-4" + between + "x" + end;
            for (const auto& found : words_of(text)) ASSERT_EQ(found, words) << text;
        }
    }
    for (const std::string& empty :
         {std::string(), std::string("\n"), std::string(" \r\n"), nul}) {
        for (const auto& found : words_of(empty)) ASSERT_TRUE(found.empty());
        EXPECT_EQ(reading<int>(empty).substr(0, 9), "no at end");
    }
}

// 2^16 bytes are read at once; a pipe gives no size.
TEST(FastInput, ReadsFilesOfEverySizeAboutItsPieces) {
    const std::size_t piece = 1 << 16;
    for (const std::size_t size : {piece - 2, piece - 1, piece, piece + 1, 2 * piece - 1,
                                   2 * piece, 2 * piece + 1, 5 * piece}) {
        std::string text;
        while (text.size() + 8 < size)
            text += std::to_string(1000000 + text.size()) + ' ';
        text.resize(size, '7');
        const auto found = words_of(text);
        std::istringstream stream(text);
        std::vector<std::string> words;
        for (std::string word; stream >> word;) words.push_back(word);
        for (const auto& each : found) ASSERT_EQ(each, words) << size;
    }
}

TEST(FastInput, StartsWhereTheFileStands) {
    std::FILE* file = file_of("12 34 56\n");
    int first = 0;
    ASSERT_EQ(std::fscanf(file, "%d", &first), 1);
    FastInput input(file);
    int second = 0, third = 0;
    EXPECT_TRUE(input.read(second, third));
    EXPECT_EQ(second, 34);
    EXPECT_EQ(third, 56);
    FastInput nothing(file);
    EXPECT_TRUE(nothing.at_end());
    std::fclose(file);
}

TEST(FastInput, AFailedReadTakesNothing) {
    FastInput input(std::string("1 2\n  x 3\n"));
    int a = 0, b = 0, c = 50, d = 60;
    EXPECT_TRUE(input.read(a, b));
    EXPECT_FALSE(input.read(c, d));
    EXPECT_FALSE(input.read(c));
    std::string unread = "unread";
    EXPECT_FALSE(input.read(c, unread));
    EXPECT_EQ(unread, "unread");
    EXPECT_EQ(c, 50);
    EXPECT_EQ(d, 60);
    EXPECT_EQ(input.position().line, 2);
    EXPECT_EQ(input.position().column, 3);
    std::string word;
    EXPECT_TRUE(input.read(word, c));
    EXPECT_EQ(word, "x");
    EXPECT_EQ(c, 3);
    EXPECT_TRUE(input.at_end());
    EXPECT_EQ(input.position().line, 3);
    EXPECT_EQ(input.position().column, 1);
    EXPECT_FALSE(input.read(word));
    EXPECT_EQ(word, "x");
    EXPECT_FALSE(input.read(c, word));
    EXPECT_EQ(c, 3);
}

TEST(FastInput, OnFalseTheNumbersBeforeTheBadOneAreRead) {
    FastInput input(std::string("1 2 x"));
    int a = 0, b = 0, c = 0;
    EXPECT_FALSE(input.read(a, b, c));
    EXPECT_EQ(a, 1);
    EXPECT_EQ(b, 2);
    EXPECT_EQ(c, 0);
}

TEST(FastInput, CountsLinesAndColumns) {
    FastInput input(std::string("ab\r\n\r\n c\nd"));
    const std::vector<std::vector<long long>> places = {{1, 1}, {3, 2}, {4, 1}, {4, 2}};
    std::string word;
    for (const std::vector<long long>& place : places) {
        EXPECT_EQ(input.position().line, place[0]);
        EXPECT_EQ(input.position().column, place[1]);
        input.read(word);
    }
    EXPECT_EQ(FastInput(std::string()).position().line, 1);
    EXPECT_EQ(FastInput(std::string()).position().column, 1);
}

TEST(FastInput, ReadsLines) {
    FastInput input(std::string("7\r\n a b \r\n\n\r\n\rx\r\nlast"));
    int number = 0;
    EXPECT_TRUE(input.read(number));
    std::vector<std::string> lines;
    for (std::string line; input.read_line(line);) lines.push_back(line);
    EXPECT_EQ(lines, std::vector<std::string>({"", " a b ", "", "", "\rx", "last"}));
    std::string line = "kept";
    EXPECT_FALSE(input.read_line(line));
    EXPECT_EQ(line, "kept");

    FastInput ended(std::string("a\n"));
    EXPECT_TRUE(ended.read_line(line));
    EXPECT_EQ(line, "a");
    EXPECT_FALSE(ended.read_line(line));
    FastInput blank(std::string("\n"));
    EXPECT_TRUE(blank.read_line(line));
    EXPECT_EQ(line, "");
    EXPECT_FALSE(blank.read_line(line));
    FastInput carriage(std::string("b\r"));
    EXPECT_TRUE(carriage.read_line(line));
    EXPECT_EQ(line, "b");
    std::FILE* file = file_of("x\ny");
    FastInput of_file(file);
    EXPECT_TRUE(of_file.read_line(line) && of_file.read_line(line));
    EXPECT_EQ(line, "y");
    EXPECT_FALSE(of_file.read_line(line));
    std::fclose(file);
    // What is left after the last word on a line is no CR of an earlier line.
    FastInput after(std::string("5\n\n"));
    EXPECT_TRUE(after.read(number) && after.read_line(line));
    EXPECT_EQ(line, "");
    EXPECT_TRUE(after.read_line(line));
}

TEST(FastInputDeathTest, RejectsANullFile) {
    EXPECT_DEATH(FastInput(static_cast<std::FILE*>(nullptr)), "file != nullptr");
}

}  // namespace
