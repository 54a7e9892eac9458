// Outcomes by backward induction, normal play.
//
// Two players alternate; the player who cannot move loses. A position is a
// P-position (lost for the player to move, label L) iff every option is an
// N-position; it is an N-position (won, label W) iff some option is a
// P-position. So a position without options is a P-position.
//
// On one heap a move takes one of the allowed amounts. Any other finite game
// is given by the options of each position, as indices.
//
// Time:     O(n + p m) for heaps of 0 to n, m moves and p <= n P-positions;
//           O(positions + options) for a game.
// Space:    O(n + m); O(positions).
// Requires: n >= 0, every move > 0 (any order; duplicates, moves above n and
//           no move at all are fine); every option is the index of a position,
//           and play ends: no position can come again.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   E. Zermelo, "Ueber eine Anwendung der Mengenlehre auf die Theorie
//           des Schachspiels" (1913).
// Usage:
//   std::vector<char> wins = games::heap_outcomes(10, {3, 1});  // wins[5] && !wins[6]
//   bool first = games::first_player_wins(10, {3, 1});          // first == false
//   wins = games::game_outcomes({{1, 2}, {2}, {}});             // wins[0] && !wins[2]
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

namespace games {

// The outcome of each heap size 0..n: 1 for an N-position, 0 for a P-position.
inline std::vector<char> heap_outcomes(long long n, std::vector<long long> moves) {
    assert(n >= 0);
    std::sort(moves.begin(), moves.end());
    assert(moves.empty() || moves.front() > 0);

    std::vector<char> wins(std::size_t(n) + 1, 0);
    for (long long size = 0; size <= n; ++size) {
        if (wins[std::size_t(size)]) continue;
        for (const long long move : moves) {
            if (move > n - size) break;
            wins[std::size_t(size + move)] = 1;
        }
    }
    return wins;
}

// True iff the player who moves first on a heap of n wins.
inline bool first_player_wins(long long n, const std::vector<long long>& moves) {
    return heap_outcomes(n, moves).back() != 0;
}

// The outcome of each position of a game, where options[i] lists the positions
// one move away from position i: 1 for an N-position, 0 for a P-position.
inline std::vector<char> game_outcomes(const std::vector<std::vector<int>>& options) {
    enum State : char { unseen, on_path, done };
    std::vector<State> state(options.size(), unseen);
    std::vector<char> wins(options.size(), 0);
    std::vector<std::size_t> next_option(options.size(), 0);
    std::vector<std::size_t> path;

    for (std::size_t start = 0; start < options.size(); ++start) {
        if (state[start] == unseen) path.push_back(start);
        while (!path.empty()) {
            const std::size_t position = path.back();
            state[position] = on_path;
            if (next_option[position] == options[position].size()) {
                state[position] = done;
                path.pop_back();
                continue;
            }
            const std::size_t option =
                std::size_t(options[position][next_option[position]]);
            assert(option < options.size());
            assert(state[option] != on_path);
            if (state[option] == unseen) {
                path.push_back(option);
                continue;
            }
            if (!wins[option]) wins[position] = 1;
            ++next_option[position];
        }
    }
    return wins;
}

}  // namespace games
