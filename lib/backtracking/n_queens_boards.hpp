// N queens on boards with weights, and from a given placement.
//
// n queens on an n x n board, no two in one row, column or diagonal, as in
// n_queens.hpp: placement[column] is the row of the queen in that column, from 0.
//
// Time:     all solutions are enumerated: a few ns per queen tried, exponential in n;
//           O(queens log queens) for queens_are_peaceful.
// Space:    O(n).
// Requires: n <= 64; weights have n rows of n columns; rows are 0..n-1.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   the enumeration is that of n_queens.hpp.
// Usage:
//   auto best = backtracking::n_queens_heaviest({{0, 7, 9, 0}, {0, 0, 0, 0},
//                                                {0, 0, 0, 0}, {0, 0, 1, 0}});
//   auto placement = best.placement;  // best.weight == 9 && placement[2] == 0
//   int moves = backtracking::n_queens_least_moves({0, 0, 0, 0});  // moves == 3
//   bool peace = backtracking::queens_are_peaceful({{0, 0}, {1, 2}});  // peace
#pragma once

#include <cassert>
#include <cstddef>
#include <set>
#include <vector>

#include "backtracking/n_queens.hpp"

namespace backtracking {

// True iff no queen attacks another, whatever their number and the board. Two queens
// on one square attack each other.
inline bool queens_are_peaceful(const std::vector<Queen>& queens) {
    std::set<long long> rows, columns, diagonals, antidiagonals;
    for (const Queen& queen : queens) {
        const long long row = queen.row, column = queen.column;
        const bool free = rows.insert(row).second && columns.insert(column).second &&
                          diagonals.insert(row - column).second &&
                          antidiagonals.insert(row + column).second;
        if (!free) return false;
    }
    return true;
}

struct HeaviestQueens {
    bool found;  // false for n = 2 and n = 3, where there is no solution
    long long weight;
    std::vector<int> placement;
};

// The first of the solutions on whose squares the sum of weights[row][column] is largest.
inline HeaviestQueens n_queens_heaviest(
    const std::vector<std::vector<long long>>& weights) {
    for (const std::vector<long long>& row : weights)
        assert(row.size() == weights.size());
    HeaviestQueens best = {false, 0, {}};
    n_queens_for_each(int(weights.size()), {}, [&](const std::vector<int>& placement) {
        long long weight = 0;
        for (std::size_t column = 0; column < placement.size(); ++column) {
            weight += weights[std::size_t(placement[column])][column];
        }
        if (!best.found || weight > best.weight) best = {true, weight, placement};
        return true;
    });
    return best;
}

// The least number of queens to be moved, each along its column, from the placement to
// a solution; queens may jump over others. -1 for n = 2 and n = 3.
inline int n_queens_least_moves(const std::vector<int>& placement) {
    const std::size_t n = placement.size();
    std::vector<std::vector<long long>> stays(n, std::vector<long long>(n, 0));
    for (std::size_t column = 0; column < n; ++column) {
        assert(0 <= placement[column] && std::size_t(placement[column]) < n);
        stays[std::size_t(placement[column])][column] = 1;
    }
    const HeaviestQueens best = n_queens_heaviest(stays);
    return best.found ? int(n) - int(best.weight) : -1;
}

}  // namespace backtracking
