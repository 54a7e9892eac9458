#include "games/nim_with_forbidden.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <vector>

#include "heaps.hpp"
#include "play.hpp"

namespace {

using heaps::Heaps;
using Forbidden = std::vector<games::ForbiddenAmount>;

// The rules: any amount may be taken from a heap but those that are forbidden.
play::Game<Heaps> game_of(const Forbidden& forbidden) {
    return play::Game<Heaps>([forbidden](const Heaps& heaps) {
        std::vector<Heaps> result;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            for (long long take = 1; take <= heaps[i]; ++take) {
                bool allowed = true;
                for (const games::ForbiddenAmount& pair : forbidden) {
                    if (pair.heap == heaps[i] && pair.take == take) allowed = false;
                }
                if (!allowed) continue;
                result.push_back(heaps);
                result.back()[i] -= take;
            }
        }
        return result;
    });
}

void expect_agrees(const Forbidden& forbidden, const Heaps& heaps,
                   play::Game<Heaps>& oracle, const games::NimWithForbidden& game) {
    SCOPED_TRACE(testing::PrintToString(heaps));
    const bool wins = oracle.is_n_position(heaps);
    ASSERT_EQ(game.is_n_position(heaps), wins);
    const games::NimMove move = game.winning_move(heaps);
    ASSERT_EQ(move.heap != -1, wins);
    if (!wins) return;
    const long long size = heaps[std::size_t(move.heap)];
    ASSERT_TRUE(0 <= move.leave && move.leave < size);
    for (const games::ForbiddenAmount& pair : forbidden) {
        ASSERT_FALSE(pair.heap == size && pair.take == size - move.leave);
    }
    Heaps after = heaps;
    after[std::size_t(move.heap)] = move.leave;
    ASSERT_FALSE(oracle.is_n_position(after));
}

// Every list of forbidden pairs on the heaps 1 to 4.
TEST(NimWithForbidden, AgreesWithPlayOnEverySmallList) {
    for (unsigned list = 0; list < 1u << 10; ++list) {
        SCOPED_TRACE(testing::Message() << "list " << list);
        Forbidden forbidden;
        for (long long heap = 1, bit = 0; heap <= 4; ++heap) {
            for (long long take = 1; take <= heap; ++take, ++bit) {
                if (list >> bit & 1) forbidden.push_back({heap, take});
            }
        }
        play::Game<Heaps> oracle = game_of(forbidden);
        const games::NimWithForbidden game(forbidden);
        for (long long heap = 0; heap <= 5; ++heap) {
            ASSERT_EQ(game.grundy(heap), oracle.grundy({heap}));
        }
    }
}

TEST(NimWithForbidden, AgreesWithPlayOnRandomLists) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const long long max_size = 2 + (long long)(random() % 8);
        const unsigned share = unsigned(random() % 5);
        Forbidden forbidden;
        for (long long heap = max_size; heap >= 1; --heap) {
            for (long long take = 1; take <= heap; ++take) {
                if (random() % 5 >= share) continue;
                forbidden.push_back({heap, take});
                if (random() % 4 == 0) forbidden.push_back({heap, take});
            }
        }
        play::Game<Heaps> oracle = game_of(forbidden);
        const games::NimWithForbidden game(forbidden);
        for (long long heap = 0; heap <= max_size + 2; ++heap) {
            ASSERT_EQ(game.grundy(heap), oracle.grundy({heap}));
        }
        for (int i = 0; i < 6; ++i) {
            Heaps heaps(random() % 4);
            for (long long& heap : heaps) heap = (long long)(random() % (max_size + 2));
            ASSERT_NO_FATAL_FAILURE(expect_agrees(forbidden, heaps, oracle, game));
        }
    }
}

// AtCoder ABC 255 G, its samples.
TEST(NimWithForbidden, KnownPositions) {
    const games::NimWithForbidden first({{2, 1}, {3, 3}, {3, 1}, {1, 1}});
    EXPECT_TRUE(first.is_n_position({1, 2, 4}));
    const games::NimWithForbidden second({{5, 1}, {5, 2}, {5, 3}, {5, 4}, {5, 5}});
    EXPECT_FALSE(second.is_n_position({5}));
    EXPECT_EQ(second.grundy(6), 5);
}

TEST(NimWithForbidden, WithoutAListItIsNim) {
    const games::NimWithForbidden game({});
    EXPECT_EQ(game.grundy(0), 0);
    EXPECT_EQ(game.grundy(9223372036854775807LL), 9223372036854775807LL);
    EXPECT_FALSE(game.is_n_position({}));
    EXPECT_EQ(game.winning_move({}).heap, -1);
    const games::NimMove move = game.winning_move({3, 4, 5});
    EXPECT_EQ(move.heap, 0);
    EXPECT_EQ(move.leave, 1);
}

// Heaps 1, 2, ..., m that may not be emptied: every second is an exception.
TEST(NimWithForbidden, TakesALongListAndBigHeaps) {
    const long long m = 100000;
    Forbidden forbidden;
    for (long long heap = 1; heap <= m; ++heap) forbidden.push_back({heap, heap});
    const games::NimWithForbidden game(forbidden);
    EXPECT_EQ(game.grundy(1), 0);
    EXPECT_EQ(game.grundy(2), 1);
    EXPECT_EQ(game.grundy(3), 2);
    EXPECT_EQ(game.grundy(m), m - 1);
    EXPECT_EQ(game.grundy(1000000000000000000LL), 999999999999999999LL);

    const long long big = 1000000000000000000LL;
    const games::NimWithForbidden few({{big, big}, {big + 1, 1}, {big + 1, big + 1}});
    EXPECT_EQ(few.grundy(big), 0);
    EXPECT_EQ(few.grundy(big + 1), 0);
    EXPECT_EQ(few.grundy(big + 2), big);
    const games::NimMove move = few.winning_move({big + 2, big});
    EXPECT_EQ(move.heap, 0);
    EXPECT_EQ(few.grundy(move.leave), 0);
}

// A heap whose only way to a value is an exception, after others that are forbidden.
TEST(NimWithForbidden, FindsTheOneMoveThatIsAllowed) {
    Forbidden forbidden;
    for (long long heap = 1; heap <= 6; ++heap) {
        for (long long take = 1; take <= heap; ++take) forbidden.push_back({heap, take});
    }
    for (long long left = 0; left < 6; ++left) forbidden.push_back({9, 9 - left});
    const games::NimWithForbidden game(forbidden);
    const games::NimMove move = game.winning_move({9});
    EXPECT_EQ(move.heap, 0);
    EXPECT_EQ(move.leave, 6);
}

TEST(NimWithForbiddenDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::NimWithForbidden({{3, 0}}), "1 <= pair.take");
    EXPECT_DEATH(games::NimWithForbidden({{3, 4}}), "pair.take <= pair.heap");
    const games::NimWithForbidden game({});
    EXPECT_DEATH(game.grundy(-1), "heap >= 0");
    EXPECT_DEATH(game.is_n_position({-1}), "heap >= 0");
    EXPECT_DEATH(game.winning_move({-1}), "heap >= 0");
}

}  // namespace
