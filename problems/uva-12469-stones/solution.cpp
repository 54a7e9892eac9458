// Fibonacci Nim: the first move takes at least one stone but not all, each later one at
// most twice as many as the move before. The first player loses iff the pile is a
// Fibonacci number. Time: O(log N) per pile.
#include <iostream>

#include "games/fibonacci_nim.hpp"

int main() {
    int stones = 0;
    while (std::cin >> stones && stones > 0) {
        const bool first_wins = games::fibonacci_nim_is_n_position(stones);
        std::cout << (first_wins ? "Alicia" : "Roberto") << '\n';
    }
}
