// A turn takes a positive amount from the cells of one row, spread at will, so it makes
// the row's sum any smaller number: each row is a Nim heap of that size, up to 5 * 10^10.
// Alice, who moves first, wins iff the xor of the row sums is not 0. Time: O(m n) per
// case.
#include <iostream>
#include <vector>

#include "games/nim.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int row_count = 0, column_count = 0;
        std::cin >> row_count >> column_count;
        std::vector<long long> row_sums(row_count, 0);
        for (long long& row_sum : row_sums) {
            for (int column = 0; column < column_count; ++column) {
                long long cell = 0;
                std::cin >> cell;
                row_sum += cell;
            }
        }
        const bool alice_wins = games::nim_is_n_position(row_sums);
        std::cout << "Case " << number << ": " << (alice_wins ? "Alice" : "Bob") << '\n';
    }
}
