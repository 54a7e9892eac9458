// The ground is vertex 0 and edge i ends above in vertex i, so it joins vertex i to
// vertex e, or to 0 if it stands on the ground: a tree. By the colon principle an edge
// is worth 1 + the xor of the edges right above it, and the nimber of the shrubbery is
// the xor of the edges on the ground. Time: O(n).
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "games/hackenbush_tree.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int edge_count = 0;
    std::cin >> edge_count;
    std::vector<std::pair<int, int>> edges;
    for (int edge = 1; edge <= edge_count; ++edge) {
        int below;
        std::cin >> below;
        edges.push_back({std::max(below, 0), edge});
    }
    std::cout << '*' << games::hackenbush_tree(edge_count + 1, edges, 0) << '\n';
}
