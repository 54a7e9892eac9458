// Staircase Nim on a grid: every way from a cell to the lower right corner takes the same
// number of steps. Coins an odd number of steps away are heaps of Nim; those that arrive
// at an even number are sent on by the reply. The first player wins iff the xor of the
// heaps is not 0. Time: O(R C) per case.
#include <cstdio>
#include <vector>

#include "games/nim.hpp"
#include "io/fast_input.hpp"

int main() {
    io::FastInput input(stdin);
    int cases = 0;
    input.read(cases);
    for (int number = 1; number <= cases; ++number) {
        int rows = 0, columns = 0;
        input.read(rows, columns);
        std::vector<long long> heaps;
        for (int steps_down = rows - 1; steps_down >= 0; --steps_down) {
            for (int steps_right = columns - 1; steps_right >= 0; --steps_right) {
                long long coins = 0;
                input.read(coins);
                if ((steps_down + steps_right) % 2 == 1) heaps.push_back(coins);
            }
        }
        const bool wins = games::nim_is_n_position(heaps);
        std::printf("Case %d: %s\n", number, wins ? "win" : "lose");
    }
}
