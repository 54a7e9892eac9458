// Euclid's game, normal play.
//
// A position is two numbers; a move subtracts a positive multiple of the smaller from
// the larger and leaves no negative number. The player who cannot move, since one of
// them is 0, loses.
//
// Let a = q b + r with a >= b and 0 <= r < b. The options of (b, j b + r) are those
// with a smaller j, down to (b, r), which belongs to the next step of Euclid's
// algorithm. If its value is v, those for j = 1, 2, ... are 0, 1, 2, ... without v.
//
// Time:     O(log(a + b)), every function.
// Space:    O(log(a + b)).
// Requires: a, b >= 0.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   A. J. Cole, A. J. T. Davie, "A game based on the Euclidean algorithm and a
//           winning strategy for it", Mathematical Gazette 53 (1969); the values are
//           proved above.
// Usage:
//   bool wins = games::euclid_is_n_position(34, 12);  // wins
//   long long value = games::euclid_grundy(3, 2);     // value == 0
//   auto move = games::euclid_winning_move(34, 12);   // move.a == 10 && move.b == 12
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace games {

// The Grundy value of (b, j b + r) when that of (b, r) is `rest`.
inline long long euclid_grundy_above(long long rest, long long j) {
    if (j == 0) return rest;
    return j - 1 < rest ? j - 1 : j;
}

// The Grundy value of the position.
inline long long euclid_grundy(long long a, long long b) {
    assert(a >= 0 && b >= 0);
    std::vector<long long> quotients;
    for (; b > 0; std::swap(a, b)) {
        quotients.push_back(a / b);
        a %= b;
    }
    long long value = 0;
    for (std::size_t i = quotients.size(); i-- > 0;) {
        value = euclid_grundy_above(value, quotients[i]);
    }
    return value;
}

// True iff the player to move wins.
inline bool euclid_is_n_position(long long a, long long b) {
    return euclid_grundy(a, b) != 0;
}

struct EuclidMove {
    long long a, b;  // the numbers after the move, in their places; -1, -1 for no move
};

// The move that makes the Grundy value `value`, to win a sum of games.
inline EuclidMove euclid_move_to(long long a, long long b, long long value) {
    assert(a >= 0 && b >= 0 && value >= 0);
    const long long small = std::min(a, b), large = std::max(a, b);
    if (small == 0) return {-1, -1};
    const long long rest = euclid_grundy(small, large % small);
    // The j above which the value stands; it must lie below the present one.
    const long long j = value == rest ? 0 : value < rest ? value + 1 : value;
    if (j >= large / small) return {-1, -1};
    const long long left = large % small + j * small;
    return a < b ? EuclidMove{a, left} : EuclidMove{left, b};
}

// The winning move, -1, -1 in a P-position. If a == b it makes a 0.
inline EuclidMove euclid_winning_move(long long a, long long b) {
    return euclid_move_to(a, b, 0);
}

}  // namespace games
