// Say that n is lost if the player to move at p = 1 loses. A multiplication by f leaves
// the same game with n / f, rounded up, for n. One move reaches n = 2..9: won. To 18
// every move leaves 2..9: lost. To 162 = 9 * 18 some move leaves 10..18: won. To 18 * 18
// every move leaves 19..162: lost; and so on, as the bounds grow by 9 and 2 in turn.
// Time: O(log n) per game.
#include <cstdio>

#include "io/fast_input.hpp"

// True iff Stan, who moves first, wins.
bool stan_wins(long long n) {
    long long lost_to = 1;
    while (n > 18 * lost_to) lost_to *= 18;
    return n <= 9 * lost_to;
}

int main() {
    io::FastInput input(stdin);
    long long n = 0;
    while (input.read(n)) std::puts(stan_wins(n) ? "Stan wins." : "Ollie wins.");
}
