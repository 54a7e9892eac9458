// A move turns one stone into two that lie nearer to the last pile, so every stone is a
// game of its own. A stone that has d piles after its own is worth the mex of the xors
// of two values of smaller d. All stones together are worth the xor over the odd piles,
// and a move wins iff the three values that it changes make that 0.
// Time: O(n^3) per game.
#include <array>
#include <iostream>
#include <vector>

#include "games/grundy.hpp"

using Pair = std::array<int, 2>;

// The two stones that each move makes of a stone.
std::vector<Pair> options(int distance) {
    std::vector<Pair> result;
    for (int j = 0; j < distance; ++j) {
        for (int k = 0; k <= j; ++k) result.push_back({{j, k}});
    }
    return result;
}

// The first winning move i, j, k; -1, -1, -1 if there is none. values[i] is what a stone
// on pile i is worth.
std::array<int, 3> winning_move(const std::vector<int>& piles,
                                const std::vector<int>& values) {
    const int n = int(piles.size());
    int sum = 0;
    for (int i = 0; i < n; ++i) sum ^= piles[i] % 2 * values[i];
    for (int i = 0; i < n; ++i) {
        for (int j = i + 1; j < n && piles[i] > 0; ++j) {
            for (int k = j; k < n; ++k) {
                if ((values[i] ^ values[j] ^ values[k]) == sum) return {{i, j, k}};
            }
        }
    }
    return {{-1, -1, -1}};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    games::Grundy<int, Pair> stone(options);
    int n = 0;
    for (int number = 1; std::cin >> n && n > 0; ++number) {
        std::vector<int> piles(n), values(n);
        for (int& pile : piles) std::cin >> pile;
        for (int i = 0; i < n; ++i) values[i] = stone.value(n - 1 - i);
        const std::array<int, 3> move = winning_move(piles, values);
        std::cout << "Game " << number << ": " << move[0] << ' ' << move[1] << ' '
                  << move[2] << '\n';
    }
}
