// The placement is valid iff there are eight queens and no two of them share a row, a
// column, a diagonal (row - column) or an antidiagonal (row + column). Time: O(64).
#include <iostream>
#include <string>
#include <vector>

#include "backtracking/n_queens_boards.hpp"

int main() {
    std::vector<backtracking::Queen> queens;
    for (int row = 0; row < 8; ++row) {
        std::string squares;
        std::cin >> squares;
        for (int column = 0; column < int(squares.size()); ++column) {
            if (squares[std::size_t(column)] == '*') queens.push_back({row, column});
        }
    }
    const bool valid = queens.size() == 8 && backtracking::queens_are_peaceful(queens);
    std::cout << (valid ? "valid" : "invalid") << '\n';
}
