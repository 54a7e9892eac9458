// The game is Green Hackenbush on a tree with several nodes on the ground, which is one
// vertex: each path between two of them is a cycle, whose edges are worth 1 each by the
// fusion principle. What hangs off these paths are trees, worth a stalk each by the
// colon principle. The first player wins iff the xor is not 0. Time: O(n) per case.
#include <cstdio>
#include <utility>
#include <vector>

#include "games/hackenbush_tree.hpp"

// The next number of the input, 0 at its end; the time limit leaves no time for streams.
int read_number() {
    int number = 0, byte = getchar_unlocked();
    while (byte != EOF && byte <= ' ') byte = getchar_unlocked();
    for (; byte > ' '; byte = getchar_unlocked()) number = 10 * number + (byte - '0');
    return number;
}

int main() {
    for (int cases = read_number(); cases > 0; --cases) {
        const int n = read_number();
        std::vector<int> grounded;
        for (int node = 0; node < n; ++node) {
            if (read_number() == 1) grounded.push_back(node);
        }
        std::vector<std::pair<int, int>> edges(n - 1);
        for (std::pair<int, int>& edge : edges) {
            edge.first = read_number() - 1;
            edge.second = read_number() - 1;
        }
        std::puts(games::hackenbush_tree(n, edges, grounded) != 0 ? "1" : "0");
    }
}
