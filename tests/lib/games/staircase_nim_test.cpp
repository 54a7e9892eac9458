#include "games/staircase_nim.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <vector>

#include "heaps.hpp"
#include "play.hpp"

namespace {

using heaps::Heaps;
using Ways = std::vector<std::vector<int>>;

// The rules: one or more coins of a place go one of its ways.
play::Game<Heaps> board_game(const Ways& ways) {
    return play::Game<Heaps>([ways](const Heaps& coins) {
        std::vector<Heaps> result;
        for (std::size_t i = 0; i < coins.size(); ++i) {
            for (const int to : ways[i]) {
                for (long long sent = 1; sent <= coins[i]; ++sent) {
                    result.push_back(coins);
                    result.back()[i] -= sent;
                    result.back()[std::size_t(to)] += sent;
                }
            }
        }
        return result;
    });
}

Ways stairs(std::size_t count) {
    Ways ways(count);
    for (std::size_t i = 1; i < count; ++i) ways[i].push_back(int(i - 1));
    return ways;
}

// The winning moves are those to a loss for the opponent, and no other.
void expect_moves(const std::vector<games::StaircaseMove>& moves, const Heaps& coins,
                  const Ways& ways, play::Game<Heaps>& game) {
    std::size_t found = 0;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        for (const int to : ways[i]) {
            for (long long sent = 1; sent <= coins[i]; ++sent) {
                Heaps after = coins;
                after[i] -= sent;
                after[std::size_t(to)] += sent;
                if (game.is_n_position(after)) continue;
                ASSERT_LT(found, moves.size());
                ASSERT_EQ(moves[found].from, int(i));
                ASSERT_EQ(moves[found].to, to);
                ASSERT_EQ(moves[found].coins, sent);
                ++found;
            }
        }
    }
    ASSERT_EQ(found, moves.size());
}

TEST(StaircaseNim, AgreesWithPlayOnEverySmallStaircase) {
    for (std::size_t count = 0; count <= 5; ++count) {
        const Ways ways = stairs(count);
        play::Game<Heaps> game = board_game(ways);
        for (const Heaps& coins : heaps::positions(count, count == 5 ? 2 : 3)) {
            if (coins.size() != count) continue;
            SCOPED_TRACE(testing::PrintToString(coins));
            const bool wins = game.is_n_position(coins);
            ASSERT_EQ(games::staircase_nim_is_n_position(coins), wins);
            ASSERT_EQ(games::staircase_nim_sum(coins),
                      games::staircase_nim_sum(coins, ways));
            const auto moves = games::staircase_nim_winning_moves(coins);
            ASSERT_NO_FATAL_FAILURE(expect_moves(moves, coins, ways, game));
        }
    }
}

TEST(StaircaseNim, SumIsTheGrundyValueByPlay) {
    play::Game<Heaps> game = board_game(stairs(4));
    for (const Heaps& coins : heaps::positions(4, 2)) {
        if (coins.size() != 4) continue;
        ASSERT_EQ(games::staircase_nim_sum(coins), game.grundy(coins))
            << testing::PrintToString(coins);
    }
}

TEST(StaircaseNim, AgreesWithPlayOnRandomBoards) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const std::size_t n = 1 + random() % 5;
        // Place 0 is an end; ways lead to places of other parity that come before.
        std::vector<int> odd(n, 0);
        Ways ways(n);
        for (std::size_t v = 1; v < n; ++v) {
            const int wanted = int(random() % 2);
            for (std::size_t u = 0; u < v; ++u) {
                if (odd[u] != wanted && random() % 3) ways[v].push_back(int(u));
            }
            odd[v] = ways[v].empty() ? 0 : wanted;
        }
        for (std::size_t i = 0; i < n; ++i) {
            ASSERT_EQ(int(games::staircase_odd_places(ways)[i]), odd[i]);
        }
        play::Game<Heaps> game = board_game(ways);
        Heaps coins(n);
        for (long long& count : coins) count = (long long)(random() % 3);
        ASSERT_EQ(games::staircase_nim_sum(coins, ways) != 0, game.is_n_position(coins));
        const auto moves = games::staircase_nim_winning_moves(coins, ways);
        ASSERT_NO_FATAL_FAILURE(expect_moves(moves, coins, ways, game));
    }
}

