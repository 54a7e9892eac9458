// A move takes one coin of each heap of a set, so the game is no sum and the xor says
// nothing. If all heaps are even, any move makes some heaps odd, and the reply on the
// same heaps makes all even again: they have a coin left, being odd. So the mover loses
// when all are even, and else wins by a move on all the odd heaps. Time: O(n) per test.
#include <cstdio>

#include "io/fast_input.hpp"

int main() {
    io::FastInput input(stdin);
    int tests = 0;
    input.read(tests);
    while (tests-- > 0) {
        int heap_count = 0;
        input.read(heap_count);
        bool all_even = true;
        for (int heap = 0; heap_count > 0 && input.read(heap); --heap_count) {
            all_even = all_even && heap % 2 == 0;
        }
        std::puts(all_even ? "second" : "first");
    }
}
