#include "games/outcome.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "heaps.hpp"
#include "play.hpp"

namespace {

using heaps::Heaps;
using Graph = std::vector<std::vector<int>>;

std::string labels(const std::vector<char>& wins) {
    std::string result;
    for (const char win : wins) result += win ? 'W' : 'L';
    return result;
}

// The amounts whose bits are set in `mask`, from 1 on.
std::vector<long long> amounts(int mask) {
    std::vector<long long> result;
    for (int bit = 0; mask >> bit; ++bit) {
        if (mask >> bit & 1) result.push_back(bit + 1);
    }
    return result;
}

TEST(HeapOutcomes, KnownLabels) {
    EXPECT_EQ(labels(games::heap_outcomes(12, {1, 2, 3})), "LWWWLWWWLWWWL");
    EXPECT_EQ(labels(games::heap_outcomes(9, {1, 2})), "LWWLWWLWWL");
    EXPECT_EQ(labels(games::heap_outcomes(10, {1, 3, 4})), "LWLWWWWLWLW");
    EXPECT_EQ(labels(games::heap_outcomes(0, {1})), "L");
    EXPECT_EQ(labels(games::heap_outcomes(1, {1})), "LW");
}

TEST(HeapOutcomes, AgreesWithPlayForEveryMoveSet) {
    for (int mask = 0; mask < 128; ++mask) {
        const std::vector<long long> moves = amounts(mask);
        play::Game<Heaps> game([&moves](const Heaps& heap) {
            return heaps::options(heap, [&moves](long long take) {
                return std::count(moves.begin(), moves.end(), take) > 0;
            });
        });
        const std::vector<char> wins = games::heap_outcomes(30, moves);
        ASSERT_EQ(wins.size(), 31u);
        for (long long n = 0; n <= 30; ++n) {
            const bool expected = game.is_n_position({n});
            ASSERT_EQ(wins[std::size_t(n)], expected) << "moves " << mask << ", n " << n;
            ASSERT_EQ(games::first_player_wins(n, moves), expected);
        }
    }
}

TEST(HeapOutcomes, TakesAnyListOfMoves) {
    EXPECT_EQ(labels(games::heap_outcomes(5, {})), "LLLLLL");
    EXPECT_EQ(labels(games::heap_outcomes(5, {10})), "LLLLLL");
    EXPECT_EQ(labels(games::heap_outcomes(5, {5, 1000000000000000000LL})), "LLLLLW");
    EXPECT_EQ(games::heap_outcomes(50, {7, 3, 1, 3, 7, 7}),
              games::heap_outcomes(50, {1, 3, 7}));
}

TEST(HeapOutcomes, TakesLargeHeaps) {
    const std::vector<char> wins = games::heap_outcomes(1000000, {3, 2, 1});
    for (std::size_t n = 0; n < wins.size(); ++n) ASSERT_EQ(wins[n], n % 4 != 0);
    EXPECT_FALSE(games::first_player_wins(1000000, {1, 2, 3}));
    EXPECT_TRUE(games::first_player_wins(999999, {1, 2, 3}));
}

// A random game of `count` positions, none of which can come again.
Graph random_game(std::size_t count, std::mt19937& random) {
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    Graph options(count);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (random() % 3 == 0) options[std::size_t(order[i])].push_back(order[j]);
        }
    }
    return options;
}

TEST(GameOutcomes, AgreesWithPlayOnRandomGames) {
    for (unsigned seed = 0; seed < 500; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const Graph options = random_game(seed % 12, random);
        play::Game<int> game([&options](int i) { return options[std::size_t(i)]; });
        const std::vector<char> wins = games::game_outcomes(options);
        ASSERT_EQ(wins.size(), options.size());
        for (std::size_t i = 0; i < wins.size(); ++i) {
            ASSERT_EQ(wins[i], game.is_n_position(int(i))) << "position " << i;
        }
    }
}

TEST(GameOutcomes, TakesRepeatedOptions) {
    EXPECT_EQ(labels(games::game_outcomes({{1, 1, 2}, {2, 2}, {}})), "WWL");
}

TEST(GameOutcomes, TakesALongPath) {
    Graph options(1000001);
    for (std::size_t i = 1; i < options.size(); ++i) options[i - 1] = {int(i)};
    const std::vector<char> wins = games::game_outcomes(options);
    EXPECT_FALSE(wins[0]);
    EXPECT_TRUE(wins[1]);
}

TEST(OutcomeDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::heap_outcomes(-1, {1}), "n >= 0");
    EXPECT_DEATH(games::first_player_wins(-1, {1}), "n >= 0");
    EXPECT_DEATH(games::heap_outcomes(3, {0, 1}), "moves.front\\(\\) > 0");
    EXPECT_DEATH(games::heap_outcomes(3, {2, -1}), "moves.front\\(\\) > 0");
    EXPECT_DEATH(games::game_outcomes({{1}}), "option < options.size\\(\\)");
    EXPECT_DEATH(games::game_outcomes({{-1}}), "option < options.size\\(\\)");
}

TEST(OutcomeDeathTest, RejectsPlayThatNeedNotEnd) {
    EXPECT_DEATH(games::game_outcomes({{0}}), "on_path");
    EXPECT_DEATH(games::game_outcomes({{1}, {2}, {3}, {1}}), "on_path");
    // A move to a P-position wins at once, yet play need not end.
    EXPECT_DEATH(games::game_outcomes({{2, 1}, {2, 0}, {}}), "on_path");
}

}  // namespace
