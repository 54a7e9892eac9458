// The stones move independently, so the game is their sum: the first player wins iff the
// xor of the Grundy values of their nodes is not 0, where stones in pairs on a node
// cancel. A node's value is the mex over the nodes that its edges lead to.
// Time: O(n + m) per graph.
#include <iostream>
#include <vector>

#include "games/grundy.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int node_count = 0, edge_count = 0;
    while (std::cin >> node_count >> edge_count && node_count > 0) {
        std::vector<std::vector<int>> next(node_count);
        while (edge_count-- > 0) {
            int from = 0, to = 0;
            std::cin >> from >> to;
            next[from].push_back(to);
        }
        games::Grundy<int> game([&](int node) { return next[node]; });
        int value = 0;
        for (int node = 0; node < node_count; ++node) {
            int stones = 0;
            std::cin >> stones;
            if (stones % 2 == 1) value ^= game.value(node);
        }
        std::cout << (value != 0 ? "First" : "Second") << '\n';
    }
}
