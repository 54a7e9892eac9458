// Whoever takes the last stone loses: this is misere Nim. Alice, who moves first,
// wins iff the xor of the piles is not 0; but when every pile is 1 all moves are
// forced, and she wins iff their number is even. Time: O(k) per case.
#include <iostream>
#include <vector>

#include "games/misere_nim.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int pile_count;
        std::cin >> pile_count;
        std::vector<long long> piles(pile_count);
        for (long long& pile : piles) std::cin >> pile;
        const bool alice_wins = games::misere_nim_is_n_position(piles);
        std::cout << "Case " << number << ": " << (alice_wins ? "Alice" : "Bob") << '\n';
    }
}
