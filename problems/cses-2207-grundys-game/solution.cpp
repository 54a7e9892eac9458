// A split leaves a sum of two heaps, so a heap's Grundy value is the mex of the xors
// g(a) ^ g(b) over its splits into a < b, and the heap is lost iff its value is 0.
// Up to 10^6 the last lost heap is 1222 (OEIS A036685, computed, not proved for ever),
// so a table that far answers every test. Time: O(1222^2 + t).
#include <array>
#include <iostream>
#include <vector>

#include "games/grundy.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    using Split = std::array<int, 2>;
    games::Grundy<int, Split> game([](int heap) {
        std::vector<Split> splits;
        for (int less = 1; less < heap - less; ++less) {
            splits.push_back({{less, heap - less}});
        }
        return splits;
    });

    const int last_lost = 1222;
    int tests = 0;
    std::cin >> tests;
    while (tests-- > 0) {
        int heap;
        std::cin >> heap;
        const bool first_wins = heap > last_lost || game.is_n_position(heap);
        std::cout << (first_wins ? "first" : "second") << '\n';
    }
}
