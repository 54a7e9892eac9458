// Subtraction games, normal play.
//
// A move takes from one heap a number of stones that is in the move set S. The
// player who cannot move loses. For outcomes alone see heap_outcomes.
//
// The values of the last max(S) heaps determine all that follow, so a window of
// max(S) values that comes again p places later proves the period p for ever.
//
// Time:     O(t |S|) for a table of t values, also to construct a game, where
//           t <= table_limit; then O(1) for a value, O(|S|) a heap for moves.
// Space:    O(t).
// Requires: every move > 0 (any order; duplicates and no move at all are fine),
//           n >= 0, table_limit > 0, every heap >= 0. If table_limit values do
//           not prove a period, period() == 0 and only heaps below it are known.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   S. W. Golomb, "A mathematical investigation of games of
//           take-away", Journal of Combinatorial Theory 1 (1966).
// Usage:
//   games::SubtractionGame game({1, 3, 4});         // game.period() == 7
//   int value = game.grundy(999999999999999999LL);  // value == 0
//   auto move = game.winning_move({5, 7});          // move.heap == 0 && move.leave == 2
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

#include "games/period.hpp"

namespace games {

// The Grundy values of the heaps 0..n; `table` may begin with those already known.
inline std::vector<int> subtraction_table(long long n,
                                          const std::vector<long long>& moves,
                                          std::vector<int> table = {}) {
    assert(n >= 0);
    std::vector<long long> last_found(moves.size() + 1, -1);
    for (long long heap = static_cast<long long>(table.size()); heap <= n; ++heap) {
        for (const long long move : moves) {
            assert(move > 0);
            if (move > heap) continue;
            last_found[std::size_t(table[std::size_t(heap - move)])] = heap;
        }
        int mex = 0;
        while (last_found[std::size_t(mex)] == heap) ++mex;
        table.push_back(mex);
    }
    return table;
}

struct SubtractionMove {
    int heap;         // index of the heap to play on, -1 for no move
    long long leave;  // stones left in it after the move
};

class SubtractionGame {
  public:
    explicit SubtractionGame(std::vector<long long> moves,
                             long long table_limit = 1 << 20)
        : moves_(std::move(moves)) {
        assert(table_limit > 0);
        std::sort(moves_.begin(), moves_.end());
        moves_.erase(std::unique(moves_.begin(), moves_.end()), moves_.end());
        assert(moves_.empty() || moves_.front() > 0);
        const long long window = moves_.empty() ? 0 : moves_.back();
        for (long long size = 64; period() == 0; size *= 2) {
            const long long n = std::min(size, table_limit) - 1;
            table_ = subtraction_table(n, moves_, std::move(table_));
            period_ = find_period(table_, window);
            if (size >= table_limit) break;
        }
    }

    // The least p > 0 such that the values of n and n + p are equal for every
    // n >= preperiod(), the least such start. 0 when none is proven.
    long long period() const { return period_.length; }
    long long preperiod() const { return period_.preperiod; }

    // The Grundy value of one heap.
    int grundy(long long heap) const {
        const long long known = static_cast<long long>(table_.size());
        assert(heap >= 0 && (period() > 0 || heap < known));
        if (heap >= known) heap = preperiod() + (heap - preperiod()) % period();
        return table_[std::size_t(heap)];
    }

    // True iff the player to move on one heap wins.
    bool is_n_position(long long heap) const { return grundy(heap) != 0; }

    // The Grundy value of the sum of the heaps, 0 iff the player to move loses.
    int grundy_of_sum(const std::vector<long long>& heaps) const {
        int sum = 0;
        for (const long long heap : heaps) sum ^= grundy(heap);
        return sum;
    }

    // All winning moves: by heap, then by stones taken.
    std::vector<SubtractionMove> winning_moves(
        const std::vector<long long>& heaps) const {
        const int sum = grundy_of_sum(heaps);
        std::vector<SubtractionMove> result;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            const int wanted = grundy(heaps[i]) ^ sum;
            for (const long long move : moves_) {
                if (move > heaps[i]) break;
                if (grundy(heaps[i] - move) == wanted) {
                    result.push_back({int(i), heaps[i] - move});
                }
            }
        }
        return result;
    }

    // The first winning move. In a P-position there is none: heap == -1.
    SubtractionMove winning_move(const std::vector<long long>& heaps) const {
        const std::vector<SubtractionMove> moves = winning_moves(heaps);
        return moves.empty() ? SubtractionMove{-1, 0} : moves.front();
    }

  private:
    std::vector<long long> moves_;
    std::vector<int> table_;  // Grundy values of the heaps 0, 1, ...
    Period period_ = {0, 0};
};

}  // namespace games
