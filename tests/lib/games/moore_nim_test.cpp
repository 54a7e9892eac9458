#include "games/moore_nim.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <vector>

#include "heaps.hpp"
#include "play.hpp"

namespace {

using heaps::Heaps;

// The rules: every position that differs in one to k heaps, each of them smaller.
play::Game<Heaps> moore_game(int k) {
    return play::Game<Heaps>([k](const Heaps& heaps) {
        std::vector<Heaps> chosen = {Heaps()};
        for (const long long heap : heaps) {
            std::vector<Heaps> longer;
            for (const Heaps& begun : chosen) {
                for (long long leave = 0; leave <= heap; ++leave) {
                    longer.push_back(begun);
                    longer.back().push_back(leave);
                }
            }
            chosen = longer;
        }
        std::vector<Heaps> result;
        for (const Heaps& after : chosen) {
            int changed = 0;
            for (std::size_t i = 0; i < heaps.size(); ++i)
                changed += after[i] != heaps[i];
            if (1 <= changed && changed <= k) result.push_back(after);
        }
        return result;
    });
}

void expect_right_move(const Heaps& heaps, int k, bool wins) {
    ASSERT_EQ(games::moore_nim_is_n_position(heaps, k), wins);
    const std::vector<games::NimMove> move = games::moore_nim_winning_move(heaps, k);
    ASSERT_EQ(!move.empty(), wins);
    ASSERT_LE(move.size(), std::size_t(k));
    int last = -1;
    for (const games::NimMove& part : move) {
        ASSERT_LT(last, part.heap);
        last = part.heap;
        ASSERT_LT(std::size_t(part.heap), heaps.size());
        ASSERT_LE(0, part.leave);
        ASSERT_LT(part.leave, heaps[std::size_t(part.heap)]);
    }
}

Heaps after_move(Heaps heaps, const std::vector<games::NimMove>& move) {
    for (const games::NimMove& part : move) heaps[std::size_t(part.heap)] = part.leave;
    return heaps;
}

TEST(MooreNim, AgreesWithPlayOnEverySmallPosition) {
    for (int k = 1; k <= 5; ++k) {
        play::Game<Heaps> game = moore_game(k);
        for (const std::size_t count : {3u, 4u}) {
            for (const Heaps& heaps : heaps::positions(count, count == 3 ? 4 : 2)) {
                SCOPED_TRACE(testing::Message()
                             << "k " << k << ' ' << testing::PrintToString(heaps));
                const bool wins = game.is_n_position(heaps);
                ASSERT_NO_FATAL_FAILURE(expect_right_move(heaps, k, wins));
                if (!wins) continue;
                const auto move = games::moore_nim_winning_move(heaps, k);
                ASSERT_FALSE(game.is_n_position(after_move(heaps, move)));
            }
        }
    }
}

TEST(MooreNim, WithOneHeapAMoveIsNim) {
    for (const Heaps& heaps : heaps::positions(4, 5)) {
        ASSERT_EQ(games::moore_nim_is_n_position(heaps, 1),
                  games::nim_is_n_position(heaps))
            << testing::PrintToString(heaps);
    }
}

TEST(MooreNim, AWinningMoveLeavesALossInRandomBigPositions) {
    for (unsigned seed = 0; seed < 400; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937_64 random(seed);
        const int k = 1 + int(random() % 8);
        Heaps heaps(1 + random() % 40);
        for (long long& heap : heaps) heap = (long long)(random() >> (1 + random() % 60));
        const bool wins = games::moore_nim_is_n_position(heaps, k);
        ASSERT_NO_FATAL_FAILURE(expect_right_move(heaps, k, wins));
        heaps = after_move(heaps, games::moore_nim_winning_move(heaps, k));
        ASSERT_FALSE(games::moore_nim_is_n_position(heaps, k));
    }
}

TEST(MooreNim, BoundaryCases) {
    EXPECT_FALSE(games::moore_nim_is_n_position({}, 3));
    EXPECT_FALSE(games::moore_nim_is_n_position({0, 0}, 1));
    EXPECT_TRUE(games::moore_nim_winning_move({}, 1).empty());
    const long long big = 9223372036854775807LL;
    EXPECT_TRUE(games::moore_nim_is_n_position({big, big}, 2));
    EXPECT_FALSE(games::moore_nim_is_n_position({big, big, big}, 2));
    EXPECT_TRUE(games::moore_nim_is_n_position({big, big, big}, 2147483647));
    const auto move = games::moore_nim_winning_move({big, 1, big}, 2147483647);
    ASSERT_EQ(move.size(), 3u);
    for (const games::NimMove& part : move) EXPECT_EQ(part.leave, 0);
    EXPECT_TRUE(games::moore_nim_is_n_position({1LL << 62, 0}, 3));
}

TEST(MooreNimDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::moore_nim_is_n_position({1}, 0), "k >= 1");
    EXPECT_DEATH(games::moore_nim_winning_move({1}, 0), "k >= 1");
    EXPECT_DEATH(games::moore_nim_is_n_position({1, -1}, 2), "heap >= 0");
    EXPECT_DEATH(games::moore_nim_winning_move({-1}, 2), "heaps.i. >= 0");
}

}  // namespace
