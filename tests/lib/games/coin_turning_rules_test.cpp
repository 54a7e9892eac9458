#include "games/coin_turning_rules.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "play.hpp"

namespace {

using Turned = std::vector<std::size_t>;

// By the rules alone: `allowed` tells whether a move may turn these coins, in increasing
// order. A position is a row of coins, 'H' or 'T'.
play::Game<std::string> game_of(const std::function<bool(const Turned&)>& allowed) {
    return play::Game<std::string>([allowed](const std::string& row) {
        std::vector<std::string> result;
        for (unsigned mask = 1; mask < 1U << row.size(); ++mask) {
            Turned turned;
            std::string after = row;
            for (std::size_t coin = 0; coin < row.size(); ++coin) {
                if ((mask >> coin & 1) == 0) continue;
                turned.push_back(coin);
                after[coin] = row[coin] == 'H' ? 'T' : 'H';
            }
            if (row[turned.back()] == 'H' && allowed(turned)) result.push_back(after);
        }
        return result;
    });
}

struct Rules {
    std::function<bool(const Turned&)> allowed;
    std::function<games::CoinTurningGame::Sets(int)> sets;
    std::function<long long(long long)> grundy;
};

std::vector<Rules> all_rules() {
    return {
        {[](const Turned& turned) { return turned.size() <= 2; },
         games::turning_turtles_sets, games::turning_turtles_grundy},
        {[](const Turned& turned) { return turned.size() == 2; }, games::twins_sets,
         games::twins_grundy},
        {[](const Turned& turned) { return turned.size() <= 3; },
         games::mock_turtles_sets, games::mock_turtles_grundy},
        {[](const Turned& turned) {
             return turned.back() - turned.front() + 1 == turned.size();
         },
         games::ruler_sets, games::ruler_grundy},
    };
}

TEST(CoinTurningRules, AgreeWithPlay) {
    const int coins = 7;
    for (const Rules& rules : all_rules()) {
        play::Game<std::string> play = game_of(rules.allowed);
        for (int coin = 0; coin < coins; ++coin) {
            std::string row(std::size_t(coin) + 1, 'T');
            row.back() = 'H';
            ASSERT_EQ(rules.grundy(coin), play.grundy(row)) << row;
        }
        const games::CoinTurningGame game(coins, rules.sets);
        for (unsigned mask = 0; mask < 1U << coins; ++mask) {
            std::string row(std::size_t(coins), 'T');
            std::vector<int> heads;
            for (int coin = 0; coin < coins; ++coin) {
                if ((mask >> coin & 1) == 0) continue;
                row[std::size_t(coin)] = 'H';
                heads.push_back(coin);
            }
            ASSERT_EQ(game.is_n_position(heads), play.is_n_position(row)) << row;
        }
    }
}

TEST(CoinTurningRules, ClosedFormsAgreeWithTheSets) {
    for (const Rules& rules : all_rules()) {
        const games::CoinTurningGame game(60, rules.sets);
        for (int coin = 0; coin < 60; ++coin) {
            ASSERT_EQ(rules.grundy(coin), game.grundy(coin)) << coin;
        }
    }
}

TEST(CoinTurningRules, KnownValues) {
    // The odious numbers, OEIS A000069, and the ruler's powers, OEIS A006519.
    const std::vector<long long> odious = {1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22};
    const std::vector<long long> ruler = {1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4};
    for (std::size_t i = 0; i < odious.size(); ++i) {
        const long long coin = static_cast<long long>(i);
        EXPECT_EQ(games::mock_turtles_grundy(coin), odious[i]);
        EXPECT_EQ(games::ruler_grundy(coin), ruler[i]);
    }
}

TEST(CoinTurningRules, BigCoins) {
    const long long most = std::numeric_limits<long long>::max(), big = 1LL << 62;
    EXPECT_EQ(games::turning_turtles_grundy(most - 1), most);
    EXPECT_EQ(games::twins_grundy(most), most);
    EXPECT_EQ(games::ruler_grundy(big - 1), big);
    EXPECT_EQ(games::ruler_grundy(most - 1), 1);
    EXPECT_EQ(games::mock_turtles_grundy(big - 1), most);  // 62 ones, so one more
    EXPECT_EQ(games::mock_turtles_grundy(big - 2), most - 3);
    EXPECT_EQ(games::mock_turtles_grundy(big / 2), big);
}

TEST(CoinTurningRulesDeathTest, RejectsCoinsOutOfRange) {
    const long long most = std::numeric_limits<long long>::max();
    for (const Rules& rules : all_rules()) {
        EXPECT_DEATH(rules.grundy(-1), "coin >= 0");
        EXPECT_DEATH(rules.sets(-1), "coin >= 0");
    }
    EXPECT_DEATH(games::turning_turtles_grundy(most), "coin < ");
    EXPECT_DEATH(games::ruler_grundy(most), "coin < ");
    EXPECT_DEATH(games::mock_turtles_grundy(1LL << 62), "coin < 1LL << 62");
}

}  // namespace
