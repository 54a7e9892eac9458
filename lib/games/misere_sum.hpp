// Sums of games that are like Nim heaps, misere play.
//
// A move is one in any one component. The player who cannot move at all wins.
//
// Misere Nim's rule holds for the Grundy values of the components if none of them, now
// or later in play, has the value 0 while it still has a move: a move to each smaller
// value is there as in Nim, and a value that grows can be brought back. Branches of
// Hackenbush trees are such components (misere_forest.hpp). Where a component of value 0
// can have moves the rule is wrong: a row of 8 in Kayles has value 1, and is won by the
// player to move. For such games see misere_quotient.hpp.
//
// Time:     O(n) for n components.
// Space:    O(n) for the targets.
// Requires: every value >= 0, and components as above (which values cannot show).
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   C. L. Bouton, "Nim, a game with a complete mathematical theory" (1901-1902).
// Usage:
//   bool wins = games::misere_sum_is_n_position({2, 1, 1});  // wins
//   auto targets = games::misere_sum_targets({2, 1, 1});     // targets[0] == 1
#pragma once

#include <algorithm>
#include <vector>

#include "games/misere_nim.hpp"

namespace games {

// True iff the player to move wins the sum; so it is with no component.
inline bool misere_sum_is_n_position(const std::vector<long long>& values) {
    return misere_nim_is_n_position(values);
}

// For each component the one value that a winning move there leaves of it. In a
// P-position that is the value it has, to which there is no move.
inline std::vector<long long> misere_sum_targets(std::vector<long long> values) {
    const long long sum = nim_sum(values);
    const auto big = std::count_if(values.begin(), values.end(),
                                   [](long long value) { return value > 1; });
    for (long long& value : values) {
        const bool big_others = big > (value > 1 ? 1 : 0);
        value ^= big_others ? sum : sum ^ 1;
    }
    return values;
}

}  // namespace games
