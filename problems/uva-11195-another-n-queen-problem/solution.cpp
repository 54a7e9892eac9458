// One queen in each column on squares that are not bad. A bad square does not block an
// attack, so these are the placements on an empty board that use no bad square: they are
// listed once for each n, and looked through for each board.
// Time: O(n!) at worst once for each n, about 27 million queens tried for n = 14; then
// O(n) for each of its 365596 placements and each board.
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

#include "backtracking/n_queens.hpp"

// The rows of all placements, one after another, each by its columns.
std::vector<char> all_placements(int n) {
    std::vector<char> rows;
    backtracking::n_queens_for_each(n, {}, [&rows](const std::vector<int>& placement) {
        rows.insert(rows.end(), placement.begin(), placement.end());
        return true;
    });
    return rows;
}

int main() {
    std::vector<std::vector<char>> placements(65);  // by n, once they are needed
    int n = 0;
    for (int number = 1; std::cin >> n && n > 0; ++number) {
        std::string squares, row;  // row by row
        for (int i = 0; i < n && std::cin >> row; ++i) squares += row;
        std::vector<char>& rows = placements[std::size_t(n)];
        if (rows.empty()) rows = all_placements(n);
        long long count = 0;
        const std::size_t width = std::size_t(n);
        for (std::size_t at = 0; at < rows.size(); at += width) {
            std::size_t column = 0;
            while (column < width &&
                   squares[std::size_t(rows[at + column]) * width + column] != '*') {
                ++column;
            }
            count += column == width;
        }
        std::cout << "Case " << number << ": " << count << '\n';
    }
}
