// Balls go down one stair. On stairs 2, 4, 6, ... they are heaps of Nim: balls that come
// to another stair are sent on by the reply. The library counts stairs from 0, where no
// ball moves, so its odd stairs are these. Time: O(n) per test.
#include <iostream>
#include <vector>

#include "games/staircase_nim.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int tests = 0;
    std::cin >> tests;
    while (tests-- > 0) {
        int stair_count = 0;
        std::cin >> stair_count;
        std::vector<long long> balls(stair_count);
        for (long long& count : balls) std::cin >> count;
        const bool first_wins = games::staircase_nim_is_n_position(balls);
        std::cout << (first_wins ? "first" : "second") << '\n';
    }
}
