#include "games/dyadic.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <limits>
#include <random>
#include <vector>

namespace {

using games::Dyadic;
using games::dyadic;

const long long most = std::numeric_limits<long long>::max();

// Small numbers as multiples of 1/16, where nothing is lost.
long long sixteenths(const Dyadic& x) { return x.numerator * (16 >> x.exponent); }
Dyadic of_sixteenths(long long n) { return dyadic(n, 4); }

TEST(Dyadic, LowestTerms) {
    EXPECT_EQ(dyadic(12, 2).numerator, 3);
    EXPECT_EQ(dyadic(12, 2).exponent, 0);
    EXPECT_EQ(dyadic(-12, 4).numerator, -3);
    EXPECT_EQ(dyadic(-12, 4).exponent, 2);
    EXPECT_EQ(dyadic(0, 62).exponent, 0);
    EXPECT_EQ(dyadic(8, 2).numerator, 2);
    EXPECT_EQ(dyadic(1, 62).exponent, 62);
}

TEST(Dyadic, ArithmeticOfSmallNumbers) {
    for (long long a = -70; a <= 70; ++a) {
        const Dyadic x = of_sixteenths(a);
        ASSERT_EQ(sixteenths(x), a);
        ASSERT_TRUE(x.exponent == 0 || x.numerator % 2 != 0);
        ASSERT_EQ(sixteenths(-x), -a);
        for (int exponent = 0; exponent <= 4; ++exponent) {
            const long long floor = games::dyadic_floor(x, exponent);
            ASSERT_LE(floor * (16 >> exponent), a);
            ASSERT_GT((floor + 1) * (16 >> exponent), a);
        }
        for (long long b = -70; b <= 70; ++b) {
            const Dyadic y = of_sixteenths(b);
            ASSERT_EQ(sixteenths(x + y), a + b);
            ASSERT_EQ(sixteenths(x - y), a - b);
            ASSERT_EQ(x < y, a < b);
            ASSERT_EQ(x == y, a == b);
            ASSERT_TRUE((x + y).exponent == 0 || (x + y).numerator % 2 != 0);
        }
    }
}

TEST(Dyadic, ComparesWithoutOverflow) {
    EXPECT_FALSE(dyadic(most) < dyadic(most));
    EXPECT_TRUE(dyadic(1, 62) < dyadic(most));
    EXPECT_FALSE(dyadic(most) < dyadic(1, 62));
    EXPECT_TRUE(dyadic(-most) < dyadic(-1, 62));
    EXPECT_TRUE(dyadic(most, 62) < dyadic(2));
    EXPECT_TRUE(dyadic(most, 61) < dyadic(4));
    EXPECT_TRUE(dyadic(1) < dyadic((1LL << 62) + 1, 62));
    EXPECT_TRUE(dyadic(-(1LL << 62) - 1, 62) < dyadic(-1));
    EXPECT_FALSE(dyadic(-1) < dyadic(-(1LL << 62) - 1, 62));
    EXPECT_TRUE(dyadic((1LL << 61) - 1, 62) < dyadic(1, 1));
}

// Conway's construction: day by day, from earlier numbers. After day 5 all multiples
// of 1/16 between -1 and 1 are there, and every number is born before those it is
// simpler than; so the value is the first number in this order that fits.
std::vector<Dyadic> numbers_by_birthday(int days) {
    std::vector<long long> line;  // sixteenths, ascending
    std::vector<Dyadic> born;
    for (int day = 0; day < days; ++day) {
        std::vector<long long> later;
        if (day == 0) {
            later = {0};
        } else {
            for (std::size_t i = 0; i <= line.size(); ++i) {
                if (i == 0) later.push_back(line[0] - 16);
                if (i > 0) later.push_back(line[i - 1]);
                if (i > 0 && i < line.size())
                    later.push_back((line[i - 1] + line[i]) / 2);
                if (i == line.size()) later.push_back(line[i - 1] + 16);
            }
        }
        for (const long long n : later) {
            bool is_new = true;
            for (const long long old : line) is_new = is_new && old != n;
            if (is_new) born.push_back(of_sixteenths(n));
        }
        line = later;
    }
    return born;
}

TEST(Number, IsTheFirstBornThatFits) {
    const std::vector<Dyadic> born = numbers_by_birthday(5);
    ASSERT_EQ(born.size(), 31u);
    const auto fits = [](const Dyadic& x, const std::vector<Dyadic>& left,
                         const std::vector<Dyadic>& right) {
        for (const Dyadic& low : left) {
            if (!(low < x)) return false;
        }
        for (const Dyadic& high : right) {
            if (!(x < high)) return false;
        }
        return true;
    };
    std::vector<std::vector<Dyadic>> sets = {{}};
    for (std::size_t i = 0; i < 15; ++i) {  // the numbers of the first four days
        sets.push_back({born[i]});
        sets.push_back({born[i], born[(7 * i + 3) % 15]});
    }
    int tried = 0;
    for (const std::vector<Dyadic>& left : sets) {
        for (const std::vector<Dyadic>& right : sets) {
            std::size_t first = 0;
            while (first < born.size() && !fits(born[first], left, right)) ++first;
            if (first == born.size()) continue;
            ++tried;
            ASSERT_EQ(games::number(left, right), born[first]);
        }
    }
    EXPECT_GT(tried, 300);
}

TEST(Number, KnownValues) {
    EXPECT_EQ(games::number({}, {}), dyadic(0));
    EXPECT_EQ(games::number({dyadic(5)}, {}), dyadic(6));
    EXPECT_EQ(games::number({}, {dyadic(-5)}), dyadic(-6));
    EXPECT_EQ(games::number({dyadic(-5)}, {dyadic(7)}), dyadic(0));
    EXPECT_EQ(games::number({dyadic(1, 2)}, {dyadic(7)}), dyadic(1));
    EXPECT_EQ(games::number({dyadic(9, 2)}, {dyadic(19, 3)}), dyadic(37, 4));
    EXPECT_EQ(games::number({dyadic(-7)}, {dyadic(-5, 1)}), dyadic(-3));
    EXPECT_EQ(games::number({dyadic(0)}, {dyadic(1, 61)}), dyadic(1, 62));
}

TEST(Number, Outcomes) {
    EXPECT_EQ(games::outcome_of_number(dyadic(0)), games::OutcomeClass::P);
    EXPECT_EQ(games::outcome_of_number(dyadic(1, 9)), games::OutcomeClass::L);
    EXPECT_EQ(games::outcome_of_number(dyadic(-1, 9)), games::OutcomeClass::R);
}

TEST(DyadicDeathTest, RejectsMisuse) {
    EXPECT_DEATH(dyadic(1, 63), "exponent <= 62");
    EXPECT_DEATH(dyadic(1, -1), "0 <= exponent");
    EXPECT_DEATH(dyadic(most) + dyadic(1), "the result fits");
    EXPECT_DEATH(dyadic(most / 2 + 1) + dyadic(1, 1), "the result fits");
    EXPECT_DEATH(-dyadic(-most - 1), "the result fits");
    EXPECT_DEATH(games::number({dyadic(1)}, {dyadic(1)}), "the game is a number");
    EXPECT_DEATH(games::number({dyadic(-1)}, {dyadic(-1)}), "the game is a number");
    EXPECT_DEATH(games::number({dyadic(0)}, {dyadic(1, 62)}), "exponent");
}

}  // namespace
