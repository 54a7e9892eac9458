// Gray pieces go right and white ones left, and none jumps: a gray piece can only close
// in on the white one of its pair, and so can the white one on it. So both players take
// from the gap, and each pair is a Nim heap. Alice, who moves first, wins iff the xor
// of the gaps is not 0. Time: O(k) per case.
#include <iostream>
#include <vector>

#include "games/nim.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int pair_count = 0;
        std::cin >> pair_count;
        std::vector<long long> gaps(pair_count);
        for (long long& gap : gaps) {
            long long gray = 0, white = 0;
            std::cin >> gray >> white;
            gap = white - gray - 1;
        }
        const bool alice_wins = games::nim_is_n_position(gaps);
        std::cout << "Case " << number << ": " << (alice_wins ? "Alice" : "Bob") << '\n';
    }
}
