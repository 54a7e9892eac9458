// The arithmetic period of a sequence: proven, or merely seen.
//
// A sequence f has the arithmetic period p when f(n + p) = f(n) + increase for every n
// from the preperiod on: its steps from each value to the next have the period p.
// The Grundy values of Lasker's Nim are an example, with period and increase 4.
//
// Time:     O(n) for n values.
// Space:    O(n).
// Requires: window >= 0, every step fits an int; the values follow the rule.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", ch. 4.
// Usage:
//   auto rising = games::find_arithmetic_period({7, 0, 3, 4, 7, 8}, 2);
//   bool right = rising.preperiod == 1 && rising.length == 2;  // right
//   int increase = rising.increase;                            // increase == 4
#pragma once

#include <cstddef>
#include <vector>

#include "games/period.hpp"

namespace games {

struct ArithmeticPeriod {
    long long preperiod;  // values before the periodic part
    long long length;     // 0 when there is none
    int increase;         // from each value to the one a period later
};

// The steps from each value to the next.
inline std::vector<int> steps_between(const std::vector<int>& values) {
    std::vector<int> steps;
    for (std::size_t i = 1; i < values.size(); ++i) {
        steps.push_back(values[i] - values[i - 1]);
    }
    return steps;
}

// The arithmetic period of the values whose steps have this period.
inline ArithmeticPeriod period_of_sums(const std::vector<int>& values,
                                       const Period& period) {
    if (period.length == 0) return {0, 0, 0};
    const std::size_t start = std::size_t(period.preperiod);
    const int later = values[start + std::size_t(period.length)];
    return {period.preperiod, period.length, later - values[start]};
}

// The proven arithmetic period of a sequence in which the same rule gives each step
// from the `window` steps before it; so f(n) = max(f(n - 2) + 1, f(n - 3) + 2) has
// window 2, the steps between the last three values.
inline ArithmeticPeriod find_arithmetic_period(const std::vector<int>& values,
                                               long long window) {
    return period_of_sums(values, find_period(steps_between(values), window));
}

// The arithmetic period that is merely seen: that of the steps. It proves nothing.
inline ArithmeticPeriod seen_arithmetic_period(const std::vector<int>& values) {
    return period_of_sums(values, seen_period(steps_between(values)));
}

}  // namespace games
