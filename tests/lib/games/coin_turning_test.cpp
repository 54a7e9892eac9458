#include "games/coin_turning.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "play.hpp"

namespace {

using Sets = games::CoinTurningGame::Sets;

// By the rules alone. A position is a row of coins, 'H' or 'T'.
play::Game<std::string> game_of(const std::vector<Sets>& sets) {
    return play::Game<std::string>([sets](const std::string& row) {
        std::vector<std::string> result;
        for (std::size_t last = 0; last < row.size(); ++last) {
            if (row[last] != 'H') continue;
            for (const std::vector<int>& set : sets[last]) {
                result.push_back(row);
                for (const int coin : set) {
                    char& side = result.back()[std::size_t(coin)];
                    side = side == 'H' ? 'T' : 'H';
                }
            }
        }
        return result;
    });
}

// Each set that ends with a coin is allowed or not by chance.
std::vector<Sets> random_rules(int coins, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<Sets> rules(static_cast<std::size_t>(coins));
    for (int coin = 0; coin < coins; ++coin) {
        const unsigned percent = unsigned(random()) % 101;
        for (int mask = 0; mask < 1 << coin; ++mask) {
            if (random() % 100 >= percent) continue;
            std::vector<int> set = {coin};
            for (int other = coin - 1; other >= 0; --other) {
                if (mask >> other & 1) set.push_back(other);
            }
            rules[std::size_t(coin)].push_back(set);
        }
    }
    return rules;
}

std::string row_of(int coins, const std::vector<int>& heads) {
    std::string row(std::size_t(coins), 'T');
    for (const int coin : heads) row[std::size_t(coin)] = 'H';
    return row;
}

TEST(CoinTurning, AgreesWithPlayUnderRandomRules) {
    for (unsigned seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const int coins = 1 + int(seed % 6);
        const std::vector<Sets> rules = random_rules(coins, seed);
        play::Game<std::string> play = game_of(rules);
        const games::CoinTurningGame game(
            coins, [&rules](int coin) { return rules[std::size_t(coin)]; });
        ASSERT_EQ(game.coins(), coins);
        for (int coin = 0; coin < coins; ++coin) {
            ASSERT_EQ(game.grundy(coin), play.grundy(row_of(coins, {coin})));
            ASSERT_EQ(game.sets_of(coin), rules[std::size_t(coin)]);
        }
        for (int mask = 0; mask < 1 << coins; ++mask) {
            std::vector<int> heads;
            for (int coin = 0; coin < coins; ++coin) {
                if (mask >> coin & 1) heads.push_back(coin);
            }
            if (mask % 3 == 0) std::reverse(heads.begin(), heads.end());
            const std::string row = row_of(coins, heads);
            SCOPED_TRACE(row);
            const bool wins = play.is_n_position(row);
            ASSERT_EQ(game.is_n_position(heads), wins);
            ASSERT_EQ(game.grundy_of_heads(heads), play.grundy(row));
            const std::vector<int> move = game.winning_move(heads);
            ASSERT_EQ(!move.empty(), wins);
            if (!wins) continue;
            // The move is one of the rules, and leaves a loss.
            ASSERT_EQ(row[std::size_t(move[0])], 'H');
            const Sets& allowed = rules[std::size_t(move[0])];
            ASSERT_NE(std::find(allowed.begin(), allowed.end(), move), allowed.end());
            std::string after = row;
            for (const int coin : move) {
                char& side = after[std::size_t(coin)];
                side = side == 'H' ? 'T' : 'H';
            }
            ASSERT_FALSE(play.is_n_position(after));
        }
    }
}

TEST(CoinTurning, NoCoinsAndNoMoves) {
    const games::CoinTurningGame none(0, [](int) { return Sets(); });
    EXPECT_EQ(none.coins(), 0);
    EXPECT_FALSE(none.is_n_position({}));
    EXPECT_TRUE(none.winning_move({}).empty());
    const games::CoinTurningGame stuck(3, [](int) { return Sets(); });
    EXPECT_EQ(stuck.grundy(2), 0);
    EXPECT_FALSE(stuck.is_n_position({0, 1, 2}));
}

TEST(CoinTurningDeathTest, RejectsMisuse) {
    const auto game = [](const Sets& sets) {
        return games::CoinTurningGame(
            2, [sets](int coin) { return coin == 1 ? sets : Sets(); });
    };
    EXPECT_DEATH(games::CoinTurningGame(-1, [](int) { return Sets(); }), "coins >= 0");
    EXPECT_DEATH(game({{}}), "set.empty");
    EXPECT_DEATH(game({{0}}), "set.front");
    EXPECT_DEATH(game({{1, -1}}), "set.back");
    EXPECT_DEATH(game({{1, 0, 0}}), "decreasing order");
    EXPECT_DEATH(game({{1, 1}}), "decreasing order");
    const games::CoinTurningGame right = game({{1, 0}});
    EXPECT_DEATH(right.grundy(-1), "coin >= 0");
    EXPECT_DEATH(right.grundy(2), "coin < coins");
    EXPECT_DEATH(right.sets_of(-1), "coin >= 0");
    EXPECT_DEATH(right.sets_of(2), "coin < coins");
    EXPECT_DEATH(right.is_n_position({0, 2}), "coin < coins");
    EXPECT_DEATH(right.is_n_position({1, 0, 1}), "different coins");
    EXPECT_DEATH(right.winning_move({0, 0}), "different coins");
}

}  // namespace
