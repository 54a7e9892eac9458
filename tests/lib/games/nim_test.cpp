#include "games/nim.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <vector>

#include "heaps.hpp"
#include "play.hpp"

namespace {

using heaps::Heaps;

TEST(Nim, AgreesWithPlayOnEverySmallPosition) {
    play::Game<Heaps> game(heaps::nim_options);
    for (const Heaps& heaps : heaps::positions(4, 5)) {
        SCOPED_TRACE(testing::PrintToString(heaps));
        ASSERT_EQ(games::nim_is_n_position(heaps), game.is_n_position(heaps));

        // The winning moves are those to a loss for the opponent, and no other.
        std::vector<games::NimMove> expected;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            Heaps after = heaps;
            for (after[i] = 0; after[i] < heaps[i]; ++after[i]) {
                if (!game.is_n_position(after)) expected.push_back({int(i), after[i]});
            }
        }
        const std::vector<games::NimMove> moves = games::nim_winning_moves(heaps);
        ASSERT_EQ(moves.size(), expected.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            ASSERT_EQ(moves[i].heap, expected[i].heap);
            ASSERT_EQ(moves[i].leave, expected[i].leave);
        }
        const games::NimMove move = games::nim_winning_move(heaps);
        ASSERT_EQ(move.heap, expected.empty() ? -1 : expected[0].heap);
        ASSERT_EQ(move.leave, expected.empty() ? 0 : expected[0].leave);
    }
}

TEST(Nim, NimSumIsTheGrundyValueByPlay) {
    play::Game<Heaps> game(heaps::nim_options);
    for (const Heaps& heaps : heaps::positions(3, 4)) {
        ASSERT_EQ(games::nim_sum(heaps), game.grundy(heaps))
            << testing::PrintToString(heaps);
    }
}

TEST(Nim, NoStonesAreLost) {
    EXPECT_FALSE(games::nim_is_n_position({}));
    EXPECT_FALSE(games::nim_is_n_position({0, 0, 0}));
    EXPECT_EQ(games::nim_winning_move({}).heap, -1);
    EXPECT_TRUE(games::nim_winning_moves({0, 0}).empty());
}

TEST(Nim, KeepsAllBitsOfBigHeaps) {
    const long long big = 1LL << 62;
    EXPECT_FALSE(games::nim_is_n_position({big, big}));
    EXPECT_TRUE(games::nim_is_n_position({big, big + 1}));
    const games::NimMove move = games::nim_winning_move({5, big + 1, 3});
    EXPECT_EQ(move.heap, 1);
    EXPECT_EQ(move.leave, 6);
}

TEST(Nim, AWinningMoveLeavesALossInRandomBigPositions) {
    for (unsigned seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937_64 random(seed);
        Heaps heaps(1 + random() % 50);
        for (long long& heap : heaps) heap = (long long)(random() >> 1);
        const games::NimMove move = games::nim_winning_move(heaps);
        ASSERT_NE(move.heap, -1);
        ASSERT_LE(0, move.leave);
        ASSERT_LT(move.leave, heaps[std::size_t(move.heap)]);
        heaps[std::size_t(move.heap)] = move.leave;
        ASSERT_FALSE(games::nim_is_n_position(heaps));
    }
}

TEST(NimDeathTest, RejectsANegativeHeap) {
    EXPECT_DEATH(games::nim_sum({3, -1}), "heap >= 0");
    EXPECT_DEATH(games::nim_is_n_position({-1}), "heap >= 0");
    EXPECT_DEATH(games::nim_winning_move({-1, 2}), "heap >= 0");
    EXPECT_DEATH(games::nim_winning_moves({-1, 2}), "heap >= 0");
}

}  // namespace
