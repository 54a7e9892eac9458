// Rooks on a board with walls: as many as can stand so that none sees another.
//
// Two rooks see each other along a row or a column when no wall is between them. Each
// longest run of free squares in a row, and each in a column, holds one rook at most;
// a square joins the two runs that it lies in. So a placement is a matching of runs,
// and a largest one is a maximum matching.
//
// Time:     O(s r) for s free squares and r runs, far less on most boards.
// Space:    O(s).
// Requires: a board of rows of equal length.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   D. Koenig, "Graphok es matrixok" (1931), for rooks as matchings.
// Usage:
//   std::vector<std::string> board = {".X..", "....", "XX..", "...."};
//   auto placement = backtracking::rooks_placement(board);  // placement.size() == 5
//   int row = placement[0].row;                             // row == 0
//   auto open = backtracking::rooks_placement({"..", ".."}, 'X');  // open.size() == 2
#pragma once

#include <cassert>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "games/maximum_matching.hpp"

namespace backtracking {

struct Rook {
    int row;
    int column;
};

// The squares of a largest placement, by rows and then by columns.
inline std::vector<Rook> rooks_placement(const std::vector<std::string>& board,
                                         char wall = 'X') {
    const std::size_t width = board.empty() ? 0 : board[0].size();
    std::vector<Rook> squares;              // the free ones
    std::vector<std::pair<int, int>> runs;  // the two that a free square lies in
    std::vector<int> column_run(width, 0);
    int run_count = 0;
    for (std::size_t row = 0; row < board.size(); ++row) {
        assert(board[row].size() == width && "rows have equal length");
        int row_run = 0;
        for (std::size_t column = 0; column < width; ++column) {
            if (board[row][column] == wall) continue;
            if (column == 0 || board[row][column - 1] == wall) row_run = run_count++;
            if (row == 0 || board[row - 1][column] == wall) {
                column_run[column] = run_count++;
            }
            squares.push_back({int(row), int(column)});
            runs.push_back({row_run, column_run[column]});
        }
    }
    const games::MaximumMatching matching(run_count, runs);
    std::vector<Rook> placement;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        if (matching.mate(runs[i].first) == runs[i].second)
            placement.push_back(squares[i]);
    }
    return placement;
}

}  // namespace backtracking
