// Each longest run of free squares in a row, and each in a column, holds at most one
// rook. A free square joins the two runs that it lies in, so the most rooks are a maximum
// matching of runs. Time: O(n^4) at worst, n <= 4.
#include <iostream>
#include <string>
#include <vector>

#include "backtracking/rooks.hpp"

int main() {
    int n = 0;
    while (std::cin >> n && n > 0) {
        std::vector<std::string> board(n);
        for (std::string& row : board) std::cin >> row;
        std::cout << backtracking::rooks_placement(board, 'X').size() << '\n';
    }
}
