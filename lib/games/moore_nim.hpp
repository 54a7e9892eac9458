// Moore's Nim, also called Nim_k, normal play.
//
// A move takes one or more stones from each of one to k heaps of the mover's choice,
// from each as many as wished. The player who cannot move loses. k = 1 is Nim.
//
// Moore's theorem: the player to move loses (a P-position) iff for every binary digit
// the number of heaps that have it is a multiple of k + 1. This tells who wins, not a
// Grundy value, so it does not serve for a sum with other games.
//
// Time:     O(63 n) for n heaps, every function.
// Space:    O(n).
// Requires: k >= 1, every heap size >= 0; k may be greater than the number of heaps.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   E. H. Moore, "A generalization of the game called Nim", Annals of
//           Mathematics 11 (1910).
// Usage:
//   std::vector<long long> heaps = {3, 4, 5};
//   bool wins = games::moore_nim_is_n_position(heaps, 2);   // wins == true
//   auto moves = games::moore_nim_winning_move(heaps, 2);   // moves.size() == 2
//   for (auto move : moves) heaps[std::size_t(move.heap)] = move.leave;
//   bool lost = !games::moore_nim_is_n_position(heaps, 2);  // lost == true
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

#include "games/nim.hpp"

namespace games {

// True iff the player to move wins.
inline bool moore_nim_is_n_position(const std::vector<long long>& heaps, int k) {
    assert(k >= 1);
    for (const long long heap : heaps) assert(heap >= 0);
    for (int digit = 62; digit >= 0; --digit) {
        long long count = 0;
        for (const long long heap : heaps) count += heap >> digit & 1;
        if (count % (k + 1LL) != 0) return true;
    }
    return false;
}

// A winning move: what it leaves of each heap that it takes from, one to k of them in
// the order of their indices. In a P-position there is none, and the list is empty.
inline std::vector<NimMove> moore_nim_winning_move(const std::vector<long long>& heaps,
                                                   int k) {
    assert(k >= 1);
    // A heap is taken from as soon as a digit of it becomes 0; all lower digits of it
    // are then free to choose.
    std::vector<long long> after = heaps;
    std::vector<std::size_t> taken;
    std::vector<char> is_taken(heaps.size(), 0);
    for (int digit = 62; digit >= 0; --digit) {
        const long long one = 1LL << digit;
        std::vector<std::size_t> having;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            assert(heaps[i] >= 0);
            if (!is_taken[i] && (heaps[i] & one)) having.push_back(i);
        }
        const std::size_t excess = having.size() % (std::size_t(k) + 1);
        const std::size_t lack = std::size_t(k) + 1 - excess;
        for (const std::size_t i : taken) after[i] &= ~one;
        if (lack <= taken.size()) {
            for (std::size_t j = 0; j < lack; ++j) after[taken[j]] |= one;
            continue;
        }
        for (std::size_t j = 0; j < excess; ++j) {
            after[having[j]] &= ~one;
            is_taken[having[j]] = 1;
            taken.push_back(having[j]);
        }
    }
    std::vector<NimMove> move;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (is_taken[i]) move.push_back({int(i), after[i]});
    }
    return move;
}

}  // namespace games
