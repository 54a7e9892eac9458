// Staircase Nim, normal play.
//
// Coins lie on stairs 0, 1, 2, ...; a move takes one or more coins of one stair, not
// stair 0, down to the next stair. The player who cannot move loses.
//
// Only stairs of odd number count, as heaps of Nim: coins that come to another stair
// are sent on by the reply. The same holds on a board of places, as a tree or a grid,
// where every way on leads from a place that counts to one that does not, or back. So
// a move over three or five stairs is fine, but the rule is wrong if it may be two.
//
// Time:     O(n + m) for n stairs or places and m ways from place to place.
// Space:    O(n + m).
// Requires: every number of coins >= 0; on a board no way leads back to a place, and
//           all ways from a place to an end are odd in length, or all are even.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   T. S. Ferguson, "Game Theory", part I, section 2, "Staircase Nim".
// Usage:
//   bool wins = games::staircase_nim_is_n_position({9, 5, 7, 3});   // wins == true
//   auto move = games::staircase_nim_winning_moves({9, 5, 7, 3})[0];  // move.from == 1
//   std::vector<std::vector<int>> tree = {{1, 2}, {3}, {3}, {}};    // tree.size() == 4
//   long long sum = games::staircase_nim_sum({4, 1, 3, 0}, tree);   // sum == 2
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

namespace games {

// The nim-sum of the odd stairs; it is 0 iff the player to move loses.
inline long long staircase_nim_sum(const std::vector<long long>& coins) {
    long long sum = 0;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        assert(coins[i] >= 0);
        if (i % 2 == 1) sum ^= coins[i];
    }
    return sum;
}

// True iff the player to move wins.
inline bool staircase_nim_is_n_position(const std::vector<long long>& coins) {
    return staircase_nim_sum(coins) != 0;
}

// Where coins count: 1 for each place an odd number of steps away from an end, which
// is a place without a way on. ways[i] lists the places one step on from place i.
inline std::vector<char> staircase_odd_places(const std::vector<std::vector<int>>& ways) {
    const std::size_t n = ways.size();
    std::vector<std::size_t> ways_left(n), ends;
    std::vector<std::vector<std::size_t>> back(n);
    for (std::size_t i = 0; i < n; ++i) {
        ways_left[i] = ways[i].size();
        if (ways[i].empty()) ends.push_back(i);
        for (const int to : ways[i]) {
            assert(std::size_t(to) < n && "every way leads to a place");
            back[std::size_t(to)].push_back(i);
        }
    }
    std::vector<char> odd(n, 0);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        for (const std::size_t from : back[ends[i]]) {
            odd[from] = !odd[ends[i]];
            if (--ways_left[from] > 0) continue;
            for (const int to : ways[from]) {
                assert(odd[from] != odd[std::size_t(to)] && "every way changes parity");
            }
            ends.push_back(from);
        }
    }
    assert(ends.size() == n && "no way leads back");
    return odd;
}

// The nim-sum of the places that count; it is 0 iff the player to move loses.
inline long long staircase_nim_sum(const std::vector<long long>& coins,
                                   const std::vector<std::vector<int>>& ways) {
    assert(coins.size() == ways.size());
    const std::vector<char> odd = staircase_odd_places(ways);
    long long sum = 0;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        assert(coins[i] >= 0);
        if (odd[i]) sum ^= coins[i];
    }
    return sum;
}

struct StaircaseMove {
    int from, to;     // places
    long long coins;  // how many coins go
};

// All winning moves on a board, by place and then in the order of its ways.
inline std::vector<StaircaseMove> staircase_nim_winning_moves(
    const std::vector<long long>& coins, const std::vector<std::vector<int>>& ways) {
    const long long sum = staircase_nim_sum(coins, ways);
    const std::vector<char> odd = staircase_odd_places(ways);
    std::vector<StaircaseMove> moves;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        for (const int to : ways[i]) {
            const long long now = coins[odd[i] ? i : std::size_t(to)];
            const long long gain = (now ^ sum) - now;
            const long long sent = odd[i] ? -gain : gain;
            if (1 <= sent && sent <= coins[i]) moves.push_back({int(i), to, sent});
        }
    }
    return moves;
}

// All winning moves on a staircase, by stair; in a P-position there is none.
inline std::vector<StaircaseMove> staircase_nim_winning_moves(
    const std::vector<long long>& coins) {
    std::vector<std::vector<int>> down(coins.size());
    for (std::size_t i = 1; i < coins.size(); ++i) down[i] = {int(i) - 1};
    return staircase_nim_winning_moves(coins, down);
}

}  // namespace games
