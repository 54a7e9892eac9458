// Grundy values of a game whose states fall apart into independent components.
//
// As grundy.hpp, but a second function names the components of a state: of a board that
// a move has cut, of a forest. Only components are remembered; the value of a state is
// the xor of theirs. The function may put each component into a canonical form (moved
// into a corner, mirrored, sorted), so that equal ones are valued once, and may leave
// out those without a move. To do no more than that it returns one component. In the
// example a move takes two neighbours from a row of coins.
//
// Time:     O(components + their options) expected, each component being valued once.
// Space:    O(components), and the options on the path in progress; no recursion.
// Requires: State has == and Hash; a component has itself as its only component; no
//           state can come again in play.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   R. P. Sprague (1935), P. M. Grundy, "Mathematics and games" (1939).
// Usage:
//   using Rows = std::vector<int>;
//   games::ComponentGrundy<Rows, games::RangeHash> pairs(
//       [](const Rows& row) {
//           std::vector<Rows> options;
//           for (int i = 0; i + 2 <= row[0]; ++i) options.push_back({i, row[0] - i - 2});
//           return options;
//       },
//       [](const Rows& rows) {
//           std::vector<Rows> components;
//           for (int row : rows) if (row > 1) components.push_back({row});
//           return components;
//       });
//   int value = pairs.value({5, 2});  // value == 1
#pragma once

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "games/grundy.hpp"
#include "games/range_hash.hpp"

namespace games {

template <class State, class Hash = std::hash<State>>
class ComponentGrundy {
  public:
    using StatesFunction = std::function<std::vector<State>(const State&)>;

    // `options` is asked for components alone; its answers may have several components.
    ComponentGrundy(StatesFunction options, StatesFunction components)
        : components_(components), game_([options, components](const State& component) {
              std::vector<std::vector<State>> sums;
              for (const State& option : options(component)) {
                  sums.push_back(components(option));
              }
              return sums;
          }) {}

    // The Grundy value of the state.
    int value(const State& state) {
        int sum = 0;
        for (const State& component : components_(state)) sum ^= game_.value(component);
        return sum;
    }

    // True iff the player to move wins.
    bool is_n_position(const State& state) { return value(state) != 0; }

    // The first of the options of a state, listed by the caller, that is a winning move;
    // -1 if none is.
    int winning_option(const std::vector<State>& options) {
        const auto wins = [this](const State& option) { return value(option) == 0; };
        const auto first = std::find_if(options.begin(), options.end(), wins);
        return first == options.end() ? -1 : int(first - options.begin());
    }

  private:
    StatesFunction components_;
    Grundy<State, std::vector<State>, Hash> game_;
};

}  // namespace games
