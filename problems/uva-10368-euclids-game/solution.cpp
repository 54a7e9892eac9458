// Let a >= b. If b divides a, the player to move makes a zero at once. If a >= 2 b he may
// leave (b, a mod b), or leave it to the opponent, whichever wins. Else it is forced.
// The Grundy values of euclid.hpp say the same: 0 is lost.
// Time: O(log(a + b)) per pair.
#include <iostream>

#include "games/euclid.hpp"

int main() {
    long long a = 0, b = 0;
    while (std::cin >> a >> b && (a > 0 || b > 0)) {
        const bool first_wins = games::euclid_is_n_position(a, b);
        std::cout << (first_wins ? "Stan wins" : "Ollie wins") << '\n';
    }
}
