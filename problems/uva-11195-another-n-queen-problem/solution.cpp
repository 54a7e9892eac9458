// One queen a row on squares that are not bad. A bad square does not block an attack, so
// it only leaves the free squares of its own row, which are the bits of one word.
// Time: O(n!) at worst, about 27 million queens tried for n = 14 at 3 ns each.
#include <iostream>
#include <string>
#include <vector>

#include "backtracking/n_queens_count.hpp"

int main() {
    int n = 0;
    for (int number = 1; std::cin >> n && n > 0; ++number) {
        std::vector<std::string> board(n);
        for (std::string& row : board) std::cin >> row;
        std::cout << "Case " << number << ": " << backtracking::n_queens_count_on(board)
                  << '\n';
    }
}
