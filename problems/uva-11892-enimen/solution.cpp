// The opponent must go on with the heap last played until it is empty. Heaps of 1 leave
// no choice: their number decides, as in Nim. Of the last heap of 2 or more a player may
// leave 1 stone or none, as suits the heaps of 1 that remain, so who opens it wins; and
// who takes all but one of any earlier large heap makes the opponent take the last stone
// and opens the next one. So the first player wins if there is a heap of 2 or more.
// Time: O(N) per test.
#include <algorithm>
#include <cstdio>
#include <vector>

#include "games/nim.hpp"
#include "io/fast_input.hpp"

int main() {
    io::FastInput input(stdin);
    int tests = 0;
    input.read(tests);
    while (tests-- > 0) {
        int heap_count = 0;
        input.read(heap_count);
        std::vector<long long> heaps(heap_count);
        for (long long& heap : heaps) input.read(heap);
        const bool has_choice = std::any_of(heaps.begin(), heaps.end(),
                                            [](long long heap) { return heap > 1; });
        const bool first_wins = has_choice || games::nim_is_n_position(heaps);
        std::puts(first_wins ? "poopi" : "piloop");
    }
}
