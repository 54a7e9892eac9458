// Green Hackenbush on a forest under misere play. The branches at the roots are the
// components: none is finished while its value, that of its subtree plus 1, is 0, so the
// rule of misere Nim holds for them. It does not for whole trees, where 0 need not be
// finished. Time: O(total m) per case.
#include <iostream>
#include <utility>
#include <vector>

#include "games/misere_forest.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int tree_count = 0;
    while (std::cin >> tree_count) {
        std::vector<std::pair<int, int>> edges;
        std::vector<int> roots;
        int vertex_count = 0;
        while (tree_count-- > 0) {
            int size = 0;
            std::cin >> size;
            roots.push_back(vertex_count);
            for (int edge = 1; edge < size; ++edge) {
                int a = 0, b = 0;
                std::cin >> a >> b;
                edges.push_back({vertex_count + a - 1, vertex_count + b - 1});
            }
            vertex_count += size;
        }
        const bool first_wins =
            games::misere_forest_is_n_position(vertex_count, edges, roots);
        std::cout << (first_wins ? "PP" : "QQ") << '\n';
    }
}
