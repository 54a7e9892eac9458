#include "backtracking/n_queens_count.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "backtracking/n_queens.hpp"

namespace {

using backtracking::Queen;
using Board = std::vector<std::string>;
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

Board empty_board(int n) {
    return Board(std::size_t(n), std::string(std::size_t(n), '.'));
}

TEST(NQueensCount, CountsOnRandomBoards) {
    for (int n = 0; n <= 8; ++n) {
        const std::vector<Placement> all = solutions(n);
        for (unsigned seed = 0; seed < 60; ++seed) {
            SCOPED_TRACE(testing::Message() << "n " << n << ", seed " << seed);
            std::mt19937 random(seed);
            Board board = empty_board(n);
            for (std::string& row : board) {
                for (char& square : row) {
                    if (random() % 40 < seed) square = random() % 2 ? '*' : 'x';
                }
            }
            long long stars = 0, crosses = 0;
            for (const Placement& placement : all) {
                bool star = false, cross = false;
                for (std::size_t column = 0; column < placement.size(); ++column) {
                    const char square = board[std::size_t(placement[column])][column];
                    star = star || square == '*';
                    cross = cross || square == 'x';
                }
                stars += !star;
                crosses += !cross;
            }
            ASSERT_EQ(backtracking::n_queens_count_on(board), stars);
            ASSERT_EQ(backtracking::n_queens_count_on(board, 'x'), crosses);
        }
    }
}

TEST(NQueensCount, KnownCountsOnEmptyBoards) {
    const std::vector<long long> known = {1, 1,  0,  0,   2,   10,  // A000170
                                          4, 40, 92, 352, 724, 2680, 14200};
    for (int n = 0; n < int(known.size()); ++n) {
        EXPECT_EQ(backtracking::n_queens_count_on(empty_board(n)), known[std::size_t(n)]);
    }
}

// UVa 11195 and CSES 1624 in shared/problems: their samples.
TEST(NQueensCount, SamplesOfTheJudges) {
    EXPECT_EQ(
        backtracking::n_queens_count_on({"........", "........", "..*.....", "........",
                                         "........", ".....**.", "...*....", "........"}),
        65);
    EXPECT_EQ(backtracking::n_queens_count_on({".*..", "....", "....", "...."}), 1);
}

// Each row of a large board leaves little choice: around one solution of n queens.
TEST(NQueensCount, CountsOnBoardsUpToTheWordSize) {
    for (const int n : {31, 32, 33, 63, 64}) {
        const Placement one = backtracking::n_queens_one(n);
        Board board(std::size_t(n), std::string(std::size_t(n), '*'));
        for (int column = 0; column < n; ++column) {
            board[std::size_t(one[std::size_t(column)])][std::size_t(column)] = '.';
        }
        EXPECT_EQ(backtracking::n_queens_count_on(board), 1) << n;
        board[std::size_t(one[5])][5] = '*';
        EXPECT_EQ(backtracking::n_queens_count_on(board), 0) << n;
        for (int column = 0; column < 8; ++column) {
            for (int row = 0; row < n; ++row) {
                board[std::size_t(row)][std::size_t(column)] = '.';
            }
        }
        std::vector<Queen> fixed;
        for (int column = 8; column < n; ++column) {
            fixed.push_back({one[std::size_t(column)], column});
        }
        EXPECT_EQ(backtracking::n_queens_count_on(board),
                  backtracking::n_queens_count(n, fixed))
            << n;
    }
}

// More partial placements than are carried on together, at every row.
TEST(NQueensCount, AgreesWithTheListOfLargerBoards) {
    for (unsigned seed = 0; seed < 12; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const int n = 10 + int(seed % 2);
        Board board = empty_board(n);
        for (unsigned i = 0; i < 2 * seed; ++i) {
            board[random() % unsigned(n)][random() % unsigned(n)] = '*';
        }
        long long expected = 0;
        backtracking::n_queens_for_each(n, {}, [&](const Placement& placement) {
            bool free = true;
            for (std::size_t column = 0; column < placement.size(); ++column) {
                free = free && board[std::size_t(placement[column])][column] == '.';
            }
            expected += free;
            return true;
        });
        ASSERT_EQ(backtracking::n_queens_count_on(board), expected);
    }
}

TEST(NQueensCount, SquaresAreBitsOfTheirRows) {
    using Squares = std::vector<std::uint64_t>;
    EXPECT_EQ(backtracking::n_queens_count_on_squares({}), 1);
    EXPECT_EQ(backtracking::n_queens_count_on_squares({0}), 0);
    EXPECT_EQ(backtracking::n_queens_count_on_squares({1}), 1);
    EXPECT_EQ(backtracking::n_queens_count_on_squares({2, 8, 1, 4}), 1);
    EXPECT_EQ(backtracking::n_queens_count_on_squares({4, 1, 8, 2}), 1);
    EXPECT_EQ(backtracking::n_queens_count_on_squares({2, 8, 1, 2}), 0);
    EXPECT_EQ(backtracking::n_queens_count_on_squares(Squares(4, 15)), 2);
    EXPECT_EQ(backtracking::n_queens_count_on_squares({0, 15, 15, 15}), 0);
}

TEST(NQueensCountDeathTest, RejectsMisuse) {
    EXPECT_DEATH(backtracking::n_queens_count_on(empty_board(65)), "row.size.. <= 64");
    EXPECT_DEATH(backtracking::n_queens_count_on({"..", "..."}), "row.size");
    EXPECT_DEATH(backtracking::n_queens_count_on({".."}), "row.size");
    EXPECT_DEATH(
        backtracking::n_queens_count_on_squares(std::vector<std::uint64_t>(65, 1)),
        "free_squares.size");
}

}  // namespace
