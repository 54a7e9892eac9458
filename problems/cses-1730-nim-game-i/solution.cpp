// The heaps are plain Nim heaps and the last stick wins, so the first player
// wins iff the position is an N-position: the xor of the heaps is not 0.
// Time: O(n) per test.
#include <iostream>
#include <vector>

#include "games/nim.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int tests = 0;
    std::cin >> tests;
    while (tests-- > 0) {
        int heap_count;
        std::cin >> heap_count;
        std::vector<long long> heaps(heap_count);
        for (long long& heap : heaps) std::cin >> heap;
        std::cout << (games::nim_is_n_position(heaps) ? "first" : "second") << '\n';
    }
}
