#include "games/halving_nim.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <limits>
#include <vector>

#include "heaps.hpp"
#include "play.hpp"

namespace {

using heaps::Heaps;

// The rules: every position one move away.
std::vector<Heaps> options(const Heaps& heaps) {
    std::vector<Heaps> result;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (long long take = 1; take <= heaps[i] / 2; ++take) {
            result.push_back(heaps);
            result.back()[i] -= take;
        }
    }
    return result;
}

TEST(HalvingNim, OneHeapHasTheGrundyValueByPlay) {
    play::Game<Heaps> game(options);
    for (long long heap = 0; heap <= 70; ++heap) {
        ASSERT_EQ(games::halving_nim_grundy(heap), game.grundy({heap})) << heap;
    }
}

TEST(HalvingNim, LeavesEveryValueThatAMoveCanLeave) {
    play::Game<Heaps> game(options);
    for (long long heap = 0; heap <= 50; ++heap) {
        for (int value = 0; value <= 30; ++value) {
            long long expected = -1;
            for (long long take = 1; take <= heap / 2; ++take) {
                if (game.grundy({heap - take}) == value) expected = heap - take;
            }
            ASSERT_EQ(games::halving_nim_leave(heap, value), expected)
                << heap << ' ' << value;
        }
    }
}

TEST(HalvingNim, AgreesWithPlayOnSums) {
    play::Game<Heaps> game(options);
    for (const Heaps& heaps : heaps::positions(3, 11)) {
        SCOPED_TRACE(testing::PrintToString(heaps));
        ASSERT_EQ(games::halving_nim_is_n_position(heaps), game.is_n_position(heaps));
        std::vector<Heaps> expected, found;
        for (const Heaps& option : options(heaps)) {
            if (!game.is_n_position(option)) expected.push_back(option);
        }
        for (const games::NimMove& move : games::halving_nim_winning_moves(heaps)) {
            found.push_back(heaps);
            found.back()[std::size_t(move.heap)] = move.leave;
        }
        ASSERT_EQ(found, expected);
        const games::NimMove first = games::halving_nim_winning_move(heaps);
        ASSERT_EQ(first.heap == -1, expected.empty());
    }
}

TEST(HalvingNim, WorksUpToTheLargestHeap) {
    const long long largest = std::numeric_limits<long long>::max();
    EXPECT_EQ(games::halving_nim_grundy(largest), 0);
    EXPECT_EQ(games::halving_nim_grundy(largest - 1), largest / 2);
    EXPECT_EQ(games::halving_nim_leave(largest - 1, 0), largest / 2);
    EXPECT_EQ(games::halving_nim_leave(largest, largest / 2), largest - 1);
    EXPECT_EQ(games::halving_nim_leave(largest, 0), -1);
    EXPECT_EQ(games::halving_nim_leave(largest, largest), -1);
    EXPECT_FALSE(games::halving_nim_is_n_position({}));
}

TEST(HalvingNimDeathTest, RejectsNegativeNumbers) {
    EXPECT_DEATH(games::halving_nim_grundy(-1), "heap >= 0");
    EXPECT_DEATH(games::halving_nim_leave(-1, 0), "heap >= 0");
    EXPECT_DEATH(games::halving_nim_leave(1, -1), "value >= 0");
}

}  // namespace
