#include "games/euclid.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "play.hpp"

namespace {

using Pair = std::pair<long long, long long>;

// The rules: every position one move away.
std::vector<Pair> options(const Pair& pair) {
    std::vector<Pair> result;
    const long long small = std::min(pair.first, pair.second);
    const long long large = std::max(pair.first, pair.second);
    for (long long taken = small; small > 0 && taken <= large; taken += small) {
        const bool first = pair.first >= pair.second;
        result.push_back(first ? Pair(pair.first - taken, pair.second)
                               : Pair(pair.first, pair.second - taken));
    }
    return result;
}

TEST(Euclid, AgreesWithPlayOnEverySmallPosition) {
    play::Game<Pair> game(options);
    for (long long a = 0; a <= 40; ++a) {
        for (long long b = 0; b <= 40; ++b) {
            SCOPED_TRACE(testing::Message() << a << ' ' << b);
            const int value = game.grundy({a, b});
            ASSERT_EQ(games::euclid_grundy(a, b), value);
            ASSERT_EQ(games::euclid_is_n_position(a, b), game.is_n_position({a, b}));
            const std::vector<Pair> moves = options({a, b});
            for (int wanted = 0; wanted <= 42; ++wanted) {
                Pair expected(-1, -1);
                for (const Pair& move : moves) {
                    if (game.grundy(move) == wanted) expected = move;
                }
                const games::EuclidMove move = games::euclid_move_to(a, b, wanted);
                ASSERT_EQ(Pair(move.a, move.b), expected) << "to " << wanted;
            }
            const games::EuclidMove win = games::euclid_winning_move(a, b);
            ASSERT_EQ(win.a >= 0, value != 0);
            ASSERT_TRUE(value == 0 || !game.is_n_position({win.a, win.b}));
        }
    }
}

TEST(Euclid, TakesTheLargestNumbers) {
    const long long most = std::numeric_limits<long long>::max();
    EXPECT_EQ(games::euclid_grundy(most, 1), most);
    EXPECT_EQ(games::euclid_grundy(most, most), 1);
    EXPECT_EQ(games::euclid_grundy(0, most), 0);
    EXPECT_EQ(games::euclid_winning_move(most, 1).a, 0);
    EXPECT_EQ(games::euclid_move_to(most, 1, most - 1).a, most - 1);
    // Consecutive Fibonacci numbers: every move is forced, so the outcomes alternate.
    long long a = 1, b = 2;
    for (bool wins = true; b < most / 2; wins = !wins) {
        EXPECT_EQ(games::euclid_is_n_position(a, b), wins) << a;
        std::swap(a, b);
        b += a;
    }
}

TEST(EuclidDeathTest, RejectsNegativeNumbers) {
    EXPECT_DEATH(games::euclid_grundy(-1, 2), "a >= 0");
    EXPECT_DEATH(games::euclid_grundy(1, -2), "b >= 0");
    EXPECT_DEATH(games::euclid_move_to(1, 2, -1), "value >= 0");
    EXPECT_DEATH(games::euclid_winning_move(-1, -2), "a >= 0");
}

}  // namespace
