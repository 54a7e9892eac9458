#include "backtracking/n_queens.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <random>
#include <vector>

namespace {

using backtracking::Queen;
using Placement = std::vector<int>;

// True iff the placement has a queen in each of n columns, on the board, and no two
// queens attack each other. O(n) by marks on rows and diagonals.
bool is_solution(const Placement& placement, int n) {
    if (int(placement.size()) != n) return false;
    std::vector<char> row(std::size_t(n), 0);
    std::vector<char> down(std::size_t(2 * n), 0);
    std::vector<char> up(std::size_t(2 * n), 0);
    for (int c = 0; c < n; ++c) {
        const int r = placement[std::size_t(c)];
        if (r < 0 || r >= n) return false;
        if (row[std::size_t(r)]++) return false;
        if (down[std::size_t(n + r - c)]++) return false;
        if (up[std::size_t(r + c)]++) return false;
    }
    return true;
}

// All solutions in lexicographic order: those permutations of the rows in which no two
// queens are as many rows as columns apart.
std::vector<Placement> solutions_by_permutations(int n) {
    std::vector<Placement> result;
    Placement rows(std::size_t(n), 0);
    std::iota(rows.begin(), rows.end(), 0);
    do {
        bool peaceful = true;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (std::abs(rows[i] - rows[j]) == int(i - j)) peaceful = false;
            }
        }
        if (peaceful) result.push_back(rows);
    } while (std::next_permutation(rows.begin(), rows.end()));
    return result;
}

std::vector<Placement> all_solutions(int n, const std::vector<Queen>& fixed) {
    std::vector<Placement> result;
    const bool completed =
        backtracking::n_queens_for_each(n, fixed, [&result](const Placement& placement) {
            result.push_back(placement);
            return true;
        });
    EXPECT_TRUE(completed);
    return result;
}

TEST(NQueens, EnumeratesEverySolutionInOrder) {
    for (int n = 0; n <= 8; ++n) {
        ASSERT_EQ(all_solutions(n, {}), solutions_by_permutations(n)) << "n " << n;
    }
}

TEST(NQueens, KnownCounts) {
    const std::vector<long long> known = {1,  1,  0,   0,   2,    10,   4,
                                          40, 92, 352, 724, 2680, 14200};
    for (std::size_t n = 0; n < known.size(); ++n) {
        EXPECT_EQ(backtracking::n_queens_count(int(n)), known[n]) << "n " << n;
    }
}

TEST(NQueens, FixedQueensSelectSolutions) {
    for (int n = 1; n <= 7; ++n) {
        const std::vector<Placement> all = solutions_by_permutations(n);
        for (unsigned seed = 0; seed < 150; ++seed) {
            std::mt19937 random(seed);
            std::vector<Queen> fixed;
            for (unsigned i = seed % 4; i > 0; --i) {
                fixed.push_back(
                    {int(random() % unsigned(n)), int(random() % unsigned(n))});
            }
            std::vector<Placement> expected;
            for (const Placement& placement : all) {
                bool agrees = true;
                for (const Queen& queen : fixed) {
                    if (placement[std::size_t(queen.column)] != queen.row) agrees = false;
                }
                if (agrees) expected.push_back(placement);
            }
            ASSERT_EQ(all_solutions(n, fixed), expected)
                << "n " << n << ", seed " << seed;
            ASSERT_EQ(backtracking::n_queens_count(n, fixed), (long long)expected.size());
        }
    }
}

TEST(NQueens, AFixedQueenIsGivenByRowAndColumn) {
    const std::vector<Placement> found = all_solutions(8, {{3, 5}});
    EXPECT_EQ(found.size(), 12u);
    for (const Placement& placement : found) EXPECT_EQ(placement[5], 3);
}

TEST(NQueens, ContradictoryFixedQueensHaveNoSolutionAtOnce) {
    EXPECT_EQ(backtracking::n_queens_count(64, {{0, 63}, {1, 63}}), 0);
    EXPECT_EQ(backtracking::n_queens_count(64, {{0, 0}, {63, 0}}), 0);
    EXPECT_EQ(backtracking::n_queens_count(64, {{9, 62}, {9, 63}}), 0);
    EXPECT_EQ(backtracking::n_queens_count(64, {{60, 60}, {63, 63}}), 0);
    EXPECT_EQ(backtracking::n_queens_count(64, {{0, 63}, {3, 60}}), 0);
    EXPECT_EQ(backtracking::n_queens_count(4, {{1, 0}, {1, 0}}), 1);
}

TEST(NQueens, StopsWhenTheVisitorSaysSo) {
    int visits = 0;
    const bool completed =
        backtracking::n_queens_for_each(8, {}, [&visits](const Placement&) {
            ++visits;
            return visits < 5;
        });
    EXPECT_FALSE(completed);
    EXPECT_EQ(visits, 5);
}

