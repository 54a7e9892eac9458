#include "games/dense_subtraction.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <random>
#include <vector>

#include "play.hpp"

namespace {

using Moves = std::vector<long long>;

// The values of the heaps 0..n by the rules of play.
std::vector<int> played(long long n, const Moves& moves) {
    play::Game<long long> game([&moves](long long heap) {
        std::vector<long long> options;
        for (const long long move : moves) {
            if (move <= heap) options.push_back(heap - move);
        }
        return options;
    });
    std::vector<int> values;
    for (long long heap = 0; heap <= n; ++heap) values.push_back(game.grundy(heap));
    return values;
}

TEST(DenseSubtraction, AgreesWithPlayForEveryMoveSetUpTo7) {
    for (int set = 0; set < 1 << 7; ++set) {
        Moves moves;
        for (int move = 7; move >= 1; --move) {
            if (set >> (move - 1) & 1) moves.push_back(move);
        }
        ASSERT_EQ(games::dense_subtraction_table(30, moves), played(30, moves))
            << testing::PrintToString(moves);
    }
}

TEST(DenseSubtraction, AgreesWithPlayAcrossTheWords) {
    const char* chosen = std::getenv("MEX_SEED");
    const unsigned seed = chosen ? unsigned(std::atoi(chosen)) : 1;
    std::mt19937 random(seed);
    for (const unsigned share : {2u, 3u, 10u, 40u}) {
        Moves moves = {300, 1};
        for (long long move = 1; move <= 210; ++move) {
            if (random() % share == 0) moves.push_back(move);
        }
        moves.push_back(moves.back());
        const std::vector<int> expected = played(200, moves);
        for (const long long n :
             {0, 1, 62, 63, 64, 65, 126, 127, 128, 129, 191, 192, 200}) {
            const std::vector<int> first(expected.begin(), expected.begin() + n + 1);
            ASSERT_EQ(games::dense_subtraction_table(n, moves), first)
                << "n " << n << ", MEX_SEED=" << seed << ", share " << share;
        }
    }
}

// Moves from low to high: the reply to t stones is low + high - t, so the value of n is
// (n % (low + high)) / low; see nim_with_bounds.hpp.
TEST(DenseSubtraction, AgreesWithTheFormulaForIntervals) {
    const long long n = 20000;
    for (const Moves& bounds : {Moves{1, 20000}, Moves{1, 99}, Moves{64, 6400},
                                Moves{1000, 7777}, Moves{19999, 20000}}) {
        const long long low = bounds[0], high = bounds[1];
        Moves moves;
        for (long long move = low; move <= high; ++move) moves.push_back(move);
        const std::vector<int> table = games::dense_subtraction_table(n, moves);
        ASSERT_EQ(table.size(), std::size_t(n + 1));
        for (long long heap = 0; heap <= n; ++heap) {
            ASSERT_EQ(table[std::size_t(heap)], heap % (low + high) / low)
                << heap << " for " << low << ".." << high;
        }
    }
}

TEST(DenseSubtraction, WithoutAMoveAllIsWorthNothing) {
    EXPECT_EQ(games::dense_subtraction_table(70, {}), std::vector<int>(71, 0));
    EXPECT_EQ(games::dense_subtraction_table(70, {71, 1000000000000000000}),
              std::vector<int>(71, 0));
    EXPECT_EQ(games::dense_subtraction_table(0, {1}), std::vector<int>(1, 0));
}

TEST(DenseSubtractionDeathTest, RejectsWrongNumbers) {
    EXPECT_DEATH(games::dense_subtraction_table(-1, {1}), "n >= 0");
    EXPECT_DEATH(games::dense_subtraction_table(5, {2, 0}), "move > 0");
    EXPECT_DEATH(games::dense_subtraction_table(5, {-3}), "move > 0");
}

}  // namespace
