// The period of a sequence in which every value is determined by a window.
//
// When the same rule gives each value from the `window` values before it, two
// equal windows that lie p places apart prove the period p for ever: all that
// follows them is equal too. Fewer equal values prove nothing, however often a
// pattern has come again. (Values before the first full window may be given.)
//
// The proof is sought at the end of the values, so it is found as soon as there
// are preperiod + period + window values, and both numbers are the least.
//
// Time:     O(n) for n values.
// Space:    O(n).
// Requires: window >= 0 and the same rule for every value after the first window.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   D. Gusfield, "Algorithms on strings, trees, and sequences" (1997), ch. 1,
//           for the Z-function.
// Usage:
//   auto period = games::find_period({5, 0, 1, 2, 0, 1, 2}, 3);
//   bool right = period.preperiod == 1 && period.length == 3;  // right
//   auto unproven = games::find_period({0, 1, 2, 0, 1, 2}, 4);  // unproven.length == 0
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

namespace games {

struct Period {
    long long preperiod;  // values before the periodic part
    long long length;     // 0 when none is proven
};

// The proven period of the sequence that begins with `values`.
inline Period find_period(const std::vector<int>& values, long long window) {
    assert(window >= 0);
    // match[p]: how many of the last values equal those p places before them, which
    // is the Z-function of the reversed values. It reaches back to the preperiod.
    const std::vector<int> last(values.rbegin(), values.rend());
    const std::size_t n = last.size();
    std::vector<std::size_t> match(n, 0);
    std::size_t left = 0;
    std::size_t right = 0;
    for (std::size_t p = 1; p < n; ++p) {
        if (p < right) match[p] = std::min(right - p, match[p - left]);
        while (p + match[p] < n && last[match[p]] == last[p + match[p]]) ++match[p];
        if (static_cast<long long>(match[p]) >= window) {
            return {static_cast<long long>(n - p - match[p]), static_cast<long long>(p)};
        }
        if (p + match[p] > right) {
            left = p;
            right = p + match[p];
        }
    }
    return {0, 0};
}

}  // namespace games
