// mex, the minimum excluded value.
//
// The mex of a set of values is the least non-negative integer that is not
// among them: mex {} = 0, mex {0, 1, 3} = 2, mex {1, 2} = 0. The Grundy value
// of a position is the mex of the Grundy values of its options.
//
// The mex of n values is at most n, so larger values need no storage.
//
// Time:     O(n) for n values, however large they are.
// Space:    O(n).
// Requires: every value >= 0; duplicates and any order are fine.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   P. M. Grundy, "Mathematics and games", Eureka 2 (1939).
// Usage:
//   int value = games::mex({3, 0, 1, 0});  // value == 2
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

namespace games {

// The least non-negative integer that is not in `values`.
template <class Integer = long long>
int mex(const std::vector<Integer>& values) {
    std::vector<char> found(values.size(), 0);
    for (const Integer value : values) {
        assert(value >= 0);
        const std::size_t index = std::size_t(value);
        if (index < found.size()) found[index] = 1;
    }
    return int(std::find(found.begin(), found.end(), 0) - found.begin());
}

}  // namespace games