TEST(NQueens, FirstSolutionOfTwentyQueens) {
    Placement first;
    backtracking::n_queens_for_each(20, {}, [&first](const Placement& placement) {
        first = placement;
        return false;
    });
    EXPECT_EQ(first, Placement({0,  2, 4,  1,  3, 12, 14, 11, 17, 19,
                                16, 8, 15, 18, 7, 9,  6,  13, 5,  10}));
    EXPECT_TRUE(is_solution(first, 20));
}

// All but the first eight columns are fixed, so that large boards are searched soon.
TEST(NQueens, EnumeratesOnBoardsUpToTheWordSize) {
    for (const int n : {9, 16, 17, 20, 31, 32, 33, 63, 64}) {
        const Placement one = backtracking::n_queens_one(n);
        ASSERT_TRUE(is_solution(one, n));
        std::vector<Queen> fixed;
        for (int column = 8; column < n; ++column) {
            fixed.push_back({one[std::size_t(column)], column});
        }
        const std::vector<Placement> found = all_solutions(n, fixed);
        EXPECT_EQ(std::count(found.begin(), found.end(), one), 1) << "n " << n;
        for (const Placement& placement : found) EXPECT_TRUE(is_solution(placement, n));
    }
}

TEST(NQueens, ConstructsOneSolutionOfEverySize) {
    for (int n = 0; n <= 2000; ++n) {
        const Placement one = backtracking::n_queens_one(n);
        if (n == 2 || n == 3) {
            ASSERT_TRUE(one.empty());
        } else {
            ASSERT_TRUE(is_solution(one, n)) << "n " << n;
        }
    }
    for (int n = 999995; n <= 1000000; ++n) {
        ASSERT_TRUE(is_solution(backtracking::n_queens_one(n), n)) << "n " << n;
    }
}

// A program in print that marks n + row - column but tests n + column - row: it lets
// queens attack each other and forbids squares that are free.
void faulty_fill(int n, Placement& placement, std::vector<char>& row,
                 std::vector<char>& diagonal, std::vector<char>& antidiagonal,
                 std::vector<Placement>& found) {
    const int c = int(placement.size());
    if (c == n) {
        found.push_back(placement);
        return;
    }
    for (int r = 0; r < n; ++r) {
        char& marked = diagonal[std::size_t(n + r - c)];
        const char tested = diagonal[std::size_t(n + c - r)];
        if (row[std::size_t(r)] || antidiagonal[std::size_t(r + c)] || tested) continue;
        row[std::size_t(r)] = antidiagonal[std::size_t(r + c)] = marked = 1;
        placement.push_back(r);
        faulty_fill(n, placement, row, diagonal, antidiagonal, found);
        placement.pop_back();
        row[std::size_t(r)] = antidiagonal[std::size_t(r + c)] = marked = 0;
    }
}

TEST(NQueens, TheCheckerCatchesTheFaultyDiagonalMarks) {
    const std::vector<std::size_t> faulty_counts = {4, 8, 27, 130, 652, 3566};
    for (int n = 4; n <= 9; ++n) {
        Placement placement;
        std::vector<char> row(std::size_t(n), 0);
        std::vector<char> diagonal(std::size_t(2 * n + 1), 0);
        std::vector<char> antidiagonal(std::size_t(2 * n), 0);
        std::vector<Placement> found;
        faulty_fill(n, placement, row, diagonal, antidiagonal, found);
        EXPECT_EQ(found.size(), faulty_counts[std::size_t(n - 4)]) << "n " << n;
        EXPECT_NE((long long)found.size(), backtracking::n_queens_count(n)) << "n " << n;
        EXPECT_FALSE(
            std::all_of(found.begin(), found.end(),
                        [n](const Placement& rows) { return is_solution(rows, n); }))
            << "n " << n;
    }
}

TEST(NQueensDeathTest, RejectsMisuse) {
    const auto visit = [](const Placement&) { return true; };
    EXPECT_DEATH(backtracking::n_queens_one(-1), "n >= 0");
    EXPECT_DEATH(backtracking::n_queens_count(-1), "0 <= n && n <= 64");
    EXPECT_DEATH(backtracking::n_queens_count(65), "0 <= n && n <= 64");
    EXPECT_DEATH(backtracking::n_queens_for_each(100, {}, visit), "0 <= n && n <= 64");
    EXPECT_DEATH(backtracking::n_queens_count(8, {{8, 0}}), "queen.row < n");
    EXPECT_DEATH(backtracking::n_queens_count(8, {{-1, 0}}), "0 <= queen.row");
    EXPECT_DEATH(backtracking::n_queens_count(8, {{0, 8}}), "queen.column < n");
    EXPECT_DEATH(backtracking::n_queens_count(8, {{0, -1}}), "0 <= queen.column");
    EXPECT_DEATH(backtracking::n_queens_count(0, {{0, 0}}), "queen.row < n");
}

}  // namespace
