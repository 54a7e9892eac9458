// Who takes the last stone wins, so who cannot move loses: a heap is won iff some
// move leaves a lost one, and the heaps are labelled from 0 up to n.
// Time: O(n m) per game.
#include <iostream>
#include <vector>

#include "games/outcome.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    long long stones;
    int move_count = 0;
    while (std::cin >> stones >> move_count) {
        std::vector<long long> moves(move_count);
        for (long long& move : moves) std::cin >> move;
        const bool first_wins = games::first_player_wins(stones, moves);
        std::cout << (first_wins ? "Stan wins" : "Ollie wins") << '\n';
    }
}
