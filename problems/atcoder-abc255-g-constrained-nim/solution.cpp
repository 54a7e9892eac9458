// The piles are heaps of Nim where some amounts may not be taken from a heap of just one
// size. A heap has the next Grundy value that no smaller heap has, unless it is forbidden
// to leave any heap of some smaller value; such exceptions are at most M. Takahashi, who
// moves first, wins iff the xor of the values is not 0. Time: O((N + M) log M).
//
// competitive-verifier: PROBLEM https://atcoder.jp/contests/abc255/tasks/abc255_g
#include <cstdio>
#include <vector>

#include "games/nim_with_forbidden.hpp"
#include "io/fast_input.hpp"

int main() {
    io::FastInput input(stdin);
    int pile_count = 0, forbidden_count = 0;
    input.read(pile_count, forbidden_count);
    std::vector<long long> piles(pile_count);
    for (long long& pile : piles) input.read(pile);
    std::vector<games::ForbiddenAmount> forbidden(forbidden_count);
    for (games::ForbiddenAmount& pair : forbidden) input.read(pair.heap, pair.take);

    const games::NimWithForbidden game(forbidden);
    std::puts(game.is_n_position(piles) ? "Takahashi" : "Aoki");
}
