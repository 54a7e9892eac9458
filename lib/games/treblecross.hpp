// Treblecross, normal play.
//
// A move puts an X on a free cell of a row; three X side by side win for the player
// who made the last of them.
//
// Whoever puts an X within two cells of another loses at once, so until then every X
// takes two cells on either side with it: the octal game 0.007. A row of n free cells
// that no X reaches is worth the mex over the ways to split it, and rows form a sum.
// Where two X are within two cells, the player to move can complete three and wins
// only so, for an X that completes nothing leaves that chance to the opponent.
//
// Time:     O(n^2) for a board of n cells.
// Space:    O(n).
// Requires: the board has three cells or more, '.' or 'X', and no three X side by side.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", ch. 4.
// Usage:
//   auto moves = games::treblecross_winning_moves(".....");  // moves.size() == 1
//   int first = moves[0];                                    // first == 2
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <string>
#include <vector>

#include "games/mex.hpp"

namespace games {

// The Grundy values of rows of 0..n free cells that no X reaches.
inline std::vector<int> treblecross_table(int n) {
    assert(n >= 0);
    std::vector<int> table;
    for (int size = 0; size <= n; ++size) {
        std::vector<int> options;
        for (int cell = 0; cell < (size + 1) / 2; ++cell) {
            const int left = std::max(0, cell - 2);
            const int right = std::max(0, size - cell - 3);
            options.push_back(table[std::size_t(left)] ^ table[std::size_t(right)]);
        }
        table.push_back(mex(options));
    }
    return table;
}

// The xor over the rows that no X reaches. No two X may be within two cells.
inline int treblecross_grundy(const std::string& board, const std::vector<int>& table) {
    const int n = int(board.size());
    int sum = 0;
    int start = 0;  // of the row that ends at `cell`
    for (int cell = 0; cell <= n; ++cell) {
        if (cell < n && board[std::size_t(cell)] != 'X') continue;
        const int end = cell < n ? cell - 2 : n;
        sum ^= table[std::size_t(std::max(0, end - start))];
        start = cell + 3;
    }
    return sum;
}

// True iff `count` X lie within three cells that `cell` is one of.
inline bool treblecross_has_near(const std::string& board, int cell, int count) {
    for (int start = std::max(0, cell - 2); start <= cell; ++start) {
        if (start + 3 > int(board.size())) break;
        const auto first = board.begin() + start;
        if (std::count(first, first + 3, 'X') >= count) return true;
    }
    return false;
}

// The cells, from 0, on which an X wins, in ascending order; none in a P-position.
inline std::vector<int> treblecross_winning_moves(const std::string& board) {
    const int n = int(board.size());
    assert(n >= 3);
    std::vector<int> completing;
    for (int cell = 0; cell < n; ++cell) {
        assert(board[std::size_t(cell)] == '.' || board[std::size_t(cell)] == 'X');
        assert(!treblecross_has_near(board, cell, 3));
        const bool free = board[std::size_t(cell)] == '.';
        if (free && treblecross_has_near(board, cell, 2)) completing.push_back(cell);
    }
    if (!completing.empty()) return completing;

    const std::vector<int> table = treblecross_table(n);
    std::vector<int> winning;
    std::string after = board;
    for (int cell = 0; cell < n; ++cell) {
        if (board[std::size_t(cell)] != '.') continue;
        after[std::size_t(cell)] = 'X';
        const bool safe = !treblecross_has_near(after, cell, 2);
        if (safe && treblecross_grundy(after, table) == 0) winning.push_back(cell);
        after[std::size_t(cell)] = '.';
    }
    return winning;
}

}  // namespace games
