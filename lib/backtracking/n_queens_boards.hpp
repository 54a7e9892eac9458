// N queens on boards with blocked squares or with weights, and from a given placement.
//
// n queens on an n x n board, no two in one row, column or diagonal, as in
// n_queens.hpp: placement[column] is the row of the queen in that column, from 0.
// A queen may not stand on a blocked square but attacks across it.
//
// Time:     all solutions are enumerated: a few ns per queen tried, exponential in n;
//           about 0.1 s to count on an empty board with n = 14.
// Space:    O(n).
// Requires: n <= 64; boards and weights have n rows of n columns; rows are 0..n-1.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   M. Richards, "Backtracking algorithms in MCPL using bit patterns and
//           recursion" (1997), for the words of free squares.
// Usage:
//   long long count = backtracking::n_queens_count_on({".*..", "....", "....", "...."});
//   bool one = count == 1;  // one
//   auto best = backtracking::n_queens_heaviest({{0, 7, 9, 0}, {0, 0, 0, 0},
//                                                {0, 0, 0, 0}, {0, 0, 1, 0}});
//   auto placement = best.placement;  // best.weight == 9 && placement[2] == 0
//   int moves = backtracking::n_queens_least_moves({0, 0, 0, 0});  // moves == 3
//   bool peace = backtracking::queens_are_peaceful({{0, 0}, {1, 2}});  // peace
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
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

// The ways to fill the rows from `row` on, given the free squares of each row as bits
// and the columns, diagonals and antidiagonals that earlier queens attack in this row.
inline long long n_queens_count_from(const std::vector<std::uint64_t>& free_squares,
                                     std::size_t row, std::uint64_t columns,
                                     std::uint64_t diagonals,
                                     std::uint64_t antidiagonals) {
    if (row == free_squares.size()) return 1;
    std::uint64_t free = free_squares[row] & ~(columns | diagonals | antidiagonals);
    if (row + 1 == free_squares.size()) return __builtin_popcountll(free);
    long long count = 0;
    while (free != 0) {
        const std::uint64_t bit = free & (~free + 1);
        free ^= bit;
        count += n_queens_count_from(free_squares, row + 1, columns | bit,
                                     (diagonals | bit) << 1, (antidiagonals | bit) >> 1);
    }
    return count;
}

// The number of solutions that use no square marked `blocked` on the board.
inline long long n_queens_count_on(const std::vector<std::string>& board,
                                   char blocked = '*') {
    assert(board.size() <= 64);
    std::vector<std::uint64_t> free_squares;
    for (const std::string& row : board) {
        assert(row.size() == board.size());
        free_squares.push_back(0);
        for (std::size_t column = 0; column < row.size(); ++column) {
            if (row[column] == blocked) continue;
            free_squares.back() |= std::uint64_t(1) << column;
        }
    }
    return n_queens_count_from(free_squares, 0, 0, 0, 0);
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
