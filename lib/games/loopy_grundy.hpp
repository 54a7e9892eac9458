// Grundy values of impartial games in which a position may come again, and their sums.
//
// A move is a move in one component of the sum; the player who cannot move loses, and
// endless play is a draw. Edges of a graph lead to the options of a position; the
// graphs of different components lie side by side in one graph.
//
// Smith-Fraenkel theory: a position has the value v if v is the mex of the values of
// its options and each option with a larger value or none has an option of value v,
// which reverses the move. Else its value is infinite, with the set K of the values
// of its options. A sum of values is won iff their xor is not 0, else lost. With one
// infinite value it is won iff the xor of the others is in K, else drawn; with more
// it is drawn. Values are found in steps; a reversal leads to an earlier step.
//
// Time:     O((n + m) g) to construct, for n positions, m options and g different
//           values, g (g - 1) / 2 <= m; O(components + their options) for a sum.
// Space:    O(n + m).
// Requires: options and components are positions 0..n-1.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   C. A. B. Smith, "Graphs and composite games", J. Combin. Theory 1 (1966).
// Usage:
//   games::LoopyGrundy game({{1, 2}, {0}, {3}, {}});
//   int value = game.value(2);                // value == 1
//   auto set = game.infinity_set(0);          // game.value(0) == -1 && set.count(1) == 1
//   auto move = game.winning_move({0, 2});    // move.component == 0 && move.option == 1
//   auto outcome = game.outcome_of_sum({0});  // outcome == games::LoopyOutcome::draw
#pragma once

#include <cassert>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

#include "games/loopy.hpp"

namespace games {

struct LoopyMove {
    int component;  // index of the component to play in, -1 for no winning move
    int option;     // index among the options of its position
};

class LoopyGrundy {
  public:
    explicit LoopyGrundy(std::vector<std::vector<int>> options)
        : options_(std::move(options)), values_(options_.size(), -1) {
        const std::size_t n = options_.size();
        steps_.assign(n, 0);
        std::vector<char> candidate(n, 1);  // it has options of all smaller values
        int candidates = 1;
        for (int value = 0; candidates > 0; ++value) {
            // The losses have this value; a way to stay keeps others from a loss.
            std::vector<std::vector<int>> graph(n);
            for (std::size_t i = 0; i < n; ++i) {
                if (!candidate[i]) graph[i].push_back(int(i));
                for (const int option : options_[i]) {
                    assert(0 <= option && std::size_t(option) < n);
                    if (values_[std::size_t(option)] < 0) graph[i].push_back(option);
                }
            }
            const std::vector<LoopyValue> found = loopy_values(graph);
            candidates = 0;
            for (std::size_t i = 0; i < n; ++i) {
                if (found[i].outcome == LoopyOutcome::lose) {
                    values_[i] = value;
                    steps_[i] =
                        value * (static_cast<long long>(n) + 1) + found[i].distance;
                }
                candidate[i] = candidate[i] && found[i].outcome == LoopyOutcome::win;
                candidates += candidate[i];
            }
        }
    }

    // The Grundy value of the position, -1 if it is infinite.
    int value(int position) const {
        assert(0 <= position && std::size_t(position) < values_.size());
        return values_[std::size_t(position)];
    }

    // The values of the options of a position of infinite value.
    std::set<int> infinity_set(int position) const {
        assert(value(position) == -1);
        std::set<int> set;
        for (const int option : options_[std::size_t(position)])
            set.insert(value(option));
        set.erase(-1);
        return set;
    }

    // The outcome of the sum of the components for the player to move.
    LoopyOutcome outcome_of_sum(const std::vector<int>& components) const {
        if (winning_move(components).component >= 0) return LoopyOutcome::win;
        bool finite = true;
        for (const int position : components) finite = finite && value(position) >= 0;
        return finite ? LoopyOutcome::lose : LoopyOutcome::draw;
    }

    // A move to a lost sum, found in the earliest steps: so play ends if each further
    // move is chosen so. component == -1 if there is none.
    LoopyMove winning_move(const std::vector<int>& components) const {
        int sum = 0, infinite = 0;
        for (const int position : components) infinite += value(position) < 0;
        for (const int position : components)
            sum ^= value(position) < 0 ? 0 : value(position);
        LoopyMove best = {-1, 0};
        long long best_change = 0;
        for (std::size_t i = 0; i < components.size(); ++i) {
            const int old = value(components[i]);
            if (infinite > (old < 0)) continue;
            const std::size_t position = std::size_t(components[i]);
            for (std::size_t k = 0; k < options_[position].size(); ++k) {
                const std::size_t option = std::size_t(options_[position][k]);
                if (values_[option] != (old < 0 ? sum : sum ^ old)) continue;
                const long long change = steps_[option] - steps_[position];
                if (best.component >= 0 && change >= best_change) continue;
                best = {int(i), int(k)};
                best_change = change;
            }
        }
        return best;
    }

  private:
    std::vector<std::vector<int>> options_;
    std::vector<int> values_;
    std::vector<long long> steps_;  // when the value was found; 0 if it is infinite
};

}  // namespace games
