// The piles are independent. A pile of 2k can be made any of k..2k - 1, and one of
// 2k + 1 any of k + 1..2k. So by induction g(2k) = k: the piles k..2k - 1 have just the
// values 0..k - 1, in some order. Those of k + 1..2k are the same but for g(k), which k
// takes with it, and for the new k; so g(2k + 1) = g(k). Each pile is a Nim heap of its
// value, and Alice, who moves first, wins iff their xor is not 0. Time: O(log x) a pile.
#include <iostream>
#include <vector>

#include "games/nim.hpp"

// The Grundy value of a pile: g(2k + 1) = g(k), g(2k) = k.
long long grundy(long long pile) {
    while (pile % 2 == 1) pile /= 2;
    return pile / 2;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int pile_count = 0;
        std::cin >> pile_count;
        std::vector<long long> heaps(pile_count);
        for (long long& heap : heaps) {
            std::cin >> heap;
            heap = grundy(heap);
        }
        const bool alice_wins = games::nim_is_n_position(heaps);
        std::cout << "Case " << number << ": " << (alice_wins ? "Alice" : "Bob") << '\n';
    }
}
