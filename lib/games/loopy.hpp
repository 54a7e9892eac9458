// Games in which a position may come again: win, loss or draw, and how soon.
//
// Two players alternate on a graph whose edges lead to the options of a position; the
// player who cannot move loses, and endless play is a draw. A position is won iff an
// option is lost for the opponent, lost iff every option is won, else drawn.
//
// Retrograde analysis goes back from the ends in the order of the distance: the moves
// to the end when the winner hastens and the loser delays. For unlike players, as cat
// and mouse, the position tells whose turn it is: `mover` names the player to move,
// who may move twice in a row, and `decided` lists positions where play is over, each
// with the outcome for the player to move in it; their options do not count.
//
// Time:     O(n + m) for n positions and m options.
// Space:    O(n + m).
// Requires: positions are 0..n-1, each at most once in `decided`; n, m < 2^31; `mover`
//           is empty (the players alternate) or has n entries.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   K. Thompson, "Retrograde analysis of certain endgames", ICCA J. 9 (1986).
// Usage:
//   std::vector<std::vector<int>> options = {{1, 2}, {0}, {3, 4}, {4}, {}};
//   auto values = games::loopy_values(options);
//   bool drawn = values[0].outcome == games::LoopyOutcome::draw;  // drawn
//   int distance = values[2].distance;                            // distance == 1
//   int best = games::loopy_best_option(options, values, 0);      // best == 0
#pragma once

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace games {

// For the player to move.
enum class LoopyOutcome : char { draw, win, lose };

struct LoopyValue {
    LoopyOutcome outcome;
    int distance;  // moves to the end, -1 in a draw; 0 where play is over
};

// The outcome of an option for the player who moves to it from `position`.
inline LoopyOutcome loopy_outcome_after(int position, int option,
                                        const std::vector<LoopyValue>& values,
                                        const std::vector<int>& mover = {}) {
    const LoopyOutcome outcome = values[std::size_t(option)].outcome;
    const bool same_player =
        !mover.empty() && mover[std::size_t(position)] == mover[std::size_t(option)];
    if (same_player || outcome == LoopyOutcome::draw) return outcome;
    return outcome == LoopyOutcome::win ? LoopyOutcome::lose : LoopyOutcome::win;
}

// The value of every position, where options[i] lists those one move away from i.
inline std::vector<LoopyValue> loopy_values(
    const std::vector<std::vector<int>>& options, const std::vector<int>& mover = {},
    const std::vector<std::pair<int, LoopyOutcome>>& decided = {}) {
    const std::size_t n = options.size();
    assert(mover.empty() || mover.size() == n);
    std::vector<LoopyValue> values(n, {LoopyOutcome::draw, -1});
    std::vector<char> known(n, 0);
    std::vector<int> solved;  // won and lost positions by distance
    for (const std::pair<int, LoopyOutcome>& end : decided) {
        const std::size_t i = std::size_t(end.first);
        assert(i < n && !known[i]);
        known[i] = 1;
        values[i] = {end.second, end.second == LoopyOutcome::draw ? -1 : 0};
        if (end.second != LoopyOutcome::draw) solved.push_back(end.first);
    }

    // The positions that lead to position i lie side by side from start[i].
    std::vector<std::size_t> unsolved(n, 0), start(n + 1, 0);
    for (std::size_t i = 0; i < n; ++i) {
        for (const int option : options[i]) {
            assert(0 <= option && std::size_t(option) < n);
            ++start[std::size_t(option)];
        }
        unsolved[i] = options[i].size();
        if (known[i] || unsolved[i] > 0) continue;
        known[i] = 1;
        values[i] = {LoopyOutcome::lose, 0};
        solved.push_back(int(i));
    }
    for (std::size_t i = 0; i < n; ++i) start[i + 1] += start[i];
    std::vector<int> sources(start[n]);
    for (std::size_t i = 0; i < n; ++i) {
        for (const int to : options[i]) sources[--start[std::size_t(to)]] = int(i);
    }

    for (std::size_t next = 0; next < solved.size(); ++next) {
        const int option = solved[next];
        const std::size_t end = start[std::size_t(option) + 1];
        for (std::size_t at = start[std::size_t(option)]; at < end; ++at) {
            const std::size_t i = std::size_t(sources[at]);
            if (known[i]) continue;
            const auto outcome = loopy_outcome_after(sources[at], option, values, mover);
            if (--unsolved[i] > 0 && outcome == LoopyOutcome::lose) continue;
            known[i] = 1;
            values[i] = {outcome, values[std::size_t(option)].distance + 1};
            solved.push_back(sources[at]);
        }
    }
    return values;
}

// The index in options[position] of a best move: the shortest win, else a draw, else
// the longest loss; the first of equals. -1 without options.
inline int loopy_best_option(const std::vector<std::vector<int>>& options,
                             const std::vector<LoopyValue>& values, int position,
                             const std::vector<int>& mover = {}) {
    assert(0 <= position && std::size_t(position) < options.size());
    const std::vector<int>& choices = options[std::size_t(position)];
    const long long huge = 1LL << 32;  // beyond every distance
    long long best_worth = -huge - 1;
    int best = -1;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const auto outcome = loopy_outcome_after(position, choices[i], values, mover);
        long long worth = huge - values[std::size_t(choices[i])].distance;
        if (outcome == LoopyOutcome::lose) worth = -worth;
        if (outcome == LoopyOutcome::draw) worth = 0;
        if (worth <= best_worth) continue;
        best_worth = worth;
        best = int(i);
    }
    return best;
}

}  // namespace games
