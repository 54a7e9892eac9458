#include "games/component_grundy.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "play.hpp"

namespace {

// Cram: a move covers two neighbouring free squares of a board with a domino. A board is
// its rows, each ended by a bar: "..#|.#.|".
std::vector<std::string> options(const std::string& board) {
    const std::size_t width = board.find('|') + 1;
    std::vector<std::string> result;
    for (std::size_t i = 0; i < board.size(); ++i) {
        for (const std::size_t other : {i + 1, i + width}) {
            if (other >= board.size() || board[i] != '.' || board[other] != '.') continue;
            result.push_back(board);
            result.back()[i] = result.back()[other] = '#';
        }
    }
    return result;
}

// The regions of free squares with a move, each in the upper left corner of a board of
// its own; `mirrored` takes the lesser of a region and its mirror image.
std::vector<std::string> regions(std::string board, bool mirrored) {
    const std::size_t width = board.find('|') + 1;
    std::vector<std::string> result;
    for (std::size_t start = 0; start < board.size(); ++start) {
        if (board[start] != '.') continue;
        std::vector<std::size_t> region = {start};
        board[start] = '#';
        for (std::size_t k = 0; k < region.size(); ++k) {
            const std::size_t i = region[k];
            for (const std::size_t next : {i + 1, i - 1, i + width, i - width}) {
                if (next >= board.size() || board[next] != '.') continue;
                board[next] = '#';
                region.push_back(next);
            }
        }
        if (region.size() == 1) continue;
        std::size_t top = board.size(), bottom = 0, left = width, right = 0;
        for (const std::size_t i : region) {
            top = std::min(top, i / width);
            bottom = std::max(bottom, i / width);
            left = std::min(left, i % width);
            right = std::max(right, i % width);
        }
        std::string own, mirror;
        for (std::size_t row = top; row <= bottom; ++row) {
            std::string line;
            for (std::size_t column = left; column <= right; ++column) {
                const std::size_t i = row * width + column;
                const bool in = std::count(region.begin(), region.end(), i) > 0;
                line += in ? '.' : '#';
            }
            own += line + '|';
            mirror += std::string(line.rbegin(), line.rend()) + '|';
        }
        result.push_back(mirrored ? std::min(own, mirror) : own);
    }
    return result;
}

using Cram = games::ComponentGrundy<std::string>;

Cram cram(bool mirrored) {
    return Cram(options, [mirrored](const std::string& board) {
        return regions(board, mirrored);
    });
}

TEST(ComponentGrundy, AgreesWithPlayOnEverySmallBoard) {
    play::Game<std::string> game(options);
    Cram plain = cram(false), mirrored = cram(true);
    for (unsigned walls = 0; walls < 1u << 9; ++walls) {
        std::string board = "...|...|...|";
        for (std::size_t i = 0; i < 9; ++i) {
            if (walls >> i & 1) board[i / 3 * 4 + i % 3] = '#';
        }
        SCOPED_TRACE(board);
        const int value = game.grundy(board);
        ASSERT_EQ(plain.value(board), value);
        ASSERT_EQ(mirrored.value(board), value);
        ASSERT_EQ(plain.is_n_position(board), game.is_n_position(board));
        const std::vector<std::string> moves = options(board);
        int first = -1;
        for (int i = int(moves.size()) - 1; i >= 0; --i) {
            if (!game.is_n_position(moves[std::size_t(i)])) first = i;
        }
        ASSERT_EQ(plain.winning_option(moves), first);
    }
}

// Known values of Cram, by symmetry: a board of even sides is lost, one of which a single
// side is even is won.
TEST(ComponentGrundy, CramOnLargerBoards) {
    Cram game = cram(true);
    EXPECT_EQ(game.value("....|....|....|....|"), 0);
    EXPECT_NE(game.value("....|....|....|"), 0);
    EXPECT_EQ(game.value("......|......|"), 0);
    EXPECT_NE(game.value("......|"), 0);
}

// A row of n squares is the octal game 0.07, Dawson's Kayles with n + 1; OEIS A002187.
TEST(ComponentGrundy, RowsAreDawsonsKayles) {
    const std::vector<int> known = {0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0,
                                    5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5};
    Cram game = cram(false);
    for (std::size_t n = 0; n < known.size(); ++n) {
        EXPECT_EQ(game.value(std::string(n, '.') + '|'), known[n]) << n;
    }
}

// Components are remembered: a state is opened once, however often it comes.
TEST(ComponentGrundy, ValuesEachComponentOnce) {
    using Rows = std::vector<int>;
    std::vector<int> opened(401, 0);
    games::ComponentGrundy<Rows, games::RangeHash> game(
        [&opened](const Rows& row) {
            ++opened[std::size_t(row[0])];
            std::vector<Rows> result;
            for (int i = 0; i + 2 <= row[0]; ++i) result.push_back({i, row[0] - i - 2});
            return result;
        },
        [](const Rows& rows) {
            std::vector<Rows> result;
            for (const int row : rows) {
                if (row > 1) result.push_back({row});
            }
            return result;
        });
    EXPECT_EQ(game.value({400, 400, 3}), 1);
    for (int n = 0; n <= 400; ++n) EXPECT_EQ(opened[std::size_t(n)], n >= 2 && n != 399);
}

// A chain of 200000 states, each one move above the next, deep and without recursion.
TEST(ComponentGrundy, TakesADeepGame) {
    games::ComponentGrundy<int> game(
        [](int n) { return n > 0 ? std::vector<int>{n - 1} : std::vector<int>{}; },
        [](int n) { return std::vector<int>{n}; });
    EXPECT_EQ(game.value(200000), 0);
    EXPECT_EQ(game.value(199999), 1);
}

}  // namespace
