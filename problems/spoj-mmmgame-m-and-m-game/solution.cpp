// Whoever eats the last sweet loses: this is misere Nim, with a heap for each colour.
// John, who moves first, wins iff the xor of the heaps is not 0; but when every heap is
// 1 all moves are forced, and he wins iff their number is even. Time: O(n) per case.
#include <iostream>
#include <vector>

#include "games/misere_nim.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int colour_count = 0;
        std::cin >> colour_count;
        std::vector<long long> sweets(colour_count);
        for (long long& count : sweets) std::cin >> count;
        const bool john_wins = games::misere_nim_is_n_position(sweets);
        std::cout << (john_wins ? "John" : "Brother") << '\n';
    }
}
