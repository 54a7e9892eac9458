#include "games/nim_product_batch.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "games/nim_product.hpp"

namespace {

using Nimbers = std::vector<std::uint64_t>;

// The product by its definition, for all a, b < n: the least nimber that is no
// a' b ^ a b' ^ a' b' with a' < a and b' < b.
std::vector<Nimbers> products_by_definition(std::size_t n) {
    std::vector<Nimbers> table(n, Nimbers(n, 0));
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

TEST(NimProductBatch, AgreesWithTheDefinition) {
    const std::size_t n = 40;
    const std::vector<Nimbers> table = products_by_definition(n);
    Nimbers a, b, expected;
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            a.push_back(i);
            b.push_back(j);
            expected.push_back(table[i][j]);
        }
    }
    EXPECT_EQ(games::nim_products(a, b), expected);
}

// NimProduct goes another way, by a table of logarithms.
void expect_agreement(const Nimbers& a, const Nimbers& b) {
    static const games::NimProduct nim;
    Nimbers expected;
    for (std::size_t i = 0; i < a.size(); ++i) {
        expected.push_back(nim.product(a[i], b[i]));
    }
    ASSERT_EQ(games::nim_products(a, b), expected);
}

TEST(NimProductBatch, AgreesOnAllPairsOfPowersOfTwo) {
    Nimbers a, b;
    for (int i = 0; i < 64; ++i) {
        for (int j = 0; j < 64; ++j) {
            a.push_back(1ULL << i);
            b.push_back(1ULL << j);
        }
    }
    expect_agreement(a, b);
}

TEST(NimProductBatch, AgreesOnAnyNumberOfRandomPairs) {
    std::mt19937_64 random(1);
    for (std::size_t size = 0; size < 400; ++size) {
        SCOPED_TRACE(size);
        Nimbers a(size), b(size);
        for (std::uint64_t& x : a) x = random() >> random() % 64;
        for (std::uint64_t& x : b) x = random() >> random() % 64;
        expect_agreement(a, b);
        if (HasFatalFailure()) return;
    }
}

TEST(NimProductBatch, KnownValues) {
    EXPECT_EQ(games::nim_products({}, {}), Nimbers());
    EXPECT_EQ(games::nim_products({1ULL << 32, ~0ULL}, {1ULL << 32, ~0ULL}),
              Nimbers({3ULL << 31, 11290409524105353207ULL}));
}

TEST(NimProductBatchDeathTest, RejectsDifferentSizes) {
    EXPECT_DEATH(games::nim_products({1, 2}, {1}), "a.size.. == b.size");
    EXPECT_DEATH(games::nim_products({}, {1}), "a.size.. == b.size");
}

}  // namespace
