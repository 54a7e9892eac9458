#include "backtracking/n_queens_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <random>
#include <vector>

namespace {

using backtracking::Queen;
using Placement = std::vector<int>;

// All solutions in lexicographic order: the permutations of the rows without two
// queens on a diagonal.
std::vector<Placement> solutions(int n) {
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

TEST(NQueensBoards, HeaviestOfRandomWeights) {
    for (int n = 0; n <= 7; ++n) {
        const std::vector<Placement> all = solutions(n);
        for (unsigned seed = 0; seed < 100; ++seed) {
            SCOPED_TRACE(testing::Message() << "n " << n << ", seed " << seed);
            std::mt19937 random(seed);
            const std::vector<long long> scales = {1, 3, 100, 1000000000000000000LL / 64};
            const long long scale = scales[random() % 4], low = random() % 2 ? 0 : -scale;
            std::vector<std::vector<long long>> weights(
                static_cast<std::size_t>(n),
                std::vector<long long>(static_cast<std::size_t>(n), 0));
            for (auto& row : weights) {
                for (long long& weight : row) {
                    const long long value =
                        (long long)(random() % 1000) * (scale / 1000 + 1) / 7;
                    weight = low + value;
                    if (seed % 5 == 0) weight = -1 - value;
                }
            }
            std::vector<long long> sums;
            for (const Placement& placement : all) {
                sums.push_back(0);
                for (std::size_t column = 0; column < placement.size(); ++column) {
                    sums.back() += weights[std::size_t(placement[column])][column];
                }
            }
            const auto best = backtracking::n_queens_heaviest(weights);
            ASSERT_EQ(best.found, !all.empty());
            if (!best.found) continue;
            const auto right = std::max_element(sums.begin(), sums.end());
            ASSERT_EQ(best.weight, *right);
            ASSERT_EQ(best.placement, all[std::size_t(right - sums.begin())]);
        }
    }
}

// UVa 167: the sample of the judge.
TEST(NQueensBoards, SultansSuccessors) {
    std::vector<std::vector<long long>> weights(8);
    for (int i = 0; i < 64; ++i) weights[std::size_t(i / 8)].push_back(i + 1);
    weights[6][0] = 48;
    EXPECT_EQ(backtracking::n_queens_heaviest(weights).weight, 260);
    EXPECT_EQ(backtracking::n_queens_heaviest({{-5}}).weight, -5);
}

TEST(NQueensBoards, LeastMovesFromEveryPlacementOfFewQueens) {
    for (int n = 0; n <= 5; ++n) {
        const std::vector<Placement> all = solutions(n);
        Placement placement(std::size_t(n), 0);
        for (bool more = true; more;) {
            int least = -1;
            for (const Placement& solution : all) {
                int moves = 0;
                for (std::size_t i = 0; i < solution.size(); ++i) {
                    moves += solution[i] != placement[i];
                }
                if (least == -1 || moves < least) least = moves;
            }
            ASSERT_EQ(backtracking::n_queens_least_moves(placement), least)
                << testing::PrintToString(placement);
            std::size_t digit = 0;
            while (digit < placement.size() && ++placement[digit] == n) {
                placement[digit++] = 0;
            }
            more = digit < placement.size();
        }
    }
}

// UVa 11085; a post claims 1 for the second, accepted programs give 2.
TEST(NQueensBoards, BackToTheEightQueens) {
    const auto moves = [](Placement rows) {
        for (int& row : rows) --row;
        return backtracking::n_queens_least_moves(rows);
    };
    EXPECT_EQ(moves({1, 2, 3, 4, 5, 6, 7, 8}), 7);
    EXPECT_EQ(moves({1, 7, 2, 6, 3, 5, 8, 4}), 2);
    EXPECT_EQ(moves({1, 5, 8, 6, 3, 7, 2, 4}), 0);
    EXPECT_EQ(moves({1, 1, 1, 1, 1, 1, 1, 1}), 7);
}

TEST(NQueensBoards, PeacefulQueens) {
    EXPECT_TRUE(backtracking::queens_are_peaceful({}));
    EXPECT_TRUE(backtracking::queens_are_peaceful({{3, 3}}));
    const int side = 4;
    for (int i = 0; i < side * side; ++i) {
        for (int k = 0; k < side * side; ++k) {
            for (int far = 0; far < 3; ++far) {
                const Queen a = {i / side, i % side}, b = {k / side, k % side};
                const int rows = std::abs(a.row - b.row);
                const int columns = std::abs(a.column - b.column);
                const bool attack = rows == 0 || columns == 0 || rows == columns;
                std::vector<Queen> queens = {a, b};
                if (far > 0) queens.insert(queens.begin() + far - 1, {100, 1000});
                ASSERT_EQ(backtracking::queens_are_peaceful(queens), !attack) << i << k;
            }
        }
    }
    const int most = std::numeric_limits<int>::max();
    EXPECT_TRUE(backtracking::queens_are_peaceful({{most, most}, {0, most - 1}}));
    for (const Placement& placement : solutions(6)) {
        std::vector<Queen> queens;
        for (int c = 0; c < 6; ++c) queens.push_back({placement[std::size_t(c)], c});
        EXPECT_TRUE(backtracking::queens_are_peaceful(queens));
    }
}

TEST(NQueensBoardsDeathTest, RejectsMisuse) {
    EXPECT_DEATH(backtracking::n_queens_heaviest({{1, 2}, {3}}), "row.size");
    EXPECT_DEATH(backtracking::n_queens_least_moves({1}), "placement");
    EXPECT_DEATH(backtracking::n_queens_least_moves({0, -1}), "placement");
}

}  // namespace
