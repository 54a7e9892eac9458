#include "games/nim_logarithm.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <random>

namespace {

using Nimber = std::uint64_t;

const games::NimProduct& nim() {
    static const games::NimProduct product;
    return product;
}

// The powers of a small nimber, one by one.
TEST(NimLogarithm, AgreesWithThePowersOfSmallNimbers) {
    for (Nimber base = 1; base < 256; ++base) {
        std::map<Nimber, Nimber> exponent_of;
        Nimber power = 1;
        for (Nimber e = 0; exponent_of.insert({power, e}).second; ++e) {
            power = nim().product(power, base);
        }
        ASSERT_EQ(games::nim_order(nim(), base), exponent_of.size()) << base;
        for (Nimber a = 1; a < 256; a += base % 7 + 1) {
            const games::NimLogarithm log = games::nim_logarithm(nim(), base, a);
            ASSERT_EQ(log.found, exponent_of.count(a) > 0) << base << ' ' << a;
            ASSERT_TRUE(!log.found || log.exponent == exponent_of[a]) << base << ' ' << a;
        }
    }
}

TEST(NimLogarithm, FindsRandomExponents) {
    std::mt19937_64 random(1);
    for (int i = 0; i < 40; ++i) {
        const Nimber base = 1 + (random() >> random() % 64) % ~0ULL;
        const Nimber order = games::nim_order(nim(), base);
        ASSERT_EQ(nim().power(base, order), 1u);
        for (const Nimber prime : {3U, 5U, 17U, 257U, 641U, 65537U, 6700417U}) {
            ASSERT_TRUE(order % prime != 0 || nim().power(base, order / prime) != 1);
        }
        const Nimber exponent = random() % order;
        const games::NimLogarithm log =
            games::nim_logarithm(nim(), base, nim().power(base, exponent));
        ASSERT_TRUE(log.found);
        ASSERT_EQ(log.exponent, exponent) << base;
    }
}

TEST(NimLogarithm, SaysWhenThereIsNone) {
    EXPECT_FALSE(games::nim_logarithm(nim(), 1, 2).found);
    EXPECT_FALSE(games::nim_logarithm(nim(), 3, 1ULL << 40).found);
    EXPECT_TRUE(games::nim_logarithm(nim(), 1, 1).found);
    const Nimber base = nim().power(1ULL << 63, 3);  // 1/3 of the group at most
    EXPECT_NE(games::nim_order(nim(), base) % 3, 0u);
    int found = 0;
    for (Nimber a = 1ULL << 62; a < (1ULL << 62) + 60; ++a) {
        found += games::nim_logarithm(nim(), base, a).found;
    }
    EXPECT_GT(found, 0);
    EXPECT_LT(found, 40);
}

TEST(NimLogarithmDeathTest, RejectsZero) {
    EXPECT_DEATH(games::nim_order(nim(), 0), "a != 0");
    EXPECT_DEATH(games::nim_logarithm(nim(), 0, 1), "base != 0");
    EXPECT_DEATH(games::nim_logarithm(nim(), 1, 0), "a != 0");
}

}  // namespace
