// Every queen keeps its column, so the moves needed for a placement of eight queens are
// the columns in which it differs; the least of that over all 92 placements is the
// answer. Time: O(2000) queens tried a case.
#include <iostream>
#include <vector>

#include "backtracking/n_queens_boards.hpp"

int main() {
    std::vector<int> rows(8, 0);
    for (int number = 1;; ++number) {
        for (int& row : rows) {
            if (!(std::cin >> row)) return 0;
            --row;
        }
        std::cout << "Case " << number << ": " << backtracking::n_queens_least_moves(rows)
                  << '\n';
    }
}
