// A move takes 1, 2 or 3 sticks from one heap, so each heap is a subtraction game, of
// Grundy value x mod 4, and the heaps are a sum: the first player wins iff the xor of
// their values is not 0. Time: O(n) per test.
#include <iostream>
#include <vector>

#include "games/subtraction.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    const games::SubtractionGame game({1, 2, 3});
    int tests = 0;
    std::cin >> tests;
    while (tests-- > 0) {
        int heap_count;
        std::cin >> heap_count;
        std::vector<long long> heaps(heap_count);
        for (long long& heap : heaps) std::cin >> heap;
        std::cout << (game.grundy_of_sum(heaps) != 0 ? "first" : "second") << '\n';
    }
}