// The steps of a move may be any odd number; with two the rule is wrong.
TEST(StaircaseNim, MovesOfSeveralStepsKeepTheRuleWhenOdd) {
    Ways odd(6), all(6);
    for (int i = 1; i < 6; ++i) {
        for (int to = 0; to < i; ++to) {
            all[std::size_t(i)].push_back(to);
            if ((i - to) % 2) odd[std::size_t(i)].push_back(to);
        }
    }
    play::Game<Heaps> game = board_game(odd);
    for (const Heaps& coins : heaps::positions(5, 1)) {
        Heaps on_stairs = {0};
        on_stairs.insert(on_stairs.end(), coins.begin(), coins.end());
        on_stairs.resize(6, 2);
        ASSERT_EQ(games::staircase_nim_is_n_position(on_stairs),
                  game.is_n_position(on_stairs));
        ASSERT_EQ(games::staircase_nim_sum(on_stairs, odd),
                  games::staircase_nim_sum(on_stairs));
    }
    EXPECT_TRUE(board_game(all).is_n_position({0, 0, 1, 0, 0, 0}));
    EXPECT_FALSE(games::staircase_nim_is_n_position({0, 0, 1, 0, 0, 0}));
}

// The samples of CSES 1099 and LightOJ 1393, and a grid by its heights.
TEST(StaircaseNim, KnownPositions) {
    EXPECT_TRUE(games::staircase_nim_is_n_position({0, 2, 1}));
    EXPECT_FALSE(games::staircase_nim_is_n_position({1, 1, 1, 1}));
    EXPECT_TRUE(games::staircase_nim_is_n_position({5, 3}));
    const Ways grid = {{1, 2}, {3}, {3}, {}};
    EXPECT_EQ(games::staircase_nim_sum({1, 1, 1, 1}, grid), 0);
    EXPECT_EQ(games::staircase_nim_sum({0, 1, 0, 1}, grid), 1);
}

TEST(StaircaseNim, BoundaryCases) {
    EXPECT_FALSE(games::staircase_nim_is_n_position({}));
    EXPECT_FALSE(games::staircase_nim_is_n_position({7}));
    EXPECT_TRUE(games::staircase_nim_winning_moves({}).empty());
    EXPECT_EQ(games::staircase_nim_sum({}, {}), 0);
    const long long big = 9223372036854775807LL;
    EXPECT_EQ(games::staircase_nim_sum({big, big, big, 0}), big);
    const auto moves = games::staircase_nim_winning_moves({0, big, big, 0});
    ASSERT_EQ(moves.size(), 1u);
    EXPECT_EQ(moves[0].coins, big);
    const auto raise = games::staircase_nim_winning_moves({0, 1, big, big});
    ASSERT_EQ(raise.size(), 2u);
    EXPECT_EQ(raise[0].from, 2);
    EXPECT_EQ(raise[0].to, 1);
    EXPECT_EQ(raise[0].coins, big - 1);
    EXPECT_EQ(raise[1].from, 3);
}

TEST(StaircaseNim, TakesALongBoard) {
    const std::size_t n = 300000;
    const Heaps coins(n, 3);
    EXPECT_EQ(games::staircase_nim_sum(coins, stairs(n)), n / 2 % 2 ? 3 : 0);
    EXPECT_EQ(games::staircase_nim_sum(coins), n / 2 % 2 ? 3 : 0);
}

TEST(StaircaseNimDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::staircase_nim_sum({-1}), "coins.i. >= 0");
    EXPECT_DEATH(games::staircase_nim_is_n_position({0, -1}), "coins.i. >= 0");
    EXPECT_DEATH(games::staircase_nim_winning_moves({0, -1}), "coins.i. >= 0");
    EXPECT_DEATH(games::staircase_nim_sum({1, 1}, {{}}), "coins.size");
    EXPECT_DEATH(games::staircase_nim_sum({-1}, {{}}), "coins.i. >= 0");
    EXPECT_DEATH(games::staircase_odd_places({{1}}), "leads to a place");
    EXPECT_DEATH(games::staircase_odd_places({{-1}}), "leads to a place");
    EXPECT_DEATH(games::staircase_odd_places({{0}}), "no way leads back");
    EXPECT_DEATH(games::staircase_odd_places({{1}, {2}, {1}}), "no way leads back");
    EXPECT_DEATH(games::staircase_odd_places({{}, {0}, {0, 1}}), "changes parity");
    EXPECT_DEATH(games::staircase_odd_places({{}, {0}, {1, 0}}), "changes parity");
}

}  // namespace
