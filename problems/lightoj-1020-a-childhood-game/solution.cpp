// Taking 1 or 2 marbles of one heap is Bachet's game. When Bob starts, who takes the
// last marble wins: normal play, on n. When Alice starts, who takes it loses; but then
// nobody wants it and the play is over the other n - 1, of which the last one wins.
// The player to move wins iff the Grundy value, the heap mod 3, is not 0. Time: O(1)
// per case.
#include <iostream>
#include <string>

#include "games/nim_with_bounds.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        long long marbles = 0;
        std::string starter;
        std::cin >> marbles >> starter;
        const bool alice_starts = starter == "Alice";
        const long long heap = alice_starts ? marbles - 1 : marbles;
        const bool starter_wins = games::nim_with_bounds_is_n_position({{heap, 1, 2}});
        const bool alice_wins = alice_starts == starter_wins;
        std::cout << "Case " << number << ": " << (alice_wins ? "Alice" : "Bob") << '\n';
    }
}
