// Grundy's game and Lasker's Nim: heaps that are split, normal play.
//
// Grundy's game: a move splits a heap into two heaps of different sizes, none empty.
// Heaps of 0, 1 and 2 stones have no move. No period of the values is known. The lost
// heaps are 0, 1, 2, 4, 7, ..., 1222, and no other up to 10^6 (computed, not proved
// for ever).
//
// Lasker's Nim: a move takes one or more stones from a heap, or splits a heap into two
// without taking, none empty. The value of a heap n is n + 1 if n % 4 == 3, n - 1 if
// n % 4 == 0 and n > 0, and n otherwise.
//
// Time:     O(n^2) for grundys_game_table; O(1) for lasker_nim_grundy, O(heaps) for a
//           winning move.
// Space:    O(n) for grundys_game_table.
// Requires: n >= 0, every heap >= 0 and less than 2^62.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   P. M. Grundy, "Mathematics and games", Eureka 2 (1939); OEIS A002188,
//           A036685. E. Lasker, "Brettspiele der Voelker" (1931).
// Usage:
//   std::vector<int> grundy = games::grundys_game_table(50);  // grundy[50] == 0
//   long long value = games::lasker_nim_grundy(7);            // value == 8
//   auto move = games::lasker_nim_winning_move({3, 1});  // move.heap == 0
//   long long left = move.leave[0];                      // left == 1
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

namespace games {

// The Grundy values of the heaps 0..n of Grundy's game.
inline std::vector<int> grundys_game_table(long long n) {
    assert(n >= 0);
    std::vector<int> table;
    table.reserve(std::size_t(n) + 1);
    int bound = 1;  // a power of two above every value, so above every xor of values
    const std::size_t never = std::size_t(n) + 1;
    std::vector<std::size_t> last_found(2, never);
    for (std::size_t heap = 0; heap <= std::size_t(n); ++heap) {
        for (std::size_t less = 1; 2 * less < heap; ++less) {
            last_found[std::size_t(table[less] ^ table[heap - less])] = heap;
        }
        int mex = 0;
        while (last_found[std::size_t(mex)] == heap) ++mex;
        table.push_back(mex);
        if (mex == bound) {
            bound *= 2;
            last_found.resize(std::size_t(bound) + 1, never);
        }
    }
    return table;
}

// The Grundy value of a heap of Lasker's Nim.
inline long long lasker_nim_grundy(long long heap) {
    assert(0 <= heap && heap < 1LL << 62);
    if (heap % 4 == 3) return heap + 1;
    return heap % 4 == 0 && heap > 0 ? heap - 1 : heap;
}

// The Grundy value of the sum of the heaps, 0 iff the player to move loses.
inline long long lasker_nim_grundy_of_sum(const std::vector<long long>& heaps) {
    long long sum = 0;
    for (const long long heap : heaps) sum ^= lasker_nim_grundy(heap);
    return sum;
}

struct LaskerNimMove {
    int heap;                      // index of the heap to play on, -1 for no move
    std::vector<long long> leave;  // what it becomes: one heap (maybe of 0) or two
};

// A winning move. In a P-position there is none: heap == -1.
inline LaskerNimMove lasker_nim_winning_move(const std::vector<long long>& heaps) {
    const long long sum = lasker_nim_grundy_of_sum(heaps);
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const long long wanted = lasker_nim_grundy(heaps[i]) ^ sum;
        if (wanted >= lasker_nim_grundy(heaps[i])) continue;
        // A heap 4k + 3 gets the value 4k + 3 by a split alone. Any other value below
        // its own is that of a smaller heap: the value function is its own inverse.
        if (wanted == heaps[i]) return {int(i), {1, heaps[i] - 1}};
        return {int(i), {lasker_nim_grundy(wanted)}};
    }
    return {-1, {}};
}

}  // namespace games
