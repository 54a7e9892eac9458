// The knights move independently, so the game is a sum: Alice, who moves first, wins iff
// the xor of the Grundy values of their cells is not 0. Every move makes x + y smaller,
// so the values are found in the order of x + y, each as the mex of at most six. A knight
// may leave the 500 x 500 square on its way, but x + y never passes 998. Time: O(1000^2)
// once, then O(n) per case.
#include <iostream>
#include <utility>
#include <vector>

#include "games/mex.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    const std::vector<std::pair<int, int>> moves = {{1, -2}, {-1, -2}, {-2, -1},
                                                    {-2, 1}, {-1, -3}, {-3, -1}};
    std::vector<std::vector<int>> grundy;  // grundy[x + y][x]
    for (int sum = 0; sum <= 998; ++sum) {
        grundy.emplace_back();
        for (int x = 0; x <= sum; ++x) {
            std::vector<int> options;
            for (const auto& move : moves) {
                const int to_x = x + move.first, to_y = sum - x + move.second;
                if (to_x >= 0 && to_y >= 0) options.push_back(grundy[to_x + to_y][to_x]);
            }
            grundy[sum].push_back(games::mex(options));
        }
    }

    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int knight_count = 0;
        std::cin >> knight_count;
        int value = 0;
        while (knight_count-- > 0) {
            int x = 0, y = 0;
            std::cin >> x >> y;
            value ^= grundy[x + y][x];
        }
        std::cout << "Case " << number << ": " << (value != 0 ? "Alice" : "Bob") << '\n';
    }
}
