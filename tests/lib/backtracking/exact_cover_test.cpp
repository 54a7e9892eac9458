#include "backtracking/exact_cover.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "backtracking/n_queens.hpp"

namespace {

using backtracking::ExactCover;
using Options = std::vector<std::vector<int>>;

// The oracle: of all sets of options those that have every primary item once and every
// secondary one at most once.
std::set<std::vector<int>> covers_by_subsets(int primary, int all,
                                             const Options& options) {
    std::set<std::vector<int>> covers;
    for (unsigned set = 0; set < 1u << options.size(); ++set) {
        std::vector<int> times(std::size_t(all), 0), chosen;
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (!(set >> i & 1)) continue;
            chosen.push_back(int(i));
            for (const int item : options[i]) ++times[std::size_t(item)];
        }
        bool exact = true, needed = true;
        for (int item = 0; item < all; ++item) {
            const int count = times[std::size_t(item)];
            if (count > 1 || (item < primary && count == 0)) exact = false;
        }
        // An option of secondary items alone is never chosen: no item asks for it.
        for (const int option : chosen) {
            const std::vector<int>& items = options[std::size_t(option)];
            if (*std::min_element(items.begin(), items.end()) >= primary) needed = false;
        }
        if (exact && needed) covers.insert(chosen);
    }
    return covers;
}

TEST(ExactCover, AgreesWithAllSubsetsOnRandomTables) {
    int several = 0;
    for (unsigned seed = 0; seed < 1500; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const int primary = int(random() % 6), all = primary + int(random() % 3);
        ExactCover cover(primary, all - primary);
        Options options;
        for (std::size_t count = random() % 9; count > 0 && all > 0; --count) {
            std::set<int> items;
            for (std::size_t i = 1 + random() % 3; i > 0; --i) {
                items.insert(int(random() % unsigned(all)));
            }
            options.push_back(std::vector<int>(items.begin(), items.end()));
            ASSERT_EQ(cover.add_option(options.back()), int(options.size()) - 1);
        }
        const auto right = covers_by_subsets(primary, all, options);
        std::vector<std::vector<int>> found;
        const auto collect = [&found](const std::vector<int>& chosen) {
            found.push_back(chosen);
            std::sort(found.back().begin(), found.back().end());
            return true;
        };
        for (int round = 0; round < 2; ++round) {  // a search leaves no trace
            found.clear();
            ASSERT_TRUE(cover.for_each(collect));
            ASSERT_EQ(found.size(), right.size());
            ASSERT_EQ(std::set<std::vector<int>>(found.begin(), found.end()), right);
        }
        const long long count = (long long)right.size();
        several += count > 1;
        ASSERT_EQ(cover.count(), count);
        for (const long long limit : {-1, 0, 1, 2, 100}) {
            ASSERT_EQ(cover.count(limit), std::max(0LL, std::min(limit, count)));
        }
        backtracking::Cover first = cover.first();
        ASSERT_EQ(first.found, count > 0);
        std::sort(first.options.begin(), first.options.end());
        ASSERT_EQ(first.options, found.empty() ? std::vector<int>() : found[0]);
        std::size_t visits = 0;
        const std::size_t stop = 1 + random() % 3;
        const bool completed =
            cover.for_each([&](const std::vector<int>&) { return ++visits < stop; });
        ASSERT_EQ(completed, right.size() < stop);
        ASSERT_EQ(visits, std::min(stop, right.size()));
    }
    EXPECT_GE(several, 100);
}

TEST(ExactCover, OrderIsByFewestOptionsThenByAdding) {
    ExactCover cover(3);
    cover.add_option({0});
    cover.add_option({1, 0});
    cover.add_option({2});
    cover.add_option({2, 1});
    cover.add_option({1});
    cover.add_option({0});
    std::vector<std::vector<int>> found;
    cover.for_each([&found](const std::vector<int>& options) {
        found.push_back(options);
        return true;
    });
    const Options right = {{2, 1}, {2, 4, 0}, {2, 4, 5}, {3, 0}, {3, 5}};
    EXPECT_EQ(found, right);
}

TEST(ExactCover, NoPrimaryItemHasTheEmptyCover) {
    EXPECT_EQ(ExactCover(0).count(), 1);
    EXPECT_TRUE(ExactCover(0).first().found);
    ExactCover secondary(0, 2);
    secondary.add_option({0, 1});
    EXPECT_EQ(secondary.count(), 1);
    EXPECT_TRUE(secondary.first().options.empty());
    EXPECT_EQ(ExactCover(1).count(), 0);
    EXPECT_FALSE(ExactCover(1).first().found);
}

// Queens: rows and columns are primary items, diagonals secondary ones.
ExactCover queens(int n, const std::vector<std::vector<int>>& fixed_rows) {
    ExactCover cover(2 * n, 4 * n);
    for (int row = 0; row < n; ++row) {
        for (int column = 0; column < n; ++column) {
            const std::vector<int>& fixed = fixed_rows[std::size_t(column)];
            if (!fixed.empty() && fixed[0] != row) continue;
            cover.add_option(
                {row, n + column, 2 * n + row + column, 5 * n + row - column});
        }
    }
    return cover;
}

