// This is Grundy's game: a split leaves a sum of two piles, so a pile's Grundy value is
// the mex of the xors g(a) ^ g(b) over its splits into a < b. The piles are a sum too:
// Alice, who moves first, wins iff the xor of their values is not 0.
// Time: O(10000^2 + T n), one table for all cases.
#include <iostream>
#include <vector>

#include "games/splitting_games.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    const std::vector<int> grundy = games::grundys_game_table(10000);
    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int pile_count = 0, value = 0;
        std::cin >> pile_count;
        while (pile_count-- > 0) {
            int pile = 0;
            std::cin >> pile;
            value ^= grundy[pile];
        }
        std::cout << "Case " << number << ": " << (value != 0 ? "Alice" : "Bob") << '\n';
    }
}
