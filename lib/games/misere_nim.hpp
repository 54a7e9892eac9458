// Nim, misere play.
//
// A move takes one or more stones from one heap. The player who takes the last
// stone loses, so whoever is to move when no stone is left has won.
//
// Bouton's theorem: with a heap of two or more stones the player to move wins
// iff the nim-sum is not 0, as in normal play; otherwise iff the number of
// one-stone heaps is even. A winning move leaves two or more heaps of at least
// two stones with nim-sum 0, or else an odd number of one-stone heaps.
// The rule is for Nim only, not for heaps that stand for the Grundy values of
// another game: a row of 8 in Kayles has value 1, yet misere play is won there.
//
// Time:     O(n) for n heaps, every function.
// Requires: every heap size >= 0.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   C. L. Bouton, "Nim, a game with a complete mathematical theory",
//           Annals of Mathematics 3 (1901-1902).
// Usage:
//   std::vector<long long> heaps = {1, 1, 4};
//   bool wins = games::misere_nim_is_n_position(heaps);   // wins == true
//   auto move = games::misere_nim_winning_move(heaps);    // move.leave == 1
//   auto moves = games::misere_nim_winning_moves(heaps);  // moves.size() == 1
#pragma once

#include <algorithm>
#include <vector>

#include "games/nim.hpp"

namespace games {

// The nim-sum, with its lowest bit flipped unless two or more heaps are greater
// than 1: it is 0 iff the player to move loses, and a move wins iff it changes
// the plain nim-sum by xor with this number.
inline long long misere_nim_sum(const std::vector<long long>& heaps) {
    const auto big_heaps = std::count_if(heaps.begin(), heaps.end(),
                                         [](long long heap) { return heap > 1; });
    return nim_sum(heaps) ^ (big_heaps >= 2 ? 0 : 1);
}

// True iff the player to move wins; so it is with no stones at all.
inline bool misere_nim_is_n_position(const std::vector<long long>& heaps) {
    return misere_nim_sum(heaps) != 0;
}

// All winning moves, by heap index.
// There is none in a P-position, nor when no stone is left to take.
inline std::vector<NimMove> misere_nim_winning_moves(
    const std::vector<long long>& heaps) {
    return nim_moves(heaps, misere_nim_sum(heaps));
}

// The winning move on the first heap that has one; heap == -1 when none has.
inline NimMove misere_nim_winning_move(const std::vector<long long>& heaps) {
    const std::vector<NimMove> moves = misere_nim_winning_moves(heaps);
    return moves.empty() ? NimMove{-1, 0} : moves.front();
}

}  // namespace games
