// The period of a sequence: proven, or merely seen.
//
// When the same rule gives each value from the `window` values before it, two equal
// windows that lie p places apart prove the period p for ever. (Values before the
// first full window may be given.) A game whose moves take up to `most_taken` stones
// from a heap and leave up to `most_heaps` heaps is proven by the Guy-Smith bound, a
// longer match. Fewer equal values prove nothing, however often a pattern has come.
//
// The match is sought at the end of the values; preperiod and period are the least.
//
// Time:     O(n) for n values.
// Space:    O(n).
// Requires: window >= 0, most_taken >= 0, most_heaps >= 1; the values follow the rule.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   R. K. Guy, C. A. B. Smith, "The G-values of various games" (1956);
//           D. Gusfield, "Algorithms on strings, trees, and sequences" (1997), ch. 1,
//           for the Z-function.
// Usage:
//   auto period = games::find_period({5, 0, 1, 2, 0, 1, 2}, 3);
//   bool right = period.preperiod == 1 && period.length == 3;  // right
//   auto unproven = games::find_period({0, 1, 2, 0, 1, 2}, 4);  // unproven.length == 0
//   auto seen = games::seen_period({0, 1, 2, 0, 1, 2});         // seen.length == 3
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

namespace games {

struct Period {
    long long preperiod;  // values before the periodic part
    long long length;     // 0 when there is none
};

// The period with the least length for which enough(period) holds, where `period` fits
// the values to their end.
template <class Enough>
Period first_period(const std::vector<int>& values, Enough enough) {
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
        const Period period = {static_cast<long long>(n - p - match[p]),
                               static_cast<long long>(p)};
        if (enough(period)) return period;
        if (p + match[p] > right) {
            left = p;
            right = p + match[p];
        }
    }
    return {0, 0};
}

// The proven period of a sequence whose values are determined by a window.
inline Period find_period(const std::vector<int>& values, long long window) {
    assert(window >= 0);
    const long long n = static_cast<long long>(values.size());
    return first_period(values, [n, window](const Period& period) {
        return period.preperiod + period.length + window <= n;
    });
}

// The proven period of the Grundy values, from the heap 0 on, of a game whose moves
// take 0..most_taken stones from one heap and leave the rest as 0..most_heaps heaps,
// where only the number taken and the number of heaps left decide what is allowed.
inline Period find_heap_game_period(const std::vector<int>& values, long long most_taken,
                                    long long most_heaps) {
    assert(most_taken >= 0 && most_heaps >= 1);
    const long long n = static_cast<long long>(values.size());
    return first_period(values, [n, most_taken, most_heaps](const Period& period) {
        const long long start = std::max(period.preperiod, 1LL);
        return most_heaps * (start + period.length) + most_taken <= n;
    });
}

// The period that is merely seen: preperiod and one period are at most half of the
// values. It proves nothing.
inline Period seen_period(const std::vector<int>& values) {
    const long long n = static_cast<long long>(values.size());
    return first_period(values, [n](const Period& period) {
        return 2 * (period.preperiod + period.length) <= n;
    });
}

}  // namespace games
