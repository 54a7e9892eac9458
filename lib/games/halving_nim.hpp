// Halving Nim, normal play: take up to half of a heap.
//
// A move takes from one heap at least one stone and at most half of the heap. The player
// who cannot move, as every heap has 0 or 1 stones, loses.
//
// A heap of 2k can be made any of k..2k - 1, one of 2k + 1 any of k + 1..2k. By induction
// the values of k..2k - 1 are 0..k - 1 in some order, so that 2k is worth k. Without k
// but with 2k the values are 0..k save that of k, which therefore is that of 2k + 1. So
// (2v + 1) 2^t - 1 is worth v for every t: 2^t - 1 is lost, and no other heap.
//
// Time:     O(log size) for a heap, every function.
// Requires: every heap size >= 0.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   L. Levine, "Fractal sequences and restricted Nim", Ars Combinatoria 80
//           (2006); OEIS A025480.
// Usage:
//   long long value = games::halving_nim_grundy(11);           // value == 1
//   bool wins = games::halving_nim_is_n_position({10, 11, 3});  // wins == true
//   auto move = games::halving_nim_winning_move({10, 11, 3});   // move.heap == 0
//   long long leave = move.leave;                               // leave == 5
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

#include "games/nim.hpp"

namespace games {

// The Grundy value of one heap: the size of the Nim heap that equals it.
inline long long halving_nim_grundy(long long heap) {
    assert(heap >= 0);
    while (heap % 2 == 1) heap /= 2;
    return heap / 2;
}

// The Grundy value of the sum of the heaps, 0 iff the player to move loses.
inline long long halving_nim_sum(const std::vector<long long>& heaps) {
    long long sum = 0;
    for (const long long heap : heaps) sum ^= halving_nim_grundy(heap);
    return sum;
}

// True iff the player to move wins.
inline bool halving_nim_is_n_position(const std::vector<long long>& heaps) {
    return halving_nim_sum(heaps) != 0;
}

// What a move leaves of the heap to make its Grundy value `value`, -1 if no move does.
inline long long halving_nim_leave(long long heap, long long value) {
    assert(heap >= 0 && value >= 0);
    if (value > (heap - 1) / 2) return -1;
    long long leave = 2 * value;
    while (leave <= (heap - 2) / 2) leave = 2 * leave + 1;
    return leave >= heap - leave && leave < heap ? leave : -1;
}

// All winning moves, by heap: at most one on each. In a P-position there is none.
inline std::vector<NimMove> halving_nim_winning_moves(
    const std::vector<long long>& heaps) {
    const long long sum = halving_nim_sum(heaps);
    std::vector<NimMove> moves;
    for (std::size_t i = 0; i < heaps.size() && sum != 0; ++i) {
        const long long wanted = halving_nim_grundy(heaps[i]) ^ sum;
        const long long leave = halving_nim_leave(heaps[i], wanted);
        if (leave >= 0) moves.push_back({int(i), leave});
    }
    return moves;
}

// The winning move on the first heap that has one.
// In a P-position there is none: heap == -1.
inline NimMove halving_nim_winning_move(const std::vector<long long>& heaps) {
    const std::vector<NimMove> moves = halving_nim_winning_moves(heaps);
    return moves.empty() ? NimMove{-1, 0} : moves.front();
}

}  // namespace games
