// Heaps whose options are an interval of smaller heaps, normal play.
//
// A move replaces a heap n by any heap from first(n) to last(n). As n grows, no bound
// decreases, and all heaps above one that has a move have a move. The player who cannot
// move loses. So it is if a move takes 2 to 5 stones, or leaves an amount between the
// fourth and the square root.
//
// The Grundy values come in runs of equal ones. A value changes at most where a bound
// enters another run, and binary search finds that place: heaps of 10^18 are no harder
// than small ones if there are few runs.
//
// Time:     O(r^2 + r log(limit) log(r)) to construct, for r places where a bound enters
//           a run; O(log r) for a value, O(r) a heap for a winning move.
// Space:    O(r).
// Requires: 0 <= heap <= limit < 2^62; bounds as above, and last(n) < n. Where first(n)
//           is above last(n), there is no move; a negative first(n) stands for 0.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   none; the values follow from the theorem of Sprague and Grundy.
// Usage:
//   games::IntervalOptions game(
//       100, [](long long n) { return n - 5; }, [](long long n) { return n - 2; });
//   int value = game.grundy(6);             // value == 3
//   auto move = game.winning_move({6, 4});  // move.heap == 0 && move.leave == 4
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include "games/mex.hpp"
#include "games/nim.hpp"

namespace games {

class IntervalOptions {
  public:
    using Bound = std::function<long long(long long)>;

    // The heaps from `start` up to the next run have the value.
    struct Run {
        long long start;
        int value;
    };

    IntervalOptions(long long limit, Bound first, Bound last)
        : limit_(limit), first_(std::move(first)), last_(std::move(last)) {
        assert(0 <= limit && limit < 1LL << 62);
        Range previous = {0, 0};
        for (long long heap = 0; heap <= limit;) {
            const Range range = options(heap);
            assert(previous.begin <= range.begin && previous.end <= range.end);
            previous = range;
            std::vector<int> values;
            for (std::size_t i = range.begin; i < range.end; ++i) {
                values.push_back(runs_[i].value);
            }
            const int value = mex(values);
            if (runs_.empty() || runs_.back().value != value)
                runs_.push_back({heap, value});
            long long low = heap + 1, high = limit + 1;  // the next change, or the end
            while (low < high) {
                const long long middle = low + (high - low) / 2;
                const Range then = options(middle);
                const bool same = then.begin == range.begin && then.end == range.end;
                (same ? low : high) = same ? middle + 1 : middle;
            }
            heap = low;
        }
    }

    // The runs from heap 0 on; neighbours have different values.
    const std::vector<Run>& runs() const { return runs_; }

    // The Grundy value of one heap.
    int grundy(long long heap) const {
        assert(0 <= heap && heap <= limit_);
        return runs_[run_of(heap)].value;
    }

    // The Grundy value of the sum of the heaps, 0 iff the player to move loses.
    int grundy_of_sum(const std::vector<long long>& heaps) const {
        int sum = 0;
        for (const long long heap : heaps) sum ^= grundy(heap);
        return sum;
    }

    // The winning move on the first heap that has one, leaving as little as will do. In a
    // P-position there is none: heap == -1.
    NimMove winning_move(const std::vector<long long>& heaps) const {
        const int sum = grundy_of_sum(heaps);
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            const int wanted = grundy(heaps[i]) ^ sum;
            const Range range = options(heaps[i]);
            for (std::size_t k = range.begin; k < range.end; ++k) {
                if (runs_[k].value != wanted) continue;
                return {int(i), std::max(runs_[k].start, first_(heaps[i]))};
            }
        }
        return {-1, 0};
    }

  private:
    struct Range {
        std::size_t begin, end;
    };

    // The run of a heap; the last run has no end yet.
    std::size_t run_of(long long heap) const {
        const auto before = [](long long n, const Run& run) { return n < run.start; };
        const auto next = std::upper_bound(runs_.begin(), runs_.end(), heap, before);
        return std::size_t(next - runs_.begin()) - 1;
    }

    // The runs that the options of a heap belong to; 0, 0 if it has no move.
    Range options(long long heap) const {
        const long long first = std::max(first_(heap), 0LL), last = last_(heap);
        assert(last < heap);
        if (first > last) return {0, 0};
        return {run_of(first), run_of(last) + 1};
    }

    long long limit_;
    Bound first_, last_;
    std::vector<Run> runs_;
};

}  // namespace games
