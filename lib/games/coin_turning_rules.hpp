// Named coin turning games, normal play.
//
// The rules of play are those of coin_turning.hpp: the last coin of those turned over
// goes from heads to tails. What may be turned besides the last coin x, counted from 0:
//   Turning Turtles: nothing, or one coin.             Value x + 1, so this is Nim.
//   Twins:           one coin, and it must.            Value x.
//   Mock Turtles:    nothing, one coin or two coins.   Value 2 x or 2 x + 1, the one that
//                    has an odd number of ones in binary (an odious number).
//   Ruler:           all coins from some coin up to x. Value: the greatest power of 2
//                    that divides x + 1.
// The value of a position is the xor of the values of the coins that show heads.
//
// Time:     O(1) for a value, O(log coin) in Mock Turtles; the size of the answer for
//           the sets.
// Requires: coin >= 0; for Turning Turtles and Ruler coin < 2^63 - 1, for Mock Turtles
//           coin < 2^62.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   "Winning Ways", ch. 14.
// Usage:
//   long long value = games::mock_turtles_grundy(5);  // value == 11
//   value = games::ruler_grundy(11);                  // value == 4
//   auto sets = games::ruler_sets(1);                 // sets.size() == 2
//   games::CoinTurningGame game(20, games::ruler_sets);
//   std::vector<int> turned = game.winning_move({11});  // turned.size() == 1
//   value = game.grundy_of_heads({0, 11});              // value == 5
#pragma once

#include <cassert>
#include <limits>
#include <vector>

#include "games/coin_turning.hpp"

namespace games {

// The values of one coin.

inline long long turning_turtles_grundy(long long coin) {
    assert(coin >= 0 && coin < std::numeric_limits<long long>::max());
    return coin + 1;
}

inline long long twins_grundy(long long coin) {
    assert(coin >= 0);
    return coin;
}

inline long long mock_turtles_grundy(long long coin) {
    assert(coin >= 0 && coin < 1LL << 62);
    bool odd = false;  // whether the coin's number has an odd number of ones
    for (long long bits = coin; bits > 0; bits &= bits - 1) odd = !odd;
    return odd ? 2 * coin : 2 * coin + 1;
}

inline long long ruler_grundy(long long coin) {
    assert(coin >= 0 && coin < std::numeric_limits<long long>::max());
    return (coin + 1) & -(coin + 1);
}

// The sets that a move may turn over with `coin` as the last, for CoinTurningGame.

inline CoinTurningGame::Sets twins_sets(int coin) {
    assert(coin >= 0);
    CoinTurningGame::Sets sets;
    for (int other = 0; other < coin; ++other) sets.push_back({coin, other});
    return sets;
}

inline CoinTurningGame::Sets turning_turtles_sets(int coin) {
    CoinTurningGame::Sets sets = twins_sets(coin);
    sets.push_back({coin});
    return sets;
}

inline CoinTurningGame::Sets mock_turtles_sets(int coin) {
    CoinTurningGame::Sets sets = turning_turtles_sets(coin);
    for (int a = 1; a < coin; ++a) {
        for (int b = 0; b < a; ++b) sets.push_back({coin, a, b});
    }
    return sets;
}

inline CoinTurningGame::Sets ruler_sets(int coin) {
    assert(coin >= 0);
    CoinTurningGame::Sets sets;
    std::vector<int> set;
    for (int first = coin; first >= 0; --first) {
        set.push_back(first);
        sets.push_back(set);
    }
    return sets;
}

}  // namespace games
