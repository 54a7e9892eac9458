#include "games/subtraction.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "heaps.hpp"
#include "play.hpp"

namespace {

using games::SubtractionGame;
using heaps::Heaps;
using Moves = std::vector<long long>;

// The amounts whose bits are set in `mask`, from 1 on.
Moves amounts(int mask) {
    Moves result;
    for (int bit = 0; mask >> bit; ++bit) {
        if (mask >> bit & 1) result.push_back(bit + 1);
    }
    return result;
}

play::Game<Heaps> game_by_play(const Moves& moves) {
    return play::Game<Heaps>([moves](const Heaps& heaps) {
        return heaps::options(heaps, [&moves](long long take) {
            return std::count(moves.begin(), moves.end(), take) > 0;
        });
    });
}

// "0:4 0:2" for the moves on heap 0 that leave 4 or 2.
std::string shown(const std::vector<games::SubtractionMove>& moves) {
    std::string result;
    for (const games::SubtractionMove& move : moves) {
        if (!result.empty()) result += ' ';
        result += std::to_string(move.heap) + ':' + std::to_string(move.leave);
    }
    return result;
}

TEST(Subtraction, AgreesWithPlayForEveryMoveSet) {
    for (int mask = 0; mask < 64; ++mask) {
        const Moves moves = amounts(mask);
        SCOPED_TRACE(testing::PrintToString(moves));
        play::Game<Heaps> expected = game_by_play(moves);
        const std::vector<int> table = games::subtraction_table(25, moves);
        ASSERT_EQ(table.size(), 26u);
        const SubtractionGame game(moves);
        for (long long heap = 0; heap <= 25; ++heap) {
            ASSERT_EQ(table[std::size_t(heap)], expected.grundy({heap})) << heap;
            ASSERT_EQ(game.grundy(heap), expected.grundy({heap})) << heap;
            ASSERT_EQ(game.is_n_position(heap), expected.is_n_position({heap})) << heap;
        }
    }
}

TEST(Subtraction, WinningMovesAgreeWithPlayInSums) {
    for (int mask = 0; mask < 32; ++mask) {
        const Moves moves = amounts(mask);
        play::Game<Heaps> expected = game_by_play(moves);
        const SubtractionGame game(moves);
        for (const Heaps& heaps : heaps::positions(3, 6)) {
            SCOPED_TRACE(testing::PrintToString(moves) + testing::PrintToString(heaps));
            std::vector<games::SubtractionMove> wins;
            for (std::size_t i = 0; i < heaps.size(); ++i) {
                for (const long long move : moves) {
                    Heaps after = heaps;
                    after[i] -= move;
                    if (after[i] >= 0 && !expected.is_n_position(after)) {
                        wins.push_back({int(i), after[i]});
                    }
                }
            }
            ASSERT_EQ(shown(game.winning_moves(heaps)), shown(wins));
            const games::SubtractionMove move = game.winning_move(heaps);
            ASSERT_EQ(move.heap, wins.empty() ? -1 : wins[0].heap);
            ASSERT_EQ(move.leave, wins.empty() ? 0 : wins[0].leave);
            ASSERT_EQ(game.grundy_of_sum(heaps) != 0, expected.is_n_position(heaps));
        }
    }
}

TEST(Subtraction, KnownWinningMoves) {
    EXPECT_EQ(shown(SubtractionGame({1, 3}).winning_moves({5})), "0:4 0:2");
    EXPECT_EQ(shown(SubtractionGame({1, 3}).winning_moves({4})), "");
    EXPECT_EQ(shown(SubtractionGame({1, 3}).winning_moves({5, 2})), "0:4 0:2 1:1");
    EXPECT_EQ(shown(SubtractionGame({1, 2}).winning_moves({4})), "0:3");
    EXPECT_EQ(shown(SubtractionGame({2}).winning_moves({1})), "");
    EXPECT_EQ(SubtractionGame({1, 2}).winning_move({}).heap, -1);
}

TEST(Subtraction, TakesAnyListOfMoves) {
    EXPECT_EQ(SubtractionGame({}).grundy(5), 0);
    EXPECT_EQ(SubtractionGame({3, 1}).grundy(5), 1);
    EXPECT_EQ(SubtractionGame({3, 1, 3, 1}).grundy(4), 0);
    EXPECT_EQ(SubtractionGame({10}).grundy(9), 0);
    EXPECT_EQ(SubtractionGame({10}).grundy(10), 1);
    EXPECT_EQ(shown(SubtractionGame({3, 1, 3, 1}).winning_moves({5})), "0:4 0:2");
    EXPECT_EQ(games::subtraction_table(60, {5, 2, 5, 5, 3}),
              games::subtraction_table(60, {2, 3, 5}));
    EXPECT_EQ(games::subtraction_table(0, {1}), std::vector<int>({0}));
}

TEST(Subtraction, TableContinuesAKnownOne) {
    const Moves moves = {1, 2, 48};
    const std::vector<int> known = games::subtraction_table(47, moves);
    EXPECT_EQ(games::subtraction_table(300, moves, known),
              games::subtraction_table(300, moves));
    EXPECT_EQ(games::subtraction_table(10, moves, known), known);
}

// True iff values[n] == values[n + period] for every n >= preperiod in the table.
bool repeats(const std::vector<int>& values, long long preperiod, long long period) {
    return std::equal(values.begin() + preperiod + period, values.end(),
                      values.begin() + preperiod);
}

TEST(Subtraction, PeriodIsTrueAndTheLeast) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        std::mt19937 random(seed);
        Moves moves;
        for (int mask = int(random() % 4096), i = 1; i <= 12; ++i) {
            if (mask >> (i - 1) & 1) moves.push_back(i);
        }
        SCOPED_TRACE(testing::Message()
                     << "seed " << seed << ", moves " << testing::PrintToString(moves));
        const SubtractionGame game(moves);
        const long long preperiod = game.preperiod();
        const long long period = game.period();
        ASSERT_GT(period, 0);
        const std::vector<int> values =
            games::subtraction_table(2 * (preperiod + period) + 1000, moves);
        ASSERT_TRUE(repeats(values, preperiod, period));
        if (preperiod > 0) {
            ASSERT_FALSE(repeats(values, preperiod - 1, period));
        }
        for (long long less = 1; less < period; ++less) {
            ASSERT_FALSE(repeats(values, preperiod, less)) << less;
        }
        for (std::size_t heap = 0; heap < values.size(); ++heap) {
            ASSERT_EQ(game.grundy((long long)heap), values[heap]) << heap;
        }
    }
}

