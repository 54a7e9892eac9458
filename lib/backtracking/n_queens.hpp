// N queens: n queens on an n x n board, no two in one row, column or diagonal.
//
// A placement is the list of rows: placement[column] is the row of the queen in
// that column; rows and columns are 0..n-1. Queens are placed column by column,
// rows in ascending order, so solutions come in lexicographic order. A square is
// free iff its row, its diagonal (row - column) and its antidiagonal
// (row + column) are; the free rows of a column are the bits of one word.
// There is a solution for every n except 2 and 3; n = 0 has the empty one.
//
// Time:     a few ns per queen tried to enumerate (exponential in n); O(n) for
//           one solution by construction.
// Space:    O(n).
// Requires: n >= 0; n <= 64 to enumerate or count; fixed queens are on the board.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   E. Pauls, "Das Maximalproblem der Damen auf dem Schachbrete",
//           Deutsche Schachzeitung 29 (1874), for the construction.
// Usage:
//   long long count = backtracking::n_queens_count(8, {{0, 0}});  // count == 4
//   std::vector<int> found;
//   backtracking::n_queens_for_each(8, {{0, 0}}, [&](const std::vector<int>& placement) {
//       found = placement;
//       return false;
//   });
//   int row = found[1];                          // row == 4
//   auto one = backtracking::n_queens_one(1000);  // one.size() == 1000
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

namespace backtracking {

struct Queen {
    int row;
    int column;
};

// The rows, as bits, that the fixed queens leave to each column.
inline std::vector<std::uint64_t> n_queens_allowed_rows(int n,
                                                        const std::vector<Queen>& fixed) {
    assert(0 <= n && n <= 64);
    const std::uint64_t board = n == 0 ? 0 : ~std::uint64_t(0) >> (64 - n);
    std::vector<std::uint64_t> allowed(std::size_t(n), board);
    for (const Queen& queen : fixed) {
        assert(0 <= queen.row && queen.row < n);
        assert(0 <= queen.column && queen.column < n);
        for (int column = 0; column < n; ++column) {
            const int distance = std::abs(column - queen.column);
            for (int row = 0; row < n; ++row) {
                const int rows = std::abs(row - queen.row);
                const bool attacked = distance == 0 || rows == 0 || rows == distance;
                if (attacked && distance + rows > 0) {
                    allowed[std::size_t(column)] &= ~(std::uint64_t(1) << row);
                }
            }
        }
    }
    return allowed;
}

// Fills the columns from `column` on, given the rows that earlier queens attack in
// it: along rows, diagonals (row - column) and antidiagonals (row + column).
template <class Visit>
bool n_queens_fill(const std::vector<std::uint64_t>& allowed, std::size_t column,
                   std::uint64_t rows, std::uint64_t diagonals,
                   std::uint64_t antidiagonals, std::vector<int>& placement,
                   Visit& visit) {
    if (column == allowed.size()) {
        return visit(static_cast<const std::vector<int>&>(placement));
    }
    std::uint64_t free = allowed[column] & ~(rows | diagonals | antidiagonals);
    while (free != 0) {
        const std::uint64_t bit = free & (~free + 1);
        free ^= bit;
        placement[column] = __builtin_ctzll(bit);
        if (!n_queens_fill(allowed, column + 1, rows | bit, (diagonals | bit) << 1,
                           (antidiagonals | bit) >> 1, placement, visit)) {
            return false;
        }
    }
    return true;
}

// Calls visit(placement) for every solution with the fixed queens on the board,
// until it returns false. True iff it never did.
template <class Visit>
bool n_queens_for_each(int n, const std::vector<Queen>& fixed, Visit visit) {
    const std::vector<std::uint64_t> allowed = n_queens_allowed_rows(n, fixed);
    if (std::count(allowed.begin(), allowed.end(), 0) > 0) return true;
    std::vector<int> placement(allowed.size(), 0);
    return n_queens_fill(allowed, 0, 0, 0, 0, placement, visit);
}

// The number of solutions with the fixed queens on the board.
inline long long n_queens_count(int n, const std::vector<Queen>& fixed = {}) {
    long long count = 0;
    n_queens_for_each(n, fixed, [&count](const std::vector<int>&) {
        ++count;
        return true;
    });
    return count;
}

// One solution, by construction. For n = 2 and n = 3 there is none: an empty list.
inline std::vector<int> n_queens_one(int n) {
    assert(n >= 0);
    if (n == 2 || n == 3) return {};
    // Rows 1, 3, 5, ... and then 0, 2, 4, ..., mended for two of six remainders.
    std::vector<int> placement;
    for (int row = 1; row < n; row += 2) placement.push_back(row);
    const std::ptrdiff_t half = n / 2;
    for (int row = 0; row < n; row += 2) placement.push_back(row);
    const auto first = placement.begin();
    if (n % 6 == 2) {
        std::swap(first[half], first[half + 1]);  // 2, 0, 6, 8, ..., 4
        std::rotate(first + half + 2, first + half + 3, placement.end());
    } else if (n % 6 == 3) {
        std::rotate(first, first + 1, first + half);                   // 3, 5, ..., 1
        std::rotate(first + half, first + half + 2, placement.end());  // 4, 6, ..., 0, 2
    }
    return placement;
}

}  // namespace backtracking
