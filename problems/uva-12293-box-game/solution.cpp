// Only the larger number L of the boxes matters: a move makes it any of ceil(L / 2) to
// L - 1, so this is Halving Nim on a heap of L. Alice wins iff its Grundy value is not 0,
// which means that L + 1 is no power of two. Time: O(log n) per game.
#include <iostream>

#include "games/halving_nim.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    long long balls = 0;
    while (std::cin >> balls && balls != 0) {
        const bool alice_wins = games::halving_nim_is_n_position({balls});
        std::cout << (alice_wins ? "Alice" : "Bob") << '\n';
    }
}
