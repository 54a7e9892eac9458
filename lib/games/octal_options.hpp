// The options of octal and hexadecimal games, written out.
//
// For each heap up to a size the moves as lists of the heaps that they leave, none of
// them empty, in ascending order, each list once. The rules are those of octal.hpp.
//
// Time:     O(n^2 k) options for heaps up to n and k digits that are not 0; O(n^3 k) if
//           one has bit 8.
// Space:    O(options).
// Requires: n >= 0.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   R. K. Guy, C. A. B. Smith, "The G-values of various games" (1956).
// Usage:
//   auto kayles = games::octal_options(games::parse_octal_code("0.77"), 4);
//   std::size_t moves = kayles[4].size();         // moves == 4
//   std::vector<int> last = kayles[4].back();     // last == std::vector<int>({3})
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

#include "games/octal.hpp"

namespace games {

// options[heap] lists what a move may leave of the heap, for the heaps 0..n.
inline std::vector<std::vector<std::vector<int>>> octal_options(const OctalCode& code,
                                                                int n) {
    assert(n >= 0);
    std::vector<std::vector<std::vector<int>>> options(std::size_t(n) + 1);
    for (int heap = 0; heap <= n; ++heap) {
        std::vector<std::vector<int>>& left = options[std::size_t(heap)];
        for (int taken = 0; taken <= heap; ++taken) {
            const int bits = code.digit(taken), rest = heap - taken;
            if (bits & 1 && rest == 0) left.push_back({});
            if (bits & 2 && rest > 0) left.push_back({rest});
            for (int a = 1; 2 * a <= rest; ++a) {
                if (bits & 4) left.push_back({a, rest - a});
                for (int b = a; bits & 8 && a + 2 * b <= rest; ++b) {
                    left.push_back({a, b, rest - a - b});
                }
            }
        }
        std::sort(left.begin(), left.end());
        left.erase(std::unique(left.begin(), left.end()), left.end());
    }
    return options;
}

}  // namespace games
