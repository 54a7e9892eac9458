// Grundy values of any impartial game, normal play.
//
// Both players have the same moves and see all, nothing is left to chance, and play
// ends; the player who cannot move loses. A function gives the options of a state.
//
// Sprague-Grundy theorem: the value of a state is the mex of the values of its
// options, that of a sum is the xor of the values of its components, and a
// state is a P-position (lost for the player to move) iff its value is 0.
// If a move leaves a sum, as a heap split in two, an option is a list of
// components: Grundy<State, std::array<State, 2>> or Grundy<State, std::vector<State>>.
//
// Time:     O(states + options) expected, each state being valued once.
// Space:    O(states), and the options on the path in progress; no recursion.
// Requires: State has == and Hash; no state can come again in play.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   R. P. Sprague (1935), P. M. Grundy, "Mathematics and games" (1939).
// Usage:
//   games::Grundy<int> halve([](int n) {
//       return n > 0 ? std::vector<int>{n / 2, n - 1} : std::vector<int>{};
//   });
//   int value = halve.value(7);            // value == 1
//   int option = halve.winning_option(7);  // option == 1
#pragma once

#include <algorithm>
#include <cassert>
#include <functional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "games/mex.hpp"

namespace games {

template <class State, class Option = State, class Hash = std::hash<State>>
class Grundy {
  public:
    using OptionsFunction = std::function<std::vector<Option>(const State&)>;

    explicit Grundy(OptionsFunction options) : options_(std::move(options)) {}

    // The options of the state, as the options function lists them.
    std::vector<Option> options(const State& state) const { return options_(state); }

    // The Grundy value of the state.
    int value(const State& start) {
        std::vector<Frame> path;
        if (!values_.count(start)) enter(start, path);
        while (!path.empty()) {
            Frame& frame = path.back();
            if (frame.values.size() == frame.options.size()) {
                values_[frame.state] = mex(frame.values);
                path.pop_back();
                continue;
            }
            const Option& option = frame.options[frame.values.size()];
            int sum = 0;
            const State* unknown = nullptr;
            for (const State& component : components(option)) {
                const auto known = values_.find(component);
                if (known == values_.end()) {
                    unknown = &component;
                    break;
                }
                assert(known->second != in_progress);
                sum ^= known->second;
            }
            if (unknown) {
                enter(*unknown, path);
            } else {
                frame.values.push_back(sum);
            }
        }
        return values_.at(start);
    }

    // True iff the player to move wins.
    bool is_n_position(const State& state) { return value(state) != 0; }

    // The Grundy value of each option, in the order of options(state).
    std::vector<int> option_values(const State& state) {
        std::vector<int> result;
        for (const Option& option : options_(state)) {
            int sum = 0;
            for (const State& component : components(option)) sum ^= value(component);
            result.push_back(sum);
        }
        return result;
    }

    // The index in options(state) of the first winning move, -1 in a P-position.
    int winning_option(const State& state) {
        const std::vector<int> values = option_values(state);
        const auto zero = std::find(values.begin(), values.end(), 0);
        return zero == values.end() ? -1 : int(zero - values.begin());
    }

  private:
    enum : int { in_progress = -1 };

    // A state on the path, with the values of the options done so far.
    struct Frame {
        State state;
        std::vector<Option> options;
        std::vector<int> values;
    };

    struct Components {
        const State *first, *last;
        const State* begin() const { return first; }
        const State* end() const { return last; }
    };

    static Components components(const State& state) { return {&state, &state + 1}; }
    template <class Sum>
    static Components components(const Sum& sum) {
        return {sum.data(), sum.data() + sum.size()};
    }

    void enter(const State& state, std::vector<Frame>& path) {
        values_[state] = in_progress;
        path.push_back({state, options_(state), {}});
    }

    OptionsFunction options_;
    std::unordered_map<State, int, Hash> values_;
};

}  // namespace games
