// A cut takes any number of the rows or columns on one of the four sides of the bad
// cell, so these numbers are Nim heaps, and who cannot cut gets the bad piece. Hansel,
// who cuts first, gets it iff the xor of the heaps is 0. Time: O(1) per case.
#include <iostream>

#include "games/nim.hpp"

int main() {
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int rows = 0, columns = 0, row = 0, column = 0;
        std::cin >> rows >> columns >> row >> column;
        const bool hansel_wins =
            games::nim_is_n_position({row, rows - 1 - row, column, columns - 1 - column});
        std::cout << (hansel_wins ? "Gretel" : "Hansel") << '\n';
    }
}
