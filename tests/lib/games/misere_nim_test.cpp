#include "games/misere_nim.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <vector>

#include "heaps.hpp"
#include "play.hpp"

namespace {

using heaps::Heaps;

TEST(MisereNim, AgreesWithPlayOnEverySmallPosition) {
    play::Game<Heaps> game(heaps::nim_options, play::Convention::misere);
    for (const Heaps& heaps : heaps::positions(4, 5)) {
        SCOPED_TRACE(testing::PrintToString(heaps));
        ASSERT_EQ(games::misere_nim_is_n_position(heaps), game.is_n_position(heaps));

        std::vector<games::NimMove> expected;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            Heaps after = heaps;
            for (after[i] = 0; after[i] < heaps[i]; ++after[i]) {
                if (!game.is_n_position(after)) expected.push_back({int(i), after[i]});
            }
        }
        const std::vector<games::NimMove> moves = games::misere_nim_winning_moves(heaps);
        ASSERT_EQ(moves.size(), expected.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            ASSERT_EQ(moves[i].heap, expected[i].heap);
            ASSERT_EQ(moves[i].leave, expected[i].leave);
        }
        const games::NimMove move = games::misere_nim_winning_move(heaps);
        ASSERT_EQ(move.heap, expected.empty() ? -1 : expected[0].heap);
        ASSERT_EQ(move.leave, expected.empty() ? 0 : expected[0].leave);
    }
}

TEST(MisereNim, KnownOutcomes) {
    const std::vector<Heaps> n_positions = {{},  {0, 0}, {1, 1},    {1, 1, 1, 1},
                                            {2}, {1, 2}, {1, 1, 2}, {3, 3, 1}};
    const std::vector<Heaps> p_positions = {{1}, {0, 1, 0}, {1, 1, 1}, {2, 2}, {2, 1, 3}};
    for (const Heaps& heaps : n_positions) {
        EXPECT_TRUE(games::misere_nim_is_n_position(heaps))
            << testing::PrintToString(heaps);
    }
    for (const Heaps& heaps : p_positions) {
        EXPECT_FALSE(games::misere_nim_is_n_position(heaps))
            << testing::PrintToString(heaps);
    }
}

TEST(MisereNim, WithoutStonesIsWonWithoutAMove) {
    EXPECT_EQ(games::misere_nim_winning_move({}).heap, -1);
    EXPECT_EQ(games::misere_nim_winning_move({0, 0}).heap, -1);
    EXPECT_TRUE(games::misere_nim_winning_moves({0}).empty());
}

TEST(MisereNim, KeepsAllBitsOfBigHeaps) {
    const long long big = 1LL << 62;
    EXPECT_FALSE(games::misere_nim_is_n_position({big, big}));
    EXPECT_TRUE(games::misere_nim_is_n_position({big, big + 1}));
    const games::NimMove move = games::misere_nim_winning_move({1, big, 1});
    EXPECT_EQ(move.heap, 1);
    EXPECT_EQ(move.leave, 1);
}

// Kayles: a move takes one or two neighbours out of a row and may split it.
std::vector<Heaps> kayles_options(const Heaps& rows) {
    std::vector<Heaps> result;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (long long take = 1; take <= 2; ++take) {
            for (long long left = 0; left + take <= rows[i]; ++left) {
                Heaps after = rows;
                after[i] = left;
                after.push_back(rows[i] - take - left);
                std::sort(after.begin(), after.end());
                after.erase(after.begin(),
                            std::upper_bound(after.begin(), after.end(), 0));
                result.push_back(after);
            }
        }
    }
    return result;
}

// What the header says: the rule does not hold for the Grundy values of Kayles.
TEST(MisereNim, RuleIsFalseForGrundyValuesOfKayles) {
    play::Game<Heaps> normal(kayles_options);
    play::Game<Heaps> misere(kayles_options, play::Convention::misere);
    const std::vector<Heaps> rows = {{8}, {9}, {12}, {13}, {1, 5}, {4, 5}, {5, 5}};
    const std::vector<Heaps> values = {{1}, {4}, {4}, {1}, {1, 4}, {1, 4}, {4, 4}};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        SCOPED_TRACE(testing::PrintToString(rows[i]));
        for (std::size_t j = 0; j < rows[i].size(); ++j) {
            EXPECT_EQ(normal.grundy({rows[i][j]}), values[i][j]);
        }
        EXPECT_NE(misere.is_n_position(rows[i]),
                  games::misere_nim_is_n_position(values[i]));
    }
}

TEST(MisereNimDeathTest, RejectsANegativeHeap) {
    EXPECT_DEATH(games::misere_nim_is_n_position({3, -1}), "heap >= 0");
    EXPECT_DEATH(games::misere_nim_winning_move({-1}), "heap >= 0");
    EXPECT_DEATH(games::misere_nim_winning_moves({-1, 2}), "heap >= 0");
}

}  // namespace
