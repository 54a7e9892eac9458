// Nim with bounds on the amount taken, normal play.
//
// A move takes from one heap at least `low` and at most `high` stones; each heap has
// bounds of its own. The player who cannot move loses. Bachet's game is low = 1: the
// Grundy value of a heap n is then n % (high + 1).
//
// In general the Grundy value of a heap n is (n % (low + high)) / low: the reply to t
// stones is low + high - t. So all is known at once for heaps of any size.
//
// Time:     O(1) for a heap, O(n) for n heaps.
// Requires: every size >= 0, 1 <= low <= high, low + high < 2^63.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   C. G. Bachet, "Problemes plaisans et delectables" (1612), for low = 1;
//           "Winning Ways", ch. 4, for the general case.
// Usage:
//   int bachet = int(games::bounded_heap_grundy({21, 1, 3}));  // bachet == 1
//   std::vector<games::BoundedHeap> heaps = {{10, 2, 3}, {7, 1, 3}};
//   bool wins = games::nim_with_bounds_is_n_position(heaps);   // wins == true
//   auto move = games::nim_with_bounds_winning_move(heaps);    // move.heap == 1
//   long long leave = move.leave;                              // leave == 4
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <limits>
#include <vector>

#include "games/nim.hpp"

namespace games {

struct BoundedHeap {
    long long size;
    long long low, high;  // how many stones a move takes, at least and at most
};

// The Grundy value of one heap.
inline long long bounded_heap_grundy(const BoundedHeap& heap) {
    assert(heap.size >= 0);
    assert(1 <= heap.low && heap.low <= heap.high);
    assert(heap.low <= std::numeric_limits<long long>::max() - heap.high);
    return heap.size % (heap.low + heap.high) / heap.low;
}

// The most stones that a move can leave of the heap to make its Grundy value `value`,
// -1 if no move does.
inline long long bounded_heap_leave(const BoundedHeap& heap, long long value) {
    assert(value >= 0);
    if (value == bounded_heap_grundy(heap)) return -1;
    const long long period = heap.low + heap.high;
    const long long most = heap.size - heap.low;
    const long long least = std::max(0LL, heap.size - heap.high);
    if (value > (period - 1) / heap.low) return -1;

    // Of each period the numbers first..last have the value; the last such run at or
    // below `most` is all that a move can reach, as it has less than a period to choose.
    const long long first = value * heap.low;
    const long long last = std::min(first + (heap.low - 1), period - 1);
    long long start = most - most % period;
    if (most % period < first) start -= period;
    const long long leave = std::min(start + last, most);
    return leave >= least ? leave : -1;
}

// The Grundy value of the sum, 0 iff the player to move loses.
inline long long nim_with_bounds_sum(const std::vector<BoundedHeap>& heaps) {
    long long sum = 0;
    for (const BoundedHeap& heap : heaps) sum ^= bounded_heap_grundy(heap);
    return sum;
}

// True iff the player to move wins.
inline bool nim_with_bounds_is_n_position(const std::vector<BoundedHeap>& heaps) {
    return nim_with_bounds_sum(heaps) != 0;
}

// The winning move on the first heap that has one, taking as few stones as will do.
// In a P-position there is none: heap == -1.
inline NimMove nim_with_bounds_winning_move(const std::vector<BoundedHeap>& heaps) {
    const long long sum = nim_with_bounds_sum(heaps);
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const long long wanted = bounded_heap_grundy(heaps[i]) ^ sum;
        const long long leave = bounded_heap_leave(heaps[i], wanted);
        if (leave >= 0) return {int(i), leave};
    }
    return {-1, 0};
}

}  // namespace games
