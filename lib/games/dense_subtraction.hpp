// Subtraction games with many moves, normal play: one table of Grundy values.
//
// A move takes from one heap a number of stones that is in the move set. The player who
// cannot move loses. For few moves, large heaps and winning moves see subtraction.hpp.
//
// The heaps of value 0 are found first, then those of value 1, and so on: the least heap
// that is left and has no move to a heap of value v is the next one of value v, and a
// mask of the moves, shifted to it, marks the heaps that have a move to it. So a heap
// costs n / 64 steps for all moves together: about 0.2 s for n = 2 * 10^5.
//
// Time:     O(n^2 / 64 + v n / 64 + |moves|) for v different values.
// Space:    O(n), about 13 bytes a heap.
// Requires: n >= 0, every move > 0 (any order; duplicates, moves above n and no move at
//           all are fine).
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   none; the values follow from the theorem of Sprague and Grundy.
// Usage:
//   std::vector<int> table = games::dense_subtraction_table(10, {2, 3, 5, 7});
//   int value = table[6];  // value == 3
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace games {

// The Grundy values of the heaps 0..n.
inline std::vector<int> dense_subtraction_table(long long n,
                                                const std::vector<long long>& moves) {
    assert(n >= 0);
    using Words = std::vector<std::uint64_t>;
    const std::size_t heaps = std::size_t(n) + 1, words = heaps / 64 + 1;
    const std::uint64_t one = 1;

    // masks[s]: the heaps that have a move to the heap s, for s < 64.
    std::vector<Words> masks(64, Words(words, 0));
    for (const long long move : moves) {
        assert(move > 0);
        if (move > n) continue;
        masks[0][std::size_t(move) / 64] |= one << move % 64;
    }
    for (std::size_t s = 1; s < 64; ++s) {
        for (std::size_t i = 0; i < words; ++i) {
            masks[s][i] = masks[0][i] << s;
            if (i > 0) masks[s][i] |= masks[0][i - 1] >> (64 - s);
        }
    }

    std::vector<int> table(heaps, 0);
    Words left(words, ~std::uint64_t(0));  // the heaps without a value yet
    left.back() = (one << heaps % 64) - 1;
    std::size_t end = words;  // no heap is left from this word on
    for (int value = 0;; ++value) {
        while (end > 0 && left[end - 1] == 0) --end;
        if (end == 0) return table;
        Words reaches(end, 0);  // the heaps that have a move to a heap of this value
        for (std::size_t i = 0; i < end; ++i) {
            while (const std::uint64_t free = left[i] & ~reaches[i]) {
                const std::size_t s = std::size_t(__builtin_ctzll(free));
                table[64 * i + s] = value;
                left[i] ^= one << s;
                const std::uint64_t* const mask = masks[s].data();
                std::uint64_t* const reached = reaches.data() + i;
                for (std::size_t k = 0; k < end - i; ++k) reached[k] |= mask[k];
            }
        }
    }
}

}  // namespace games
