#include "io/fast_output.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <limits>
#include <random>
#include <sstream>
#include <string>

namespace {

using io::FastOutput;

std::string contents(std::FILE* file) {
    std::rewind(file);
    std::string text;
    for (int byte = std::fgetc(file); byte != EOF; byte = std::fgetc(file)) {
        text += char(byte);
    }
    std::fclose(file);
    return text;
}

// The oracle is std::ostream.
template <class Integer>
void expect_like_a_stream(Integer value) {
    std::ostringstream right;
    right << value << ' ' << value << '\n';
    std::FILE* file = std::tmpfile();
    {
        FastOutput output(file);
        output.write(value, ' ', value);
        output.write('\n');
    }
    EXPECT_EQ(contents(file), right.str());
}

template <class Integer>
void expect_borders_like_a_stream() {
    for (int i = 0; i <= 100; ++i) {
        expect_like_a_stream(Integer(std::numeric_limits<Integer>::max() - i));
        expect_like_a_stream(Integer(std::numeric_limits<Integer>::min() + i));
        expect_like_a_stream(Integer(i));
        expect_like_a_stream(Integer(0 - i));
    }
    for (Integer ten = 1; ten <= std::numeric_limits<Integer>::max() / 10;) {
        ten = Integer(10 * ten);
        expect_like_a_stream(ten);
        expect_like_a_stream(Integer(ten - 1));
        expect_like_a_stream(Integer(0 - ten));
    }
}

TEST(FastOutput, WritesIntegersLikeAStream) {
    expect_borders_like_a_stream<short>();
    expect_borders_like_a_stream<unsigned short>();
    expect_borders_like_a_stream<int>();
    expect_borders_like_a_stream<unsigned>();
    expect_borders_like_a_stream<long>();
    expect_borders_like_a_stream<long long>();
    expect_borders_like_a_stream<unsigned long long>();
}

TEST(FastOutput, SmallTypesAreNumbers) {
    std::FILE* file = std::tmpfile();
    FastOutput(file).write(std::int8_t(-128), ' ', std::uint8_t(255));
    EXPECT_EQ(contents(file), "-128 255");
}

TEST(FastOutput, WritesTextAndBytes) {
    std::FILE* file = std::tmpfile();
    const std::string with_nul("a\0b", 3);
    FastOutput(file).write("x", with_nul, std::string(), "", 'y', "\n", -1, 'z');
    EXPECT_EQ(contents(file), "x" + with_nul + "y\n-1z");
}

TEST(FastOutput, NothingIsLostOrRepeatedAboutTheSizeOfTheBuffer) {
    const std::size_t piece = 1 << 16;
    for (unsigned seed = 0; seed < 20; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937_64 random(seed);
        std::FILE* file = std::tmpfile();
        std::string right;
        {
            FastOutput output(file);
            const std::string word(piece - 3 + random() % 6, 'w');
            output.write(word);
            right += word;
            while (right.size() < 3 * piece) {
                const auto number = std::int64_t(random()) >> random() % 64;
                output.write(number, '\n');
                right += std::to_string(number) + '\n';
                if (random() % 1000 == 0) {
                    EXPECT_TRUE(output.flush());
                    EXPECT_EQ(std::ftell(file), long(right.size()));
                }
            }
        }
        ASSERT_EQ(contents(file), right);
    }
}

TEST(FastOutput, WritesWhileItRunsNotOnlyAtTheEnd) {
    std::FILE* file = std::tmpfile();
    {
        FastOutput output(file);
        for (int i = 0; i < 60000; ++i) output.write('x');
        EXPECT_EQ(std::ftell(file), 0);
        for (int i = 60000; i < 100000; ++i) output.write('x');
        EXPECT_GE(std::ftell(file), 1 << 16);
        EXPECT_TRUE(output.flush());
        EXPECT_EQ(std::ftell(file), 100000);
        EXPECT_TRUE(output.flush());
    }
    EXPECT_EQ(contents(file).size(), 100000u);
}

TEST(FastOutput, TellsWhenTheFileIsFull) {
    std::FILE* full = std::fopen("/dev/full", "w");
    ASSERT_NE(full, nullptr);
    {
        FastOutput output(full);
        EXPECT_TRUE(output.flush());
        output.write(12345);
        EXPECT_FALSE(output.flush());
        EXPECT_FALSE(output.flush());
    }
    {
        FastOutput output(full);
        output.write(std::string(1 << 20, 'x'));
        EXPECT_FALSE(output.flush());
    }
    std::fclose(full);
}

TEST(FastOutputDeathTest, RejectsANullFile) {
    EXPECT_DEATH(FastOutput(nullptr), "file != nullptr");
}

}  // namespace
