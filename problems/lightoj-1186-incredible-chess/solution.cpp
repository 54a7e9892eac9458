// Each column is a Nim heap, the gap between its pawns: to advance takes from it. To
// retreat adds to it, but the other pawn can follow by the same number of squares and
// only a limited number of retreats fit on the board, so they change nothing. White,
// who moves first, wins iff the xor of the gaps is not 0. Time: O(n) per case.
#include <iostream>
#include <vector>

#include "games/nim.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int column_count = 0;
        std::cin >> column_count;
        std::vector<long long> white(column_count), gaps(column_count);
        for (long long& row : white) std::cin >> row;
        for (int i = 0; i < column_count; ++i) {
            long long black = 0;
            std::cin >> black;
            gaps[i] = black - white[i] - 1;
        }
        const bool white_wins = games::nim_is_n_position(gaps);
        std::cout << "Case " << number << ": " << (white_wins ? "white" : "black")
                  << " wins\n";
    }
}
