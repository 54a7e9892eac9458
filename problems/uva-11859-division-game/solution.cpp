// To divide a number takes away one or more of its prime factors, and a move may do so
// with any numbers of one row: each row is a Nim heap of all its prime factors, counted
// as often as they divide. The first player wins iff the xor of the heaps is not 0.
// Time: O(n m sqrt(v)) per case for numbers up to v.
#include <iostream>
#include <vector>

#include "games/nim.hpp"

// How many primes there are whose product is the number.
int prime_factor_count(int number) {
    int count = 0;
    for (int factor = 2; factor * factor <= number; ++factor) {
        for (; number % factor == 0; number /= factor) ++count;
    }
    return number > 1 ? count + 1 : count;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int row_count = 0, column_count = 0;
        std::cin >> row_count >> column_count;
        std::vector<long long> heaps(row_count, 0);
        for (long long& heap : heaps) {
            for (int column = 0; column < column_count; ++column) {
                int cell = 1;
                std::cin >> cell;
                heap += prime_factor_count(cell);
            }
        }
        const bool first_wins = games::nim_is_n_position(heaps);
        std::cout << "Case #" << number << ": " << (first_wins ? "YES" : "NO") << '\n';
    }
}
