// Cutting an edge and keeping the part with vertex 1 is Green Hackenbush on a tree
// that stands on the ground by vertex 1. By the colon principle a vertex is worth the
// xor of value + 1 over its children; Alice, who moves first, wins iff vertex 1 is
// not worth 0. Time: O(n).
//
// competitive-verifier: PROBLEM https://atcoder.jp/contests/agc017/tasks/agc017_d
#include <iostream>
#include <utility>
#include <vector>

#include "games/hackenbush_tree.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int vertex_count;
    std::cin >> vertex_count;
    std::vector<std::pair<int, int>> edges(vertex_count - 1);
    for (std::pair<int, int>& edge : edges) {
        std::cin >> edge.first >> edge.second;
        --edge.first;
        --edge.second;
    }
    const int value = games::hackenbush_tree(vertex_count, edges, 0);
    std::cout << (value != 0 ? "Alice" : "Bob") << '\n';
}
