// Nim with forbidden amounts, normal play.
//
// A move takes one or more stones from one heap, as in Nim; but a list of pairs
// (heap, take) names amounts that may not be taken from a heap of just that size. The
// player who cannot move loses.
//
// A heap that repeats a Grundy value which a smaller one has is an exception, and only
// a heap in the list can be one: it takes the least value of which every smaller heap
// is forbidden to it. All other heaps have the values 0, 1, 2, ... in their order.
//
// Time:     O(m log m) for m pairs, to construct; O(log m) for a value; O(n log m)
//           and O(m) for a winning move on n heaps.
// Space:    O(m).
// Requires: 1 <= take <= heap in every pair (any order; duplicates are fine); every
//           heap size >= 0.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   AtCoder Beginner Contest 255 G, "Constrained Nim"; proof above.
// Usage:
//   games::NimWithForbidden game({{2, 1}, {3, 3}, {3, 1}, {1, 1}});
//   long long value = game.grundy(3);          // value == 1
//   bool wins = game.is_n_position({1, 2, 4});  // wins == true
//   auto move = game.winning_move({1, 2, 4});   // move.heap == 2 && move.leave == 2
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "games/nim.hpp"

namespace games {

struct ForbiddenAmount {
    long long heap;
    long long take;
};

class NimWithForbidden {
  public:
    explicit NimWithForbidden(const std::vector<ForbiddenAmount>& forbidden) {
        for (const ForbiddenAmount& pair : forbidden) {
            assert(1 <= pair.take && pair.take <= pair.heap);
            forbidden_.push_back({pair.heap, pair.heap - pair.take});
        }
        std::sort(forbidden_.begin(), forbidden_.end());
        forbidden_.erase(std::unique(forbidden_.begin(), forbidden_.end()),
                         forbidden_.end());

        std::map<long long, std::size_t> repeats;  // how many exceptions have a value
        for (std::size_t i = 0, end = 0; i < forbidden_.size(); i = end) {
            const long long heap = forbidden_[i].first;
            std::vector<long long> values;  // of what is forbidden to leave
            for (; end < forbidden_.size() && forbidden_[end].first == heap; ++end) {
                values.push_back(grundy(forbidden_[end].second));
            }
            std::sort(values.begin(), values.end());
            for (std::size_t j = 0, next = 0; j < values.size(); j = next) {
                while (next < values.size() && values[next] == values[j]) ++next;
                if (next - j < 1 + repeats[values[j]]) continue;
                ++repeats[values[j]];
                exceptions_.push_back({heap, values[j]});
                by_value_.push_back({values[j], heap});
                break;
            }
        }
        std::sort(by_value_.begin(), by_value_.end());
    }

    // The Grundy value of one heap.
    long long grundy(long long heap) const {
        assert(heap >= 0);
        const auto it =
            std::lower_bound(exceptions_.begin(), exceptions_.end(), Pair(heap, 0));
        if (it != exceptions_.end() && it->first == heap) return it->second;
        return heap - (it - exceptions_.begin());
    }

    // The Grundy value of the sum of the heaps, 0 iff the player to move loses.
    long long grundy_of_sum(const std::vector<long long>& heaps) const {
        long long sum = 0;
        for (const long long heap : heaps) sum ^= grundy(heap);
        return sum;
    }

    // True iff the player to move wins.
    bool is_n_position(const std::vector<long long>& heaps) const {
        return grundy_of_sum(heaps) != 0;
    }

    // A winning move, on the first heap that can get a smaller value by one. In a
    // P-position there is none: heap == -1.
    NimMove winning_move(const std::vector<long long>& heaps) const {
        const long long sum = grundy_of_sum(heaps);
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            const long long wanted = grundy(heaps[i]) ^ sum;
            if (wanted < grundy(heaps[i])) return {int(i), leave(heaps[i], wanted)};
        }
        return {-1, 0};
    }

  private:
    using Pair = std::pair<long long, long long>;

    // What a move leaves of the heap to give it a value that is less than it has: the
    // heap of that value which is no exception, or else the first exception allowed.
    long long leave(long long heap, long long value) const {
        std::size_t low = 0, high = exceptions_.size();  // how many are before it
        while (low < high) {
            const std::size_t middle = low + (high - low) / 2;
            const bool before = exceptions_[middle].first - (long long)middle <= value;
            (before ? low : high) = before ? middle + 1 : middle;
        }
        long long result = value + (long long)low;
        auto next = std::lower_bound(by_value_.begin(), by_value_.end(), Pair(value, 0));
        while (std::binary_search(forbidden_.begin(), forbidden_.end(),
                                  Pair(heap, result))) {
            result = (next++)->second;
        }
        return result;
    }

    std::vector<Pair> forbidden_;   // heap, what may not be left of it
    std::vector<Pair> exceptions_;  // heap, value
    std::vector<Pair> by_value_;    // value, heap of an exception
};

}  // namespace games
