// A mark removes one unit of a road, and the road is lost with its last unit: a road
// of length w is a bundle of w parallel edges, so the game is Green Hackenbush on the
// city tree with node 0 as the ground. By the colon and fusion principles a road to a
// branch of value g is worth g + 1 when w = 1, else g xor (w mod 2). Emily, who moves
// first, wins iff the value of the whole is not 0. Time: O(n) per case.
#include <iostream>
#include <vector>

#include "games/green_hackenbush.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int node_count;
        std::cin >> node_count;
        std::vector<games::HackenbushBundle> roads(node_count - 1);
        for (games::HackenbushBundle& road : roads) {
            std::cin >> road.u >> road.v >> road.parallel_edges;
        }
        const int value = games::hackenbush_bundles(node_count, roads, {0});
        std::cout << "Case " << number << ": " << (value != 0 ? "Emily" : "Jolly")
                  << '\n';
    }
}
