#include "games/nim_product.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace {

using Nimber = std::uint64_t;

const games::NimProduct& nim() {
    static const games::NimProduct product;
    return product;
}

// The product by its definition, for all a, b < n: the least nimber that is no
// a' b ^ a b' ^ a' b' with a' < a and b' < b.
std::vector<std::vector<Nimber>> products_by_definition(std::size_t n) {
    std::vector<std::vector<Nimber>> table(n, std::vector<Nimber>(n, 0));
    for (std::size_t a = 0; a < n; ++a) {
        for (std::size_t b = 0; b < n; ++b) {
            std::vector<char> found(2 * n * n, 0);
            for (std::size_t c = 0; c < a; ++c) {
                for (std::size_t d = 0; d < b; ++d) {
                    found[table[c][b] ^ table[a][d] ^ table[c][d]] = 1;
                }
            }
            while (found[table[a][b]]) ++table[a][b];
        }
    }
    return table;
}

// By the rules of Fermat 2-powers alone, bit by bit: powers of 2 are products of
// different Fermat 2-powers, and F * F = F ^ F / 2.
Nimber product_of_powers(int i, int j);

Nimber product_by_bits(Nimber a, Nimber b) {
    Nimber result = 0;
    for (int i = 0; i < 64; ++i) {
        for (int j = 0; j < 64; ++j) {
            if (a >> i & b >> j & 1) result ^= product_of_powers(i, j);
        }
    }
    return result;
}

Nimber product_of_powers(int i, int j) {
    static std::vector<Nimber> known(64 * 64, 0);
    Nimber& result = known[std::size_t(64 * i + j)];
    if (result != 0) return result;
    int level = 32;  // the largest Fermat 2-power is 2^level
    while (level > 0 && i < level && j < level) level /= 2;
    if (level == 0) return result = 1;
    if (i >= level && j >= level) {
        const Nimber rest = product_of_powers(i - level, j - level);
        return result = rest << level ^ product_by_bits(Nimber(1) << (level - 1), rest);
    }
    const int low_i = i % level, low_j = j % level;
    return result = product_of_powers(low_i, low_j) << level;
}

Nimber random_nimber(std::mt19937_64& random) { return random() >> random() % 64; }

TEST(NimProduct, AgreesWithTheDefinition) {
    const std::size_t n = 64;
    const std::vector<std::vector<Nimber>> table = products_by_definition(n);
    for (std::size_t a = 0; a < n; ++a) {
        for (std::size_t b = 0; b < n; ++b) {
            ASSERT_EQ(nim().product(a, b), table[a][b]) << a << ' ' << b;
            ASSERT_EQ(product_by_bits(a, b), table[a][b]) << a << ' ' << b;
        }
    }
}

TEST(NimProduct, KnownValues) {
    EXPECT_EQ(nim().product(2, 2), 3u);
    EXPECT_EQ(nim().product(2, 3), 1u);
    EXPECT_EQ(nim().product(4, 4), 6u);
    EXPECT_EQ(nim().product(8, 8), 13u);
    EXPECT_EQ(nim().product(16, 16), 24u);
    EXPECT_EQ(nim().product(1ULL << 32, 1ULL << 32), 3ULL << 31);
    EXPECT_EQ(nim().product(3141, 5926), 14994u);  // Library Checker's sample
    EXPECT_EQ(nim().product(~0ULL, ~0ULL), 11290409524105353207ULL);
}

TEST(NimProduct, AgreesOnAllPairsOfPowersOfTwo) {
    for (int i = 0; i < 64; ++i) {
        for (int j = 0; j < 64; ++j) {
            ASSERT_EQ(nim().product(1ULL << i, 1ULL << j), product_of_powers(i, j));
        }
    }
}

TEST(NimProduct, AgreesOnRandomNimbers) {
    std::mt19937_64 random(1);
    for (int i = 0; i < 3000; ++i) {
        const Nimber a = random_nimber(random), b = random_nimber(random);
        ASSERT_EQ(nim().product(a, b), product_by_bits(a, b)) << a << ' ' << b;
    }
}

TEST(NimProduct, IsTheProductOfAField) {
    std::mt19937_64 random(2);
    for (int i = 0; i < 20000; ++i) {
        const Nimber a = random_nimber(random), b = random_nimber(random);
        const Nimber c = random_nimber(random);
        ASSERT_EQ(nim().product(a, b), nim().product(b, a));
        ASSERT_EQ(nim().product(a, nim().product(b, c)),
                  nim().product(nim().product(a, b), c));
        ASSERT_EQ(nim().product(a, b ^ c), nim().product(a, b) ^ nim().product(a, c));
        ASSERT_EQ(nim().product(a, 1), a);
        ASSERT_EQ(nim().product(a, 0), 0u);
        const Nimber root = nim().square_root(a);
        ASSERT_EQ(nim().product(root, root), a);
        if (a != 0) {
            ASSERT_EQ(nim().product(a, nim().inverse(a)), 1u);
        }
    }
}

TEST(NimProduct, InversesAndRootsOfSmallNimbers) {
    for (Nimber a = 0; a < 70000; ++a) {
        const Nimber root = nim().square_root(a);
        ASSERT_EQ(nim().product(root, root), a);
        if (a == 0) continue;
        ASSERT_EQ(nim().product(a, nim().inverse(a)), 1u) << a;
    }
    EXPECT_EQ(nim().square_root(~0ULL), nim().power(~0ULL, 1ULL << 63));
    EXPECT_EQ(nim().inverse(~0ULL), nim().power(~0ULL, ~0ULL - 1));
}

TEST(NimProduct, Powers) {
    std::mt19937_64 random(3);
    for (int i = 0; i < 200; ++i) {
        const Nimber a = random_nimber(random);
        Nimber expected = 1;
        for (Nimber exponent = 0; exponent < 20; ++exponent) {
            ASSERT_EQ(nim().power(a, exponent), expected);
            expected = nim().product(expected, a);
        }
        ASSERT_EQ(nim().power(a, ~0ULL), a == 0 ? 0u : 1u);  // a group of 2^64 - 1
        const Nimber m = random(), n = random() >> 1;
        ASSERT_EQ(nim().product(nim().power(a, m >> 1), nim().power(a, n)),
                  nim().power(a, (m >> 1) + n));
    }
    EXPECT_EQ(nim().power(0, 0), 1u);
}

TEST(NimProductDeathTest, ZeroHasNoInverse) { EXPECT_DEATH(nim().inverse(0), "a != 0"); }

}  // namespace
