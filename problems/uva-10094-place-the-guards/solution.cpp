// Guards who do not see each other in a row, a column or a diagonal are queens, of which
// any placement will do. For every n but 2 and 3 there is one by construction: the even
// rows, then the odd ones, with a few of them moved when n mod 6 is 2 or 3.
// Time: O(n) per number.
#include <cstddef>
#include <iostream>
#include <vector>

#include "backtracking/n_queens.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int n;
    while (std::cin >> n) {
        const std::vector<int> rows = backtracking::n_queens_one(n);
        if (rows.empty()) std::cout << "Impossible";
        for (std::size_t column = 0; column < rows.size(); ++column) {
            std::cout << (column == 0 ? "" : " ") << rows[column] + 1;
        }
        std::cout << '\n';
    }
}
