// Nim, normal play.
//
// A move takes one or more stones from one heap. The player who cannot move
// loses, so the player who takes the last stone wins.
//
// Bouton's theorem: the player to move wins (an N-position) iff the nim-sum,
// the xor of all heap sizes, is not 0. A winning move makes the nim-sum 0.
//
// Time:     O(n) for n heaps, every function.
// Requires: every heap size >= 0.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   C. L. Bouton, "Nim, a game with a complete mathematical theory",
//           Annals of Mathematics 3 (1901-1902).
// Usage:
//   std::vector<long long> heaps = {3, 4, 5};
//   bool wins = games::nim_is_n_position(heaps);  // wins == true
//   auto move = games::nim_winning_move(heaps);   // move.heap == 0 && move.leave == 1
//   auto moves = games::nim_winning_moves(heaps);  // moves.size() == 1
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

namespace games {

// The nim-sum, which is also the Grundy value of the position.
inline long long nim_sum(const std::vector<long long>& heaps) {
    long long sum = 0;
    for (const long long heap : heaps) {
        assert(heap >= 0);
        sum ^= heap;
    }
    return sum;
}

// True iff the player to move wins.
inline bool nim_is_n_position(const std::vector<long long>& heaps) {
    return nim_sum(heaps) != 0;
}

struct NimMove {
    int heap;         // index of the heap to play on, -1 for no move
    long long leave;  // stones left in it after the move
};

// Every move that changes the nim-sum by xor with `change`, by heap index.
inline std::vector<NimMove> nim_moves(const std::vector<long long>& heaps,
                                      long long change) {
    std::vector<NimMove> moves;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const long long leave = heaps[i] ^ change;
        if (leave < heaps[i]) moves.push_back({int(i), leave});
    }
    return moves;
}

// All winning moves; in a P-position there is none.
inline std::vector<NimMove> nim_winning_moves(const std::vector<long long>& heaps) {
    return nim_moves(heaps, nim_sum(heaps));
}

// The winning move on the first heap that has one.
// In a P-position there is none: heap == -1.
inline NimMove nim_winning_move(const std::vector<long long>& heaps) {
    const std::vector<NimMove> moves = nim_winning_moves(heaps);
    return moves.empty() ? NimMove{-1, 0} : moves.front();
}

}  // namespace games
