// Fibonacci Nim and its kind, normal play: one heap, a move limits the next one.
//
// The first player takes at least one stone but not the whole heap; after a move of t
// stones the next takes at most f(t): 2 t in Fibonacci Nim. Who cannot move loses.
//
// Let the key numbers be k1 = 1 and then k(i+1) = k(i) + the least key number k with
// f(k) >= k(i); for f(t) = 2 t these are the Fibonacci numbers. Each heap is a sum of
// key numbers, the largest that fits taken off first. The player to move wins iff he
// may take the last, smallest term; to take it wins.
//
// Time:     O(log n) key numbers for f(t) >= c t, c > 1, and as much for each function.
// Space:    O(log n).
// Requires: f(t) >= t, f is not decreasing, 0 <= heap <= largest, most >= 0.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   A. J. Schwenk, "Take-away games", Fibonacci Quarterly 8 (1970);
//           OEIS A000045 for Fibonacci Nim.
// Usage:
//   bool wins = games::fibonacci_nim_is_n_position(10);      // wins
//   long long take = games::fibonacci_nim_winning_take(10);  // take == 2
//   games::DynamicNim triple([](long long taken) { return 3 * taken; }, 1000);
//   bool later = triple.is_n_position(10, 6);                // later
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <functional>
#include <vector>

namespace games {

class DynamicNim {
  public:
    // f(taken) is the most stones that the move after `taken` stones may take; it is
    // asked for arguments up to `largest`, which is the largest heap to be played.
    DynamicNim(const std::function<long long(long long)>& f, long long largest)
        : largest_(largest) {
        assert(largest >= 0);
        key_numbers_ = {1};
        std::size_t least = 0;
        while (true) {
            const long long last = key_numbers_.back();
            while (f(key_numbers_[least]) < last) {
                assert(key_numbers_[least] < last && "f(t) >= t");
                ++least;
            }
            if (key_numbers_[least] > largest - last) break;
            key_numbers_.push_back(last + key_numbers_[least]);
        }
    }

    // The key numbers up to the largest heap: the heaps that the first player loses.
    const std::vector<long long>& key_numbers() const { return key_numbers_; }

    // The winning move with the fewest stones, when at most `most` may be taken. In a
    // P-position there is none: 0.
    long long winning_take(long long heap, long long most) const {
        assert(0 <= heap && heap <= largest_ && most >= 0);
        auto end = key_numbers_.end();
        long long term = 0;
        for (long long rest = heap; rest > 0; rest -= term) {
            end = std::upper_bound(key_numbers_.begin(), end, rest);
            term = *(end - 1);
        }
        return term <= most ? term : 0;
    }

    // True iff the player to move wins, when at most `most` stones may be taken.
    bool is_n_position(long long heap, long long most) const {
        return winning_take(heap, most) > 0;
    }

  private:
    long long largest_;
    std::vector<long long> key_numbers_;
};

// The winning first move of Fibonacci Nim, 0 in a P-position; heap <= 4 * 10^18.
inline long long fibonacci_nim_winning_take(long long heap) {
    assert(0 <= heap && heap <= 4000000000000000000);
    const DynamicNim game([](long long taken) { return 2 * taken; }, heap);
    return game.winning_take(heap, std::max(0LL, heap - 1));
}

// True iff the first player wins Fibonacci Nim: iff the heap is no Fibonacci number.
inline bool fibonacci_nim_is_n_position(long long heap) {
    return fibonacci_nim_winning_take(heap) > 0;
}

}  // namespace games
