// The piles are independent, and a move leaves any number from the fourth root of the
// pile, rounded up, to its square root, rounded down, but takes a coin at least. These
// bounds grow with the pile, so the Grundy values come in a few runs of equal ones, found
// by bisection. Furlo, who moves first, wins iff the xor is not 0. Time: O(n).
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "games/interval_options.hpp"
#include "io/fast_input.hpp"

// The square root, rounded down. Below 2^52 a double tells it, as that of r * r - 1 is
// less than r by more than a last bit.
long long root_down(long long n) {
    return static_cast<long long>(std::sqrt(static_cast<double>(n)));
}

// The square root, rounded up.
long long root_up(long long n) {
    const long long root = root_down(n);
    return root * root < n ? root + 1 : root;
}

int main() {
    const games::IntervalOptions game(
        777777777777, [](long long n) { return root_up(root_up(n)); },
        [](long long n) { return std::min(root_down(n), n - 1); });

    io::FastInput input(stdin);
    int pile_count = 0;
    input.read(pile_count);
    int sum = 0;
    for (long long pile = 0; input.read(pile);) sum ^= game.grundy(pile);
    std::puts(sum != 0 ? "Furlo" : "Rublo");
}
