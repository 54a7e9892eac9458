// Every placement of eight queens is tried, there are 92 of them, and the largest sum of
// the numbers that they cover is printed in width 5. Time: O(2000) queens tried a board.
#include <iomanip>
#include <iostream>
#include <vector>

#include "backtracking/n_queens_boards.hpp"

int main() {
    int boards = 0;
    std::cin >> boards;
    while (boards-- > 0) {
        std::vector<std::vector<long long>> numbers(8, std::vector<long long>(8, 0));
        for (std::vector<long long>& row : numbers) {
            for (long long& number : row) std::cin >> number;
        }
        const auto best = backtracking::n_queens_heaviest(numbers);
        std::cout << std::setw(5) << best.weight << '\n';
    }
}
