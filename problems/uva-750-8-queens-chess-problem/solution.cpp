// A placement is the list of the rows, column by column. Backtracking over the
// columns, which tries the rows in ascending order and skips the squares that the
// given queen attacks, meets its placements in the order that is to be printed.
// Time: O(1) per dataset, at most 18 placements.
#include <iomanip>
#include <iostream>
#include <vector>

#include "backtracking/n_queens.hpp"

int main() {
    int datasets = 0;
    std::cin >> datasets;
    for (int dataset = 1; dataset <= datasets; ++dataset) {
        backtracking::Queen given;
        std::cin >> given.row >> given.column;
        --given.row;
        --given.column;

        if (dataset > 1) std::cout << '\n';
        std::cout << "SOLN       COLUMN\n #      1 2 3 4 5 6 7 8\n\n";
        int number = 0;
        backtracking::n_queens_for_each(8, {given}, [&](const std::vector<int>& rows) {
            std::cout << std::setw(2) << ++number << "     ";
            for (const int row : rows) std::cout << ' ' << row + 1;
            std::cout << '\n';
            return true;
        });
    }
}
