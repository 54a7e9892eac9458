// A hash of ranges of integers, for states that are vectors or arrays.
//
// The standard library hashes strings and numbers, but no vector and no array. The
// order counts, and so does the length. Each number is mixed in by a multiplication and
// a shift (the finalizer of splitmix64), so that small numbers do not collide.
//
// Time:     O(n) for n numbers.
// Requires: a range of integers or of an enumeration.
// Errors:   none.
// Source:   G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number
//           generators" (2014), for the mixing.
// Usage:
//   std::unordered_map<std::vector<int>, int, games::RangeHash> values;
//   values[{3, 1, 2}] = 7;
//   int value = values.at({3, 1, 2});  // value == 7 && values.count({1, 2, 3}) == 0
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace games {

struct RangeHash {
    template <class Range>
    std::size_t operator()(const Range& range) const {
        std::uint64_t hash = 0x9E3779B97F4A7C15;
        for (const auto& number : range) {
            hash += static_cast<std::uint64_t>(number) + 0x9E3779B97F4A7C15;
            hash = (hash ^ (hash >> 30)) * 0xBF58476D1CE4E5B9;
            hash = (hash ^ (hash >> 27)) * 0x94D049BB133111EB;
            hash ^= hash >> 31;
        }
        return static_cast<std::size_t>(hash);
    }
};

}  // namespace games
