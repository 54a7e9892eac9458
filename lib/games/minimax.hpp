// Minimax of small boards by alpha-beta with a memo: the value and the best move.
//
// Two players with opposite aims move alternately and see all; each option is a state
// from the view of the player to move in it. A state without options is over: it is
// worth score(state) to the player to move; any other is worth the greatest of the
// negated values of its options. List them as the judge prefers them: the first that
// serves is the answer. "At least this much?" is quicker to tell than the value.
//
// Time:     O((states + options) d) expected for d different scores; without d for a
//           question about one bound.
// Space:    O(states seen), and the options on the path in progress; no recursion.
// Requires: State has == and Hash; no state comes again; |score|, |bound| <= 10^9.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   D. E. Knuth, R. W. Moore, "An analysis of alpha-beta pruning" (1975).
// Usage:
//   auto options = [](int n) {
//       return n > 0 ? std::vector<int>{n - 1, n / 2} : std::vector<int>{};
//   };
//   games::Minimax<int> halve(options, [](int) { return -1; });
//   int value = halve.value(5);           // value == 1
//   int best = halve.best_option(5);      // best == 1
//   int wins = halve.first_option(6, 1);  // wins == -1
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <functional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace games {

template <class State, class Hash = std::hash<State>>
class Minimax {
  public:
    using OptionsFunction = std::function<std::vector<State>(const State&)>;
    using ScoreFunction = std::function<int(const State&)>;

    Minimax(OptionsFunction options, ScoreFunction score)
        : options_(std::move(options)), score_(std::move(score)) {}

    // The value for the player to move.
    int value(const State& state) { return search(state, -infinite, infinite); }

    // True iff the player to move can reach `bound` or more.
    bool is_at_least(const State& state, int bound) {
        return search(state, bound - 1, bound) >= bound;
    }

    // The index of the first option worth `bound` or more to who moves to it, else -1.
    int first_option(const State& state, int bound) {
        const std::vector<State> options = options_(state);
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (!is_at_least(options[i], 1 - bound)) return int(i);
        }
        return -1;
    }

    // The index of the first option of greatest worth, -1 if play is over.
    int best_option(const State& state) { return first_option(state, value(state)); }

  private:
    enum : int { limit = 1000000000, infinite = limit + 2 };

    // The value lies between `lower` and `upper`.
    struct Bounds {
        int lower, upper;
        bool on_path;
    };

    struct Frame {
        State state;
        std::vector<State> options;
        std::size_t next;       // the option to be searched
        int alpha, beta, best;  // the window that matters; the best value so far
    };

    // The value if it lies between alpha and beta, else a bound of it beyond that end.
    int search(const State& start, int alpha, int beta) {
        std::vector<Frame> path;
        int result = 0;
        bool known = look_up(start, alpha, beta, path, result);
        while (!path.empty()) {
            Frame& frame = path.back();
            if (known) frame.best = std::max(frame.best, -result);
            if (frame.best < frame.beta && frame.next < frame.options.size()) {
                const State& option = frame.options[frame.next++];
                const int at_least = std::max(frame.alpha, frame.best);
                known = look_up(option, -frame.beta, -at_least, path, result);
                continue;
            }
            Bounds& bounds = memo_.at(frame.state);
            result = frame.best;
            if (result < frame.beta) bounds.upper = result;
            if (result > frame.alpha) bounds.lower = result;
            bounds.on_path = false;
            path.pop_back();
        }
        return result;
    }

    // True iff the state needs no search; else puts it on the path.
    bool look_up(const State& state, int alpha, int beta, std::vector<Frame>& path,
                 int& result) {
        const Bounds unknown = {-infinite, infinite, false};
        Bounds& bounds = memo_.insert({state, unknown}).first->second;
        assert(!bounds.on_path);
        result = bounds.lower >= beta ? bounds.lower : bounds.upper;
        if (result == bounds.lower || result <= alpha) return true;
        std::vector<State> options = options_(state);
        if (options.empty()) {
            result = bounds.lower = bounds.upper = score_(state);
            assert(-limit <= result && result <= limit);
            return true;
        }
        bounds.on_path = true;
        alpha = std::max(alpha, bounds.lower);
        beta = std::min(beta, bounds.upper);
        path.push_back({state, std::move(options), 0, alpha, beta, -infinite});
        return false;
    }

    OptionsFunction options_;
    ScoreFunction score_;
    std::unordered_map<State, Bounds, Hash> memo_;
};

}  // namespace games
