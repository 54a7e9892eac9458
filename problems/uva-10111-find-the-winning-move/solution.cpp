// 4 x 4 tic-tac-toe is worth 1, 0 or -1 to the player to move: a win, a draw or a loss.
// The first cell, row by row, after which the position is worth -1 to o is the answer.
// A state is 16 bits of the mover's pieces and 16 of the opponent's. A move that makes
// four is best, and one that stops the opponent's four is forced, so no others are tried
// beside these. Time: O(3^12) states at worst, few thousand as a rule.
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

#include "games/minimax.hpp"

using State = std::uint32_t;

bool has_four(State pieces) {
    for (State i = 0; i < 4; ++i) {
        const State row = 0xFU << 4 * i, column = 0x1111U << i;
        if ((pieces & row) == row || (pieces & column) == column) return true;
    }
    return (pieces & 0x8421) == 0x8421 || (pieces & 0x1248) == 0x1248;
}

std::vector<State> options(State state) {
    const State mine = state & 0xFFFF, theirs = state >> 16;
    std::vector<State> all, forced;
    if (has_four(theirs)) return all;
    for (State cell = 1; cell < 1U << 16; cell <<= 1) {
        if ((mine | theirs) & cell) continue;
        all.push_back((mine | cell) << 16 | theirs);
        if (has_four(mine | cell)) return {all.back()};
        if (has_four(theirs | cell)) forced.push_back(all.back());
    }
    return forced.empty() ? all : forced;
}

int main() {
    games::Minimax<State> game(
        options, [](State state) { return has_four(state >> 16) ? -1 : 0; });
    std::string word;
    while (std::cin >> word && word == "?") {
        std::string board;
        for (int row = 0; row < 4 && std::cin >> word; ++row) board += word;
        State x = 0, o = 0;
        for (std::size_t cell = 0; cell < board.size(); ++cell) {
            if (board[cell] == 'x') x |= 1U << cell;
            if (board[cell] == 'o') o |= 1U << cell;
        }
        std::size_t cell = 0;
        for (; cell < board.size(); ++cell) {
            const State after = (x | 1U << cell) << 16 | o;
            if (board[cell] == '.' && !game.is_at_least(after, 0)) break;
        }
        if (cell == board.size())
            std::cout << "#####\n";
        else
            std::cout << '(' << cell / 4 << ',' << cell % 4 << ")\n";
    }
}
