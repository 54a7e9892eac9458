// Sums of independent games, normal play.
//
// The components may have different rules. A move is a move in one component;
// the player who cannot move in any loses.
//
// Sprague-Grundy theorem: the value of a sum is the xor of the values of its
// components, never their ordinary sum; the player to move wins (an N-position)
// iff it is not 0. A winning move changes one component, by its own rules, to
// the value that makes the xor 0. The empty sum is a P-position.
//
// Time:     O(1) for the value; O(all options) for a winning move.
// Space:    O(all options).
// Requires: every Grundy value >= 0; play ends in every component.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   R. P. Sprague, "Ueber mathematische Kampfspiele", Tohoku
//           Mathematical Journal 41 (1935).
// Usage:
//   games::Grundy<int> take_one([](int heap) {
//       return heap > 0 ? std::vector<int>{heap - 1} : std::vector<int>{};
//   });
//   games::Sum sum;
//   sum.add(take_one, 7);   // sum.value() == 1
//   sum.add({0, 1, 2});     // sum.value() == 2
//   auto move = sum.winning_move();  // move.component == 1 && move.option == 1
#pragma once

#include <cstddef>
#include <vector>

#include "games/grundy.hpp"
#include "games/mex.hpp"

namespace games {

struct SumMove {
    int component;  // index of the component to play in, -1 for no move
    int option;     // index among the options of that component
};

class Sum {
  public:
    // Adds a component, given by the Grundy values of its options.
    void add(const std::vector<int>& option_values) {
        components_.push_back({mex(option_values), option_values});
        value_ ^= components_.back().value;
    }

    // Adds a state of a game; its options are those of game.options(start).
    template <class State, class Option, class Hash, class Start>
    void add(Grundy<State, Option, Hash>& game, const Start& start) {
        add(game.option_values(start));
    }

    // The Grundy value of the sum.
    int value() const { return value_; }

    // True iff the player to move wins.
    bool is_n_position() const { return value_ != 0; }

    // All winning moves, by component and then by option.
    std::vector<SumMove> winning_moves() const {
        std::vector<SumMove> moves;
        for (std::size_t i = 0; i < components_.size(); ++i) {
            const int wanted = components_[i].value ^ value_;
            const std::vector<int>& values = components_[i].option_values;
            for (std::size_t j = 0; j < values.size(); ++j) {
                if (values[j] == wanted) moves.push_back({int(i), int(j)});
            }
        }
        return moves;
    }

    // The first winning move. In a P-position there is none: component == -1.
    SumMove winning_move() const {
        const std::vector<SumMove> moves = winning_moves();
        return moves.empty() ? SumMove{-1, -1} : moves.front();
    }

  private:
    struct Component {
        int value;
        std::vector<int> option_values;
    };

    std::vector<Component> components_;
    int value_ = 0;
};

}  // namespace games
