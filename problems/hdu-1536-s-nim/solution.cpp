// A position is a sum of heaps, each played by itself with the moves of S: the player
// to move wins iff the xor of the heaps' Grundy values is not 0. A value is at most k,
// so one table per case serves all its positions. Time: O(k h) for heaps of up to h.
#include <iostream>
#include <vector>

#include "games/subtraction.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int move_count = 0;
    while (std::cin >> move_count && move_count > 0) {
        std::vector<long long> moves(move_count);
        for (long long& move : moves) std::cin >> move;
        const std::vector<int> grundy = games::subtraction_table(10000, moves);
        int position_count = 0;
        std::cin >> position_count;
        while (position_count-- > 0) {
            int heap_count = 0, value = 0;
            std::cin >> heap_count;
            while (heap_count-- > 0) {
                int heap;
                std::cin >> heap;
                value ^= grundy[heap];
            }
            std::cout << (value != 0 ? 'W' : 'L');
        }
        std::cout << '\n';
    }
}