TEST(Subtraction, KnownPeriods) {
    EXPECT_EQ(SubtractionGame({}).period(), 1);
    EXPECT_EQ(SubtractionGame({}).preperiod(), 0);
    EXPECT_EQ(SubtractionGame({1, 2}).period(), 3);
    EXPECT_EQ(SubtractionGame({1, 2, 3}).period(), 4);
    EXPECT_EQ(SubtractionGame({10}).period(), 20);
    // It seems to have period 3 for the first 48 values.
    const SubtractionGame game({1, 2, 48});
    EXPECT_EQ(game.preperiod(), 0);
    EXPECT_EQ(game.period(), 49);
    const std::vector<int> expected = {0, 1, 2, 3, 0, 1, 2, 0, 1, 2, 0};
    for (int i = 0; i <= 10; ++i) {
        EXPECT_EQ(game.grundy(45 + i), expected[std::size_t(i)]) << 45 + i;
    }
}

TEST(Subtraction, AnswersForHugeHeaps) {
    const SubtractionGame game({1, 2});
    const long long huge = 1000000000000000000LL;  // 1 modulo 3
    EXPECT_EQ(SubtractionGame({}).grundy(huge), 0);
    EXPECT_EQ(game.grundy(huge), 1);
    EXPECT_EQ(game.grundy(huge + 2), 0);
    EXPECT_FALSE(game.is_n_position(huge - 1));
    EXPECT_TRUE(game.is_n_position(huge));
    EXPECT_EQ(shown(game.winning_moves({huge})), "0:999999999999999999");
    EXPECT_EQ(shown(game.winning_moves({huge, 2})), "0:999999999999999998 1:1");
}

TEST(Subtraction, PeriodOfLargeMoves) {
    // With the moves 1 and m, m even: 0 1 0 1 ... and one place more.
    const SubtractionGame game({1, 100000});
    EXPECT_EQ(game.preperiod(), 0);
    EXPECT_EQ(game.period(), 100001);
    EXPECT_EQ(game.grundy(100000), 2);
}

TEST(Subtraction, UnprovenPeriodIsZero) {
    // 49 + 48 values are the least that prove the period.
    EXPECT_EQ(SubtractionGame({1, 2, 48}, 97).period(), 49);
    const SubtractionGame game({1, 2, 48}, 96);
    EXPECT_EQ(game.period(), 0);
    EXPECT_EQ(game.preperiod(), 0);
    EXPECT_EQ(game.grundy(48), 3);
    EXPECT_EQ(game.grundy(95), games::subtraction_table(95, {1, 2, 48})[95]);
    EXPECT_EQ(SubtractionGame({1}, 1).period(), 0);
    // The default limit is 2^20 values.
    EXPECT_EQ(SubtractionGame({1, 500000}).period(), 500001);
    EXPECT_EQ(SubtractionGame({1, 600000}).period(), 0);
    EXPECT_EQ(SubtractionGame({1, 1000000000000000000LL}, 100).grundy(99), 1);
}

TEST(SubtractionDeathTest, RejectsMisuse) {
    EXPECT_DEATH(SubtractionGame({0, 1}), "moves_.front\\(\\) > 0");
    EXPECT_DEATH(SubtractionGame({2, -1}), "moves_.front\\(\\) > 0");
    EXPECT_DEATH(games::subtraction_table(3, {0, 1}), "move > 0");
    EXPECT_DEATH(games::subtraction_table(3, {2, -1}), "move > 0");
    EXPECT_DEATH(games::subtraction_table(-1, {1}), "n >= 0");
    EXPECT_DEATH(SubtractionGame({1}, 0), "table_limit > 0");
    EXPECT_DEATH(SubtractionGame({1}).grundy(-1), "heap >= 0");
    EXPECT_DEATH(SubtractionGame({1}).is_n_position(-1), "heap >= 0");
    EXPECT_DEATH(SubtractionGame({1}).winning_moves({2, -1}), "heap >= 0");
}

TEST(SubtractionDeathTest, RejectsAHeapWhoseValueIsNotKnown) {
    EXPECT_DEATH(SubtractionGame({1, 2, 48}, 96).grundy(96), "heap < known");
}

}  // namespace
