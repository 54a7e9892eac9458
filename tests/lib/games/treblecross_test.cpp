#include "games/treblecross.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

namespace {

// The rules: an X on a free cell; whoever finds three side by side has lost.
std::vector<std::string> options(const std::string& board) {
    std::vector<std::string> result;
    if (board.find("XXX") != std::string::npos) return result;
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
        if (board[cell] == 'X') continue;
        result.push_back(board);
        result.back()[cell] = 'X';
    }
    return result;
}

std::vector<int> winning_by_play(play::Game<std::string>& game,
                                 const std::string& board) {
    std::vector<int> winning;
    for (int cell = 0; cell < int(board.size()); ++cell) {
        if (board[std::size_t(cell)] == 'X') continue;
        std::string after = board;
        after[std::size_t(cell)] = 'X';
        if (!game.is_n_position(after)) winning.push_back(cell);
    }
    return winning;
}

TEST(Treblecross, AgreesWithPlayOnEveryBoardUpToElevenCells) {
    for (int n = 3; n <= 11; ++n) {
        play::Game<std::string> game(options);
        for (int bits = 0; bits < 1 << n; ++bits) {
            std::string board;
            for (int cell = 0; cell < n; ++cell) board += bits >> cell & 1 ? 'X' : '.';
            if (board.find("XXX") != std::string::npos) continue;
            ASSERT_EQ(games::treblecross_winning_moves(board),
                      winning_by_play(game, board))
                << board;
        }
    }
}

// Board -> winning cells from 1, by brute force over the rules.
TEST(Treblecross, KnownBoards) {
    const std::vector<std::pair<std::string, std::string>> known = {
        {"...", "1 2 3"},       {"....", "2 3"},     {".....", "3"},
        {"......", ""},         {".......", "4"},    {"........", "4 5"},
        {"............", ""},   {"...X..", "1"},     {".X.X.", "3"},
        {"..XX..", "2 5"},      {"X.....X", "4"},    {".X......X..", "5 6"},
        {"....X....X....", ""}, {"X....X....X", ""}, {".....X.....", ""},
        {"X.X.X.X", "2 4 6"},
    };
    for (const auto& row : known) {
        std::istringstream cells(row.second);
        std::vector<int> expected;
        for (int cell; cells >> cell;) expected.push_back(cell - 1);
        EXPECT_EQ(games::treblecross_winning_moves(row.first), expected) << row.first;
    }
}

TEST(Treblecross, ALongBoard) {
    // An X in the middle of an odd empty board leaves two equal rows.
    const std::vector<int> moves =
        games::treblecross_winning_moves(std::string(999, '.'));
    EXPECT_NE(std::find(moves.begin(), moves.end(), 499), moves.end());
}

TEST(TreblecrossDeathTest, RejectsWhatIsNoBoard) {
    EXPECT_DEATH(games::treblecross_winning_moves(".XXX."), "treblecross_has_near");
    EXPECT_DEATH(games::treblecross_winning_moves("..O.."), "board");
    EXPECT_DEATH(games::treblecross_winning_moves(".."), "n >= 3");
    EXPECT_DEATH(games::treblecross_table(-1), "n >= 0");
}

}  // namespace
