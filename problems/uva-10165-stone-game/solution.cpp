// Jack moves first in Nim where the last stone wins, so he wins iff the xor of the
// piles is not 0. Time: O(n) per game.
#include <iostream>
#include <vector>

#include "games/nim.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int pile_count;
    while (std::cin >> pile_count && pile_count > 0) {
        std::vector<long long> piles(pile_count);
        for (long long& pile : piles) std::cin >> pile;
        std::cout << (games::nim_is_n_position(piles) ? "Yes" : "No") << '\n';
    }
}
