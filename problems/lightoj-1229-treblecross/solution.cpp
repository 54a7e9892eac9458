// If some X completes three, just those moves win. If not, an X within two cells of
// another gives the opponent that chance, so the X keep apart: each run of cells that no
// X reaches is a heap of the octal game 0.007, and a move wins iff it makes the xor 0.
// Time: O(n^2) per case.
#include <iostream>
#include <string>
#include <vector>

#include "games/treblecross.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        std::string board;
        std::cin >> board;
        const std::vector<int> moves = games::treblecross_winning_moves(board);
        std::cout << "Case " << number << ':';
        for (const int cell : moves) std::cout << ' ' << cell + 1;
        std::cout << (moves.empty() ? " 0\n" : "\n");
    }
}
