// Wythoff's game, normal play.
//
// Two heaps; a move takes any number of stones from one heap, or the same number from
// both. The player who cannot move loses.
//
// The P-positions are the pairs of floor(k phi) and floor(k phi) + k for k = 0, 1, ...,
// where phi is the golden ratio, and every positive number is in just one pair. A
// double is wrong from k = 102334155 on. Exactly: write k - 1 as a sum of Fibonacci
// numbers, no two of them neighbours; each replaced by the next one and 1 added, the
// sum is floor(k phi).
//
// Fraenkel's game: a move on both heaps may take amounts that differ by up to `slack`.
//
// Time:     O(log n) for wythoff_lower, O(n) for fraenkel_partners, else O(log^2 n).
// Space:    O(n) for fraenkel_partners.
// Requires: 0 <= k <= 10^18; every heap >= 0 and at most 10^18; 0 <= slack <= 10^9,
//           and then heaps of at most 10^9.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor
//           Wiskunde 7 (1907); OEIS A000201. A. S. Fraenkel, "How to beat your
//           Wythoff games' opponent on three fronts" (1982).
// Usage:
//   bool wins = games::wythoff_is_n_position(1, 2);  // wins == false
//   auto move = games::wythoff_winning_move(4, 9);   // move.second == 7
//   auto partners = games::fraenkel_partners(10, 1);  // partners[6] == 2
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

namespace games {

// floor(k phi), the smaller heap of the P-position whose heaps differ by k.
inline long long wythoff_lower(long long k) {
    assert(0 <= k && k <= 1000000000000000000);
    if (k == 0) return 0;
    long long smaller = 1;
    long long larger = 2;
    while (larger <= k - 1) {
        const long long next = smaller + larger;
        smaller = larger;
        larger = next;
    }
    // The largest Fibonacci number that fits is taken first, so no two are neighbours.
    long long lower = 1;
    for (long long rest = k - 1; rest > 0;) {
        if (smaller <= rest) {
            rest -= smaller;
            lower += larger;
        }
        const long long previous = larger - smaller;
        larger = smaller;
        smaller = previous;
    }
    return lower;
}

// The heap that makes a P-position together with this one.
inline long long wythoff_partner(long long heap) {
    assert(0 <= heap && heap <= 1000000000000000000);
    long long low = 0;  // the largest k with wythoff_lower(k) <= heap is sought
    long long high = heap;
    while (low < high) {
        const long long k = low + (high - low + 1) / 2;
        if (wythoff_lower(k) <= heap) {
            low = k;
        } else {
            high = k - 1;
        }
    }
    if (wythoff_lower(low) == heap) return heap + low;
    // It is the larger of pair j, and up to it there are `low` smaller ones: as every
    // number is in one pair, low + j == heap, and the smaller of pair j is heap - j.
    return low;
}

// True iff the player to move wins.
inline bool wythoff_is_n_position(long long first, long long second) {
    return wythoff_partner(first) != second;
}

struct WythoffMove {
    long long first, second;  // stones left in the heaps; -1 for no move
};

// All winning moves: on the second heap, on the first, on both.
inline std::vector<WythoffMove> wythoff_winning_moves(long long first, long long second) {
    std::vector<WythoffMove> moves;
    if (wythoff_partner(first) < second) moves.push_back({first, wythoff_partner(first)});
    if (wythoff_partner(second) < first) {
        moves.push_back({wythoff_partner(second), second});
    }
    const long long difference = first < second ? second - first : first - second;
    const long long lower = wythoff_lower(difference);
    if (lower < (first < second ? first : second)) {
        const long long upper = lower + difference;
        moves.push_back(first < second ? WythoffMove{lower, upper}
                                       : WythoffMove{upper, lower});
    }
    return moves;
}

// The first winning move. In a P-position there is none: both are -1.
inline WythoffMove wythoff_winning_move(long long first, long long second) {
    const std::vector<WythoffMove> moves = wythoff_winning_moves(first, second);
    return moves.empty() ? WythoffMove{-1, -1} : moves.front();
}

// In Fraenkel's game, the heap that makes a P-position together with each of 0..n.
inline std::vector<long long> fraenkel_partners(long long n, long long slack) {
    assert(0 <= n && n <= 1000000000);
    assert(0 <= slack && slack <= 1000000000);
    std::vector<long long> partners(std::size_t(n) + 1, -1);
    long long difference = 0;
    for (long long heap = 0; heap <= n; ++heap) {
        if (partners[std::size_t(heap)] != -1) continue;
        const long long larger = heap + difference;
        partners[std::size_t(heap)] = larger;
        if (larger <= n) partners[std::size_t(larger)] = heap;
        difference += slack + 1;
    }
    return partners;
}

}  // namespace games
