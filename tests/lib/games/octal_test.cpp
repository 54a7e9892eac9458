#include "games/octal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "play.hpp"

namespace {

using Heaps = std::vector<int>;

// A code as text, and digit r for r = 0, 1, ... as the test spells it out.
struct Rules {
    std::string code;
    std::vector<int> digits;
};

const std::vector<Rules> rules = {
    {"0.", {0}},
    {"0.1", {0, 1}},
    {"0.3", {0, 3}},
    {"0.77", {0, 7, 7}},
    {"0.07", {0, 0, 7}},
    {"0.137", {0, 1, 3, 7}},
    {"0.4", {0, 4}},
    {"0.007", {0, 0, 0, 7}},
    {"0.252", {0, 2, 5, 2}},
    {"0.1000", {0, 1, 0, 0}},
    {"0.10000000000000000", {0, 1, 0, 0}},
    {"4.", {4}},
    {"4.0", {4}},
    {"4.0...", {4}},
    {"4.00", {4}},
    {"4.3", {4, 3}},
    {"4.07", {4, 0, 7}},
    {"4.", {4}},
    {"0.8", {0, 8}},
    {"0.F", {0, 15}},
    {"0.f", {0, 15}},
    {"8.9aB", {8, 9, 10, 11}},
    {"8.9Ab", {8, 9, 10, 11}},
    {"C.0dE", {12, 0, 13, 14}},
    {"c.0De", {12, 0, 13, 14}},
    {"0.C", {0, 12}},
    {"0.3...", {0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3}},
    {"4.3...", {4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3}},
    {"0.12...", {0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2}},
    {"0.70...", {0, 7}},
};

// Adds to `result` each position in which `heap` became heaps of `rest` stones in all,
// none empty, as many as a bit allows (bit j for j heaps), in any order.
void split(const Heaps& others, int rest, int bits, std::vector<Heaps>& result) {
    if (rest == 0 && bits & 1) {
        result.push_back(others);
        std::sort(result.back().begin(), result.back().end());
    }
    for (int part = 1; part <= rest && bits > 1; ++part) {
        Heaps more = others;
        more.push_back(part);
        split(more, rest - part, bits >> 1, result);
    }
}

std::vector<Heaps> options(const std::vector<int>& digits, const Heaps& heaps) {
    std::vector<Heaps> result;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        Heaps others = heaps;
        others.erase(others.begin() + std::ptrdiff_t(i));
        for (int taken = 0; taken <= heaps[i] && taken < int(digits.size()); ++taken) {
            split(others, heaps[i] - taken, digits[std::size_t(taken)], result);
        }
    }
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

TEST(Octal, TablesAgreeWithPlay) {
    for (const Rules& game : rules) {
        SCOPED_TRACE(game.code);
        play::Game<Heaps> play(
            [&game](const Heaps& heaps) { return options(game.digits, heaps); });
        const int most = 8;
        const std::vector<int> table = games::octal_table(game.code, most);
        ASSERT_EQ(table.size(), std::size_t(most) + 1);
        ASSERT_EQ(table[0], 0);
        for (int heap = 1; heap <= most; ++heap) {
            ASSERT_EQ(table[std::size_t(heap)], play.grundy({heap})) << "heap " << heap;
        }
    }
}

TEST(Octal, CodesAreReadDigitByDigit) {
    for (const Rules& game : rules) {
        SCOPED_TRACE(game.code);
        const games::OctalCode code = games::parse_octal_code(game.code);
        int bits = 0;
        for (std::size_t r = 0; r < game.digits.size(); ++r) {
            ASSERT_EQ(code.digit(static_cast<long long>(r)), game.digits[r]) << r;
            bits |= game.digits[r];
        }
        const int past = game.digits.size() < 10 ? 0 : game.digits.back();
        ASSERT_EQ(code.digit(1000000000000000000), past);
        ASSERT_EQ(code.endless, past > 0);
        ASSERT_TRUE(code.digits.size() == 1 || code.digits.back() != 0);
        ASSERT_EQ(code.most_heaps(), bits & 8 ? 3 : (bits & 4 ? 2 : (bits & 2 ? 1 : 0)));
    }
}

// Points after d0 alone have no digit after the point that they could repeat.
TEST(Octal, WithoutDigitsAfterThePointNothingRepeats) {
    const games::OctalCode code = games::parse_octal_code("4....");
    EXPECT_FALSE(code.endless);
    EXPECT_EQ(code.digit(0), 4);
    EXPECT_EQ(code.digit(1), 0);
}

// The heaps n <= 200 for which the value a period later is another.
std::vector<int> exceptions(const std::string& code, int period) {
    const std::vector<int> table = games::octal_table(code, 1000);
    std::vector<int> result;
    for (int n = 0; n + period <= 1000; ++n) {
        if (table[std::size_t(n)] != table[std::size_t(n + period)]) result.push_back(n);
    }
    return result;
}

// The values of bug case 097.
TEST(Octal, KaylesAndDawsonsKaylesHaveTheirExceptions) {
    EXPECT_EQ(exceptions("0.77", 12), std::vector<int>({0, 3, 10, 11, 15, 16, 18, 21, 27,
                                                        28, 34, 39, 45, 57, 58, 70}));
    EXPECT_EQ(exceptions("0.07", 34), std::vector<int>({0, 15, 17, 32, 35, 52}));
}

TEST(Octal, KnownValues) {
    // OEIS A002186, Kayles.
    EXPECT_EQ(games::octal_table("0.77", 24),
              std::vector<int>({0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4,
                                1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4}));
    // OEIS A002187, Dawson's chess; Dawson's Kayles has it one heap later.
    const std::vector<int> dawson = {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2,
                                     4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0};
    EXPECT_EQ(games::octal_table("0.137", 24), dawson);
    std::vector<int> later = games::octal_table("0.07", 25);
    later.erase(later.begin());
    EXPECT_EQ(later, dawson);
}

TEST(Octal, NimAndLaskersNim) {
    const std::vector<int> nim = games::octal_table("0.3...", 300);
    const std::vector<int> lasker = games::octal_table("4.3...", 300);
    for (int heap = 0; heap <= 300; ++heap) {
        ASSERT_EQ(nim[std::size_t(heap)], heap);
        // Winning Ways, ch. 4: 4k + 3 and 4k + 4 change places.
        const int wanted = heap % 4 == 3               ? heap + 1
                           : heap > 0 && heap % 4 == 0 ? heap - 1
                                                       : heap;
        ASSERT_EQ(lasker[std::size_t(heap)], wanted);
    }
}

TEST(Octal, ATableMayBeginWithKnownValues) {
    for (const Rules& game : rules) {
        SCOPED_TRACE(game.code);
        const games::OctalCode code = games::parse_octal_code(game.code);
        const std::vector<int> whole = games::octal_table(code, 60);
        for (int known = 0; known <= 61; known += 7) {
            const std::vector<int> start(whole.begin(), whole.begin() + known);
            ASSERT_EQ(games::octal_table(code, 60, start), whole) << known;
        }
    }
    EXPECT_EQ(games::octal_table("0.77", 0), std::vector<int>({0}));
}

TEST(OctalDeathTest, RejectsWrongCodesAndSizes) {
    EXPECT_DEATH(games::octal_table("0.77", -1), "n >= 0");
    EXPECT_DEATH(games::parse_octal_code(""), "size\\(\\) >= 2");
    EXPECT_DEATH(games::parse_octal_code("0"), "size\\(\\) >= 2");
    EXPECT_DEATH(games::parse_octal_code("077"), "'.'");
    EXPECT_DEATH(games::parse_octal_code(".77"), "npos");
    EXPECT_DEATH(games::parse_octal_code("0.7G"), "npos");
    EXPECT_DEATH(games::parse_octal_code("0.7.7"), "npos");
    EXPECT_DEATH(games::parse_octal_code("..."), "npos");
    EXPECT_DEATH(games::parse_octal_code("1.7"), "% 4 == 0");
    EXPECT_DEATH(games::parse_octal_code("6.7"), "% 4 == 0");
}

}  // namespace
