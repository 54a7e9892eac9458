// A move takes 1 up to half of one pile, so this is Halving Nim: a pile of 2k is worth k,
// one of 2k + 1 as much as one of k. The first player wins iff the xor of the values is
// not 0. Time: O(log x) a pile.
#include <iostream>
#include <vector>

#include "games/halving_nim.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int pile_count = 0;
        std::cin >> pile_count;
        std::vector<long long> piles(pile_count);
        for (long long& pile : piles) std::cin >> pile;
        std::cout << (games::halving_nim_is_n_position(piles) ? "YES" : "NO") << '\n';
    }
}
