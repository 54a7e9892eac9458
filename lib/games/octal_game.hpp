// Sums of heaps of an octal or hexadecimal game, with its proven period.
//
// The rules are those of octal.hpp. A table of Grundy values is grown until it proves a
// period by the Guy-Smith bound: then all values are known. An endless code ("0.3...")
// has no such proof, and for many others none is in reach.
//
// Time:     O(t^2 k) to construct a game of k digits with a table of t values (with
//           bit 8 or an endless code up to O(t^3 k)); then O(1) for a value,
//           O((preperiod + period) k) a heap for a move (squared with bit 8).
// Space:    O(t).
// Requires: a code as in octal.hpp; every heap >= 0; table_limit >= 0. If table_limit
//           values do not prove a period, period() == 0 and only heaps below it are
//           known. The limit 0 stands for 8192, or 1024 with bit 8 or an endless code.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   R. K. Guy, C. A. B. Smith, "The G-values of various games" (1956).
// Usage:
//   games::OctalGame kayles("0.77");                 // kayles.period() == 12
//   int value = kayles.grundy(1000000000000000000);  // value == 1
//   auto move = kayles.winning_move({5, 1});
//   bool right = move.heap == 0 && move.taken == 1 && move.leave[0] == 4;  // right
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "games/octal.hpp"
#include "games/period.hpp"

namespace games {

struct OctalMove {
    int heap;                      // index of the heap to play on, -1 for no move
    long long taken;               // stones taken from it
    std::vector<long long> leave;  // what it becomes: 0 to 3 heaps, none empty
};

class OctalGame {
  public:
    explicit OctalGame(const std::string& code, long long table_limit = 0)
        : code_(parse_octal_code(code)) {
        assert(table_limit >= 0);
        const long long most_taken = static_cast<long long>(code_.digits.size()) - 1;
        const long long most_heaps = std::max(code_.most_heaps(), 1);
        if (table_limit == 0) table_limit = most_heaps > 2 || code_.endless ? 1024 : 8192;
        for (long long size = 64; period() == 0; size += size / 2) {
            const long long n = std::min(size, table_limit) - 1;
            table_ = octal_table(code_, n, std::move(table_));
            if (!code_.endless) {
                period_ = find_heap_game_period(table_, most_taken, most_heaps);
            }
            if (size >= table_limit) break;
        }
    }

    // The least p > 0 such that the values of n and n + p are equal for every
    // n >= preperiod(), the least such start. 0 when none is proven.
    long long period() const { return period_.length; }
    long long preperiod() const { return period_.preperiod; }

    // The Grundy values of the heaps 0, 1, ... that were computed.
    const std::vector<int>& table() const { return table_; }

    // The Grundy value of one heap.
    int grundy(long long heap) const {
        const long long known = static_cast<long long>(table_.size());
        assert(heap >= 0 && (period() > 0 || heap < known));
        if (heap >= known) heap = preperiod() + (heap - preperiod()) % period();
        return table_[std::size_t(heap)];
    }

    // The Grundy value of the sum of the heaps, 0 iff the player to move loses.
    int grundy_of_sum(const std::vector<long long>& heaps) const {
        int sum = 0;
        for (const long long heap : heaps) sum ^= grundy(heap);
        return sum;
    }

    // A winning move. In a P-position there is none: heap == -1.
    OctalMove winning_move(const std::vector<long long>& heaps) const {
        const int sum = grundy_of_sum(heaps);
        if (sum == 0) return {-1, 0, {}};
        for (int i = 0;; ++i) {
            const long long heap = heaps[std::size_t(i)];
            for (long long taken = 0; taken <= heap; ++taken) {
                if (!code_.endless &&
                    taken >= static_cast<long long>(code_.digits.size()))
                    break;
                OctalMove move = {i, taken, {}};
                if (can_leave(heap - taken, grundy(heap) ^ sum, taken, move.leave)) {
                    return move;
                }
            }
        }
    }

  private:
    // Finds heaps of value `wanted` that the taking of `taken` stones may leave of a
    // heap. In a period all but the largest part need not pass preperiod + period,
    // for each can give a period to the largest one without a change of value.
    bool can_leave(long long rest, int wanted, long long taken,
                   std::vector<long long>& leave) const {
        const int bits = code_.digit(taken);
        const long long limit = period() > 0 ? preperiod() + period() : rest;
        leave = {rest};
        if (rest == 0) {
            leave.clear();
            return bits & 1 && wanted == 0;
        }
        if (bits & 2 && grundy(rest) == wanted) return true;
        for (long long a = 1; bits & 12 && a <= std::min(limit, rest / 2); ++a) {
            leave = {a, rest - a};
            if (bits & 4 && (grundy(a) ^ grundy(rest - a)) == wanted) return true;
            for (long long b = a; bits & 8 && b <= std::min(limit, (rest - a) / 2); ++b) {
                leave = {a, b, rest - a - b};
                if (grundy_of_sum(leave) == wanted) return true;
            }
        }
        return false;
    }

    OctalCode code_;
    std::vector<int> table_;  // Grundy values of the heaps 0, 1, ...
    Period period_ = {0, 0};
};

}  // namespace games
