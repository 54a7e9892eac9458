#include "games/coin_product.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

namespace {

using Sets = games::CoinTurningGame::Sets;
using Rules = std::function<Sets(int)>;
using Heads = games::CoinProduct::Heads;

// Turns over the coins of a board where the rows and the columns cross.
void turn(std::vector<std::string>& board, const std::vector<int>& rows,
          const std::vector<int>& columns) {
    for (const int row : rows) {
        for (const int column : columns) {
            char& side = board[std::size_t(row)][std::size_t(column)];
            side = side == 'H' ? 'T' : 'H';
        }
    }
}

// By the rules alone. A position is a board of coins, 'H' or 'T'.
play::Game<std::vector<std::string>> game_of(const Rules& rows, const Rules& columns) {
    return play::Game<std::vector<std::string>>(
        [rows, columns](const std::vector<std::string>& board) {
            std::vector<std::vector<std::string>> result;
            for (std::size_t row = 0; row < board.size(); ++row) {
                for (std::size_t column = 0; column < board[row].size(); ++column) {
                    if (board[row][column] != 'H') continue;
                    for (const std::vector<int>& row_set : rows(int(row))) {
                        for (const std::vector<int>& column_set : columns(int(column))) {
                            result.push_back(board);
                            turn(result.back(), row_set, column_set);
                        }
                    }
                }
            }
            return result;
        });
}

Sets one_or_neighbours(int coin) {
    return coin == 0 ? Sets{{coin}} : Sets{{coin}, {coin, coin - 1}};
}

const std::vector<Rules> all_rules = {games::twins_sets, games::ruler_sets,
                                      games::mock_turtles_sets, one_or_neighbours};

std::vector<std::string> board_of(int rows, int columns, const Heads& heads) {
    std::vector<std::string> board(std::size_t(rows),
                                   std::string(std::size_t(columns), 'T'));
    for (const std::pair<int, int>& head : heads) {
        board[std::size_t(head.first)][std::size_t(head.second)] = 'H';
    }
    return board;
}

TEST(CoinProduct, AgreesWithPlayOnEverySmallBoard) {
    const int rows = 3, columns = 3;
    for (const Rules& row_rules : all_rules) {
        for (const Rules& column_rules : all_rules) {
            auto play = game_of(row_rules, column_rules);
            const games::CoinProduct game(games::CoinTurningGame(rows, row_rules),
                                          games::CoinTurningGame(columns, column_rules));
            for (unsigned mask = 0; mask < 1U << (rows * columns); ++mask) {
                Heads heads;
                for (int i = 0; i < rows * columns; ++i) {
                    if (mask >> i & 1) heads.push_back({i / columns, i % columns});
                }
                if (mask % 3 == 0) std::reverse(heads.begin(), heads.end());
                std::vector<std::string> board = board_of(rows, columns, heads);
                SCOPED_TRACE(testing::PrintToString(board));
                const bool wins = play.is_n_position(board);
                ASSERT_EQ(game.is_n_position(heads), wins);
                const games::CoinProductMove move = game.winning_move(heads);
                ASSERT_EQ(!move.rows.empty(), wins);
                ASSERT_EQ(!move.columns.empty(), wins);
                if (!wins) continue;
                const Sets row_sets = row_rules(move.rows[0]);
                const Sets column_sets = column_rules(move.columns[0]);
                ASSERT_TRUE(std::count(row_sets.begin(), row_sets.end(), move.rows));
                ASSERT_TRUE(
                    std::count(column_sets.begin(), column_sets.end(), move.columns));
                ASSERT_EQ(board[std::size_t(move.rows[0])][std::size_t(move.columns[0])],
                          'H');
                turn(board, move.rows, move.columns);
                ASSERT_FALSE(play.is_n_position(board));
            }
        }
    }
}

TEST(CoinProduct, TheValueIsTheOneOfPlay) {
    for (const Rules& row_rules : all_rules) {
        for (const Rules& column_rules : all_rules) {
            auto play = game_of(row_rules, column_rules);
            const games::CoinProduct game(games::CoinTurningGame(3, row_rules),
                                          games::CoinTurningGame(4, column_rules));
            for (int row = 0; row < 3; ++row) {
                for (int column = 0; column + row < 5 && column < 4; ++column) {
                    const auto board = board_of(row + 1, column + 1, {{row, column}});
                    const std::uint64_t value = std::uint64_t(play.grundy(board));
                    ASSERT_EQ(game.grundy(row, column), value) << row << ' ' << column;
                    ASSERT_EQ(game.grundy_of_heads({{row, column}}), value);
                }
            }
        }
    }
}

TEST(CoinProduct, TurningCornersIsTheProductOfTwins) {
    const games::NimProduct nim;
    const games::CoinTurningGame twins(20, games::twins_sets);
    const games::CoinProduct game(twins, twins);
    std::mt19937 random(1);
    for (int i = 0; i < 300; ++i) {
        Heads heads;
        std::vector<std::pair<long long, long long>> corners;
        for (int row = 0; row < 20; ++row) {
            if (random() % 4 > 0) continue;
            heads.push_back({row, int(random() % 20)});
            corners.push_back(heads.back());
        }
        ASSERT_EQ(games::turning_corners_grundy(nim, corners),
                  game.grundy_of_heads(heads));
    }
    EXPECT_EQ(games::turning_corners_grundy(nim, {}), 0u);
    EXPECT_EQ(games::turning_corners_grundy(nim, {{1LL << 32, 1LL << 32}}), 3ULL << 31);
}

TEST(CoinProductDeathTest, RejectsMisuse) {
    const games::NimProduct nim;
    EXPECT_DEATH(games::turning_corners_grundy(nim, {{-1, 2}}), "head.first >= 0");
    EXPECT_DEATH(games::turning_corners_grundy(nim, {{2, -1}}), "head.second >= 0");
    const games::CoinProduct game(games::CoinTurningGame(2, games::twins_sets),
                                  games::CoinTurningGame(3, games::twins_sets));
    EXPECT_DEATH(game.grundy(2, 2), "coin < coins");
    EXPECT_DEATH(game.grundy(1, 3), "coin < coins");
    EXPECT_DEATH(game.is_n_position({{1, -1}}), "coin >= 0");
    EXPECT_DEATH(game.grundy_of_heads({{1, 2}, {0, 0}, {1, 2}}), "different coins");
}

}  // namespace
