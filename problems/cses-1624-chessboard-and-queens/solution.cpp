// Eight queens, one in each row, on squares that are not reserved. Backtracking places
// them row by row; a reserved square does not block an attack, so it only leaves the
// free squares of its own row. Time: O(8!) at worst, about 2000 queens tried.
#include <iostream>
#include <string>
#include <vector>

#include "backtracking/n_queens_count.hpp"

int main() {
    std::vector<std::string> board(8);
    for (std::string& row : board) std::cin >> row;
    std::cout << backtracking::n_queens_count_on(board, '*') << '\n';
}
