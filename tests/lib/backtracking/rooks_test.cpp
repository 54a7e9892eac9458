#include "backtracking/rooks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using Board = std::vector<std::string>;

// True iff a rook on `from` sees a rook, going one way until a wall or the edge.
bool sees(const Board& board, const std::set<std::pair<int, int>>& rooks, int row,
          int column, int row_step, int column_step) {
    while (true) {
        row += row_step;
        column += column_step;
        if (row < 0 || row >= int(board.size())) return false;
        if (column < 0 || column >= int(board[0].size())) return false;
        if (board[std::size_t(row)][std::size_t(column)] == 'X') return false;
        if (rooks.count({row, column})) return true;
    }
}

bool is_peaceful(const Board& board, const std::set<std::pair<int, int>>& rooks) {
    for (const std::pair<int, int>& rook : rooks) {
        for (int way = 0; way < 4; ++way) {
            const int step = way % 2 ? 1 : -1;
            if (sees(board, rooks, rook.first, rook.second, way < 2 ? step : 0,
                     way < 2 ? 0 : step)) {
                return false;
            }
        }
    }
    return true;
}

// The largest placement, by trying every set of free squares.
std::size_t most_rooks(const Board& board) {
    std::vector<std::pair<int, int>> squares;
    for (std::size_t row = 0; row < board.size(); ++row) {
        for (std::size_t column = 0; column < board[row].size(); ++column) {
            if (board[row][column] != 'X') squares.push_back({int(row), int(column)});
        }
    }
    std::size_t most = 0;
    for (unsigned set = 0; set < 1u << squares.size(); ++set) {
        std::set<std::pair<int, int>> rooks;
        for (std::size_t i = 0; i < squares.size(); ++i) {
            if (set >> i & 1) rooks.insert(squares[i]);
        }
        if (rooks.size() > most && is_peaceful(board, rooks)) most = rooks.size();
    }
    return most;
}

void expect_right(const Board& board) {
    std::set<std::pair<int, int>> rooks;
    std::pair<int, int> last(-1, 0);
    const std::vector<backtracking::Rook> placement =
        backtracking::rooks_placement(board);
    for (const backtracking::Rook& rook : placement) {
        const std::pair<int, int> square(rook.row, rook.column);
        ASSERT_LT(last, square);
        last = square;
        ASSERT_NE(board.at(std::size_t(rook.row)).at(std::size_t(rook.column)), 'X');
        rooks.insert(square);
    }
    ASSERT_TRUE(is_peaceful(board, rooks));
    ASSERT_EQ(rooks.size(), most_rooks(board)) << testing::PrintToString(board);
}

TEST(Rooks, AgreesWithSearchOnEveryBoardOfThreeByThree) {
    for (unsigned walls = 0; walls < 512; ++walls) {
        Board board(3, "...");
        for (std::size_t i = 0; i < 9; ++i) {
            if (walls >> i & 1) board[i / 3][i % 3] = 'X';
        }
        ASSERT_NO_FATAL_FAILURE(expect_right(board));
    }
}

TEST(Rooks, AgreesWithSearchOnRandomBoards) {
    for (unsigned seed = 0; seed < 40; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const std::size_t height = 1 + random() % 5, width = 1 + random() % 5;
        Board board(height, std::string(width, '.'));
        std::size_t free = height * width;
        while (free > 11 || random() % 4) {
            char& square = board[random() % height][random() % width];
            free -= square == '.';
            square = 'X';
        }
        ASSERT_NO_FATAL_FAILURE(expect_right(board));
    }
}

TEST(Rooks, KnownBoards) {
    EXPECT_TRUE(backtracking::rooks_placement({}).empty());
    EXPECT_TRUE(backtracking::rooks_placement({""}).empty());
    EXPECT_TRUE(backtracking::rooks_placement({"X"}).empty());
    EXPECT_EQ(backtracking::rooks_placement({"#.", "##"}, '#').size(), 1u);
    EXPECT_EQ(backtracking::rooks_placement({"X.", ".."}, '#').size(), 2u);
    EXPECT_EQ(backtracking::rooks_placement(Board(300, std::string(300, '.'))).size(),
              300u);
}

TEST(RooksDeathTest, RejectsRowsOfUnequalLength) {
    EXPECT_DEATH(backtracking::rooks_placement({"..", "."}), "rows have equal length");
}

}  // namespace
