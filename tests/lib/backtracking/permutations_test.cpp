#include "backtracking/permutations.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>
#include <random>
#include <vector>

namespace {

using Permutation = std::vector<int>;
using Rule = std::function<bool(const Permutation&, int)>;

// Every permutation, from the standard library, of which the rule allows each number.
std::vector<Permutation> expected(int n, const Rule& allowed) {
    Permutation permutation(std::size_t(n), 0);
    std::iota(permutation.begin(), permutation.end(), 0);
    std::vector<Permutation> result;
    do {
        bool fits = true;
        for (std::size_t i = 0; i < permutation.size() && fits; ++i) {
            const auto end = permutation.begin() + std::ptrdiff_t(i);
            fits = allowed(Permutation(permutation.begin(), end), permutation[i]);
        }
        if (fits) result.push_back(permutation);
    } while (std::next_permutation(permutation.begin(), permutation.end()));
    return result;
}

std::vector<Permutation> found(int n, const Rule& allowed) {
    std::vector<Permutation> result;
    const bool all =
        backtracking::permutations_for_each(n, allowed, [&](const Permutation& p) {
            result.push_back(p);
            return true;
        });
    EXPECT_TRUE(all);
    return result;
}

bool everything(const Permutation&, int) { return true; }

TEST(Permutations, WithoutARuleAllComeInOrder) {
    for (int n = 0; n <= 7; ++n) ASSERT_EQ(found(n, everything), expected(n, everything));
}

TEST(Permutations, AgreesOnEveryTableOfNeighbours) {
    // Which number may follow which, for every table with n = 3.
    for (unsigned table = 0; table < 1u << 9; ++table) {
        const Rule rule = [table](const Permutation& beginning, int next) {
            return beginning.empty() || (table >> (3 * beginning.back() + next) & 1);
        };
        ASSERT_EQ(found(3, rule), expected(3, rule)) << table;
    }
}

TEST(Permutations, AgreesForRandomRules) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        std::mt19937 random(seed);
        std::vector<unsigned> places(8);
        for (unsigned& place : places) place = unsigned(random());
        const Rule rule = [&places](const Permutation& beginning, int next) {
            const int sum = std::accumulate(beginning.begin(), beginning.end(), next);
            return (places[beginning.size()] >> (sum % 32) & 3) != 0;
        };
        const int n = int(seed % 8);
        const std::vector<Permutation> all = expected(n, rule);
        ASSERT_EQ(found(n, rule), all) << "seed " << seed;
        ASSERT_EQ(backtracking::permutations_count(n, rule), (long long)all.size());
    }
}

TEST(Permutations, StopsWhenTheVisitorSaysSo) {
    for (int stop = 1; stop <= 7; ++stop) {
        int seen = 0;
        const bool all = backtracking::permutations_for_each(
            3, everything, [&](const Permutation&) { return ++seen < stop; });
        EXPECT_EQ(all, stop == 7);
        EXPECT_EQ(seen, std::min(stop, 6));
    }
}

// OEIS A051252: rings of 1..2n in which neighbours have a prime sum, 1 held fast and
// the two directions counted once; UVa 524 counts both.
TEST(Permutations, CountsPrimeRings) {
    const auto is_prime = [](int n) {
        for (int d = 2; d * d <= n; ++d) {
            if (n % d == 0) return false;
        }
        return n > 1;
    };
    const std::vector<long long> known = {1, 1, 1, 2, 48, 512};
    for (int half = 1; half <= 6; ++half) {
        const int n = 2 * half;
        const long long count =
            backtracking::permutations_count(n, [&](const Permutation& ring, int next) {
                if (ring.empty()) return next == 0;
                if (ring.size() + 1 == std::size_t(n) && !is_prime(next + 2))
                    return false;
                return is_prime(ring.back() + next + 2);
            });
        EXPECT_EQ(count, half == 1 ? 1 : 2 * known[std::size_t(half - 1)]) << n;
    }
}

TEST(PermutationsDeathTest, RejectsANegativeLength) {
    EXPECT_DEATH(backtracking::permutations_count(-1, everything), "n >= 0");
}

}  // namespace
