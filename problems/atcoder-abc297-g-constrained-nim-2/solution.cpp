// The piles are heaps of one subtraction game whose moves are L to R. The reply to t
// stones is L + R - t, so that L + R stones are worth nothing, and the Grundy value of a
// pile a is (a mod (L + R)) / L. The first player wins iff the xor is not 0. Time: O(N).
//
// competitive-verifier: PROBLEM https://atcoder.jp/contests/abc297/tasks/abc297_g
#include <cstdio>
#include <vector>

#include "games/nim_with_bounds.hpp"
#include "io/fast_input.hpp"

int main() {
    io::FastInput input(stdin);
    int pile_count = 0;
    long long low = 0, high = 0;
    input.read(pile_count, low, high);
    std::vector<games::BoundedHeap> piles;
    for (long long size = 0; input.read(size);) piles.push_back({size, low, high});
    std::puts(games::nim_with_bounds_is_n_position(piles) ? "First" : "Second");
}