TEST(ExactCover, Queens) {
    const std::vector<long long> known = {1, 1, 0, 0, 2, 10, 4, 40, 92, 352};  // A000170
    for (int n = 0; n < int(known.size()); ++n) {
        const std::vector<std::vector<int>> nothing(static_cast<std::size_t>(n));
        EXPECT_EQ(queens(n, nothing).count(), known[std::size_t(n)]) << n;
    }
    for (int row = 0; row < 8; ++row) {
        for (int column = 0; column < 8; ++column) {
            std::vector<std::vector<int>> fixed(8);
            fixed[std::size_t(column)] = {row};
            EXPECT_EQ(queens(8, fixed).count(),
                      backtracking::n_queens_count(8, {{row, column}}));
        }
    }
}

// Sudoku: the squares, and each digit in each row, column and box.
std::vector<std::string> sudoku(const std::string& clues, long long limit) {
    ExactCover cover(4 * 81);
    std::vector<std::pair<int, int>> squares_and_digits;
    for (int square = 0; square < 81; ++square) {
        const int row = square / 9, column = square % 9, box = row / 3 * 3 + column / 3;
        for (int digit = 0; digit < 9; ++digit) {
            const char clue = clues[std::size_t(square)];
            if (clue != '.' && clue != '1' + digit) continue;
            cover.add_option({square, 81 + 9 * row + digit, 162 + 9 * column + digit,
                              243 + 9 * box + digit});
            squares_and_digits.push_back({square, digit});
        }
    }
    std::vector<std::string> solutions;
    cover.for_each([&](const std::vector<int>& options) {
        solutions.push_back(clues);
        for (const int option : options) {
            const auto& placed = squares_and_digits[std::size_t(option)];
            solutions.back()[std::size_t(placed.first)] = char('1' + placed.second);
        }
        return (long long)solutions.size() < limit;
    });
    return solutions;
}

bool is_sudoku(const std::string& board) {
    for (int i = 0; i < 9; ++i) {
        std::set<char> row, column, box;
        for (int k = 0; k < 9; ++k) {
            row.insert(board[std::size_t(9 * i + k)]);
            column.insert(board[std::size_t(9 * k + i)]);
            const int r = i / 3 * 3 + k / 3, c = i % 3 * 3 + k % 3;
            box.insert(board[std::size_t(9 * r + c)]);
        }
        for (const auto& digits : {row, column, box}) {
            if (digits.size() != 9 || *digits.begin() != '1') return false;
            if (*digits.rbegin() != '9') return false;
        }
    }
    return true;
}

// A solved board made by shifting; its clues are taken away while one solution is left.
TEST(ExactCover, SudokuWithOneSolution) {
    for (unsigned seed = 0; seed < 4; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        std::string board;
        for (int row = 0; row < 9; ++row) {
            const int shift = row * 3 + row / 3;
            for (int column = 0; column < 9; ++column) {
                board += char('1' + (column + shift) % 9);
            }
        }
        ASSERT_TRUE(is_sudoku(board));
        std::string clues = board;
        std::vector<std::size_t> squares;
        for (std::size_t i = 0; i < 81; ++i) squares.push_back(i);
        std::shuffle(squares.begin(), squares.end(), random);
        for (const std::size_t square : squares) {
            std::string fewer = clues;
            fewer[square] = '.';
            const std::vector<std::string> solutions = sudoku(fewer, 2);
            ASSERT_FALSE(solutions.empty());
            for (const std::string& solution : solutions) {
                ASSERT_TRUE(is_sudoku(solution)) << solution;
            }
            if (solutions.size() == 1) clues = fewer;
        }
        EXPECT_EQ(sudoku(clues, 2), std::vector<std::string>({board}));
        EXPECT_LE(81 - std::count(clues.begin(), clues.end(), '.'), 40);
    }
    // Two equal digits in a row.
    EXPECT_TRUE(sudoku("11" + std::string(79, '.'), 2).empty());
    EXPECT_EQ(sudoku(std::string(81, '.'), 7).size(), 7u);
}

TEST(ExactCover, ManyOptionsChosenNeedNoStack) {
    const int n = 2000;
    ExactCover cover(n);
    for (int i = 0; i < n; ++i) cover.add_option({i});
    EXPECT_EQ(cover.count(), 1);
    EXPECT_EQ(cover.first().options.size(), std::size_t(n));
}

TEST(ExactCover, AVisitorMaySearchToo) {
    ExactCover cover(1);
    cover.add_option({0});
    cover.add_option({0});
    int pairs = 0;
    cover.for_each([&](const std::vector<int>&) {
        pairs += int(cover.count());
        return true;
    });
    EXPECT_EQ(pairs, 4);
}

TEST(ExactCoverDeathTest, RejectsMisuse) {
    EXPECT_DEATH(ExactCover(-1), "primary_items >= 0");
    EXPECT_DEATH(ExactCover(1, -1), "secondary_items >= 0");
    ExactCover cover(2, 1);
    EXPECT_DEATH(cover.add_option({}), "!items.empty");
    EXPECT_DEATH(cover.add_option({3}), "in range");
    EXPECT_DEATH(ExactCover(3).add_option({3}), "in range");
    EXPECT_DEATH(cover.add_option({0, 2, 0}), "once");
}

}  // namespace
