// Partisan games: outcome classes of small positions and of their sums, normal play.
//
// The two players, Left and Right, may have different moves. A move is a move in one
// component of the sum; a player who cannot move loses. In a sum the classes of the
// components do not decide, but a sum is searched as a whole and the order of components
// is no matter. The classes N, P, L and R are those of outcome_class.hpp.
//
// Time:     O(sums that can come * their options) expected, with early cut-off.
// Space:    O(sums seen).
// Requires: State has <, == and Hash; play ends even if one player moves twice in a
//           row in a component.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   J. H. Conway, "On Numbers and Games" (1976), ch. 7.
// Usage:
//   games::Partisan<int> strip([](const int& n, games::Player player) {
//       const int take = player == games::Player::left ? 2 : 1;
//       return n >= take ? std::vector<int>{n - take} : std::vector<int>{};
//   });
//   bool right = strip.outcome({2, 2}) == games::OutcomeClass::R;    // right
//   bool next = strip.outcome({2}) == games::OutcomeClass::N;        // next
//   auto move = strip.winning_move({1, 3}, games::Player::right);  // move.component == 0
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include "games/minimax.hpp"
#include "games/outcome_class.hpp"

namespace games {

struct PartisanMove {
    int component;  // index of the component to play in, -1 for no winning move
    int option;     // index among the options of the player in it
};

template <class State, class Hash = std::hash<State>>
class Partisan {
  public:
    using OptionsFunction = std::function<std::vector<State>(const State&, Player)>;

    explicit Partisan(OptionsFunction options)
        : options_(std::move(options)),
          search_([this](const Turn& turn) { return turns(turn); },
                  [](const Turn&) { return -1; }) {}
    Partisan(const Partisan&) = delete;
    Partisan& operator=(const Partisan&) = delete;

    // True iff the player wins the sum of the components by moving first in it.
    bool wins_first(std::vector<State> components, Player player) {
        std::sort(components.begin(), components.end());
        return search_.is_at_least({std::move(components), player}, 1);
    }

    // The outcome class of the sum of the components.
    OutcomeClass outcome(const std::vector<State>& components) {
        return outcome_class(wins_first(components, Player::left),
                             wins_first(components, Player::right));
    }

    // The first winning move of the player in the sum, by component, then by option.
    PartisanMove winning_move(std::vector<State> components, Player player) {
        for (std::size_t i = 0; i < components.size(); ++i) {
            const std::vector<State> options = options_(components[i], player);
            for (std::size_t k = 0; k < options.size(); ++k) {
                std::vector<State> after = components;
                after[i] = options[k];
                if (!wins_first(after, opponent(player))) return {int(i), int(k)};
            }
        }
        return {-1, 0};
    }

  private:
    // Components in ascending order, and the player to move.
    using Turn = std::pair<std::vector<State>, Player>;

    struct TurnHash {
        std::size_t operator()(const Turn& turn) const {
            std::size_t hash = std::size_t(turn.second);
            for (const State& state : turn.first) hash = hash * 1000003 + Hash()(state);
            return hash;
        }
    };

    // The sums one move away, for the other player to move.
    std::vector<Turn> turns(const Turn& turn) const {
        std::vector<Turn> result;
        for (std::size_t i = 0; i < turn.first.size(); ++i) {
            if (i > 0 && turn.first[i] == turn.first[i - 1]) continue;
            for (const State& option : options_(turn.first[i], turn.second)) {
                result.push_back({turn.first, opponent(turn.second)});
                std::vector<State>& components = result.back().first;
                components[i] = option;
                std::sort(components.begin(), components.end());
            }
        }
        return result;
    }

    OptionsFunction options_;
    Minimax<Turn, TurnHash> search_;
};

}  // namespace games
