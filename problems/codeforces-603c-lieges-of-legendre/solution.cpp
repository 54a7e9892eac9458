// A pile is a game of its own, and k equal piles are worth nothing if k is even, else as
// much as one. So a pile x is worth the mex of the value of x - 1 and, for even x, of 0
// or of the value of x / 2. The pile 4 is not worth 0, so 5, whose only option it is, is
// worth 0, so 6 is not, and so on: all odd piles from 5 on are worth 0.
// Time: O(n log a).
#include <cstdio>

#include "games/mex.hpp"
#include "io/fast_input.hpp"

// The Grundy value of a pile.
int grundy(int pile, bool k_is_odd) {
    if (pile == 0) return 0;
    if (pile > 4 && pile % 2 == 1) return 0;
    const int one_less = pile > 4 ? 0 : grundy(pile - 1, k_is_odd);
    if (pile % 2 == 1) return games::mex({one_less});
    return games::mex({one_less, k_is_odd ? grundy(pile / 2, k_is_odd) : 0});
}

int main() {
    io::FastInput input(stdin);
    int pile_count = 0, k = 0;
    input.read(pile_count, k);
    int sum = 0;
    for (int pile = 0; input.read(pile);) sum ^= grundy(pile, k % 2 == 1);
    std::puts(sum != 0 ? "Kevin" : "Nicky");
}
