// One heap, and the player who cannot move loses: a heap is won iff some move leaves a
// lost one. So heap by heap from 0 upwards, each lost heap makes the heaps won from
// which a move leads to it. Time: O(n k).
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

#include "games/outcome.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int stick_count = 0;
    int move_count = 0;
    std::cin >> stick_count >> move_count;
    std::vector<long long> moves(move_count);
    for (long long& move : moves) std::cin >> move;

    const std::vector<char> wins = games::heap_outcomes(stick_count, moves);
    std::string labels;
    for (std::size_t heap = 1; heap < wins.size(); ++heap) {
        labels += wins[heap] ? 'W' : 'L';
    }
    std::cout << labels << '\n';
}
