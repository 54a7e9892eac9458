// The two pieces are a sum of games, as they may share a vertex: the first player loses
// iff vertices 1 and 2 have the same Grundy value. The subgraphs where they have it are
// counted by layers, the vertices of value 0 first: no edge joins two of these, and each
// other vertex has an edge to one of them. The answer is the rest of the 2^M subgraphs.
// Time: O(3^N N).
//
// competitive-verifier: PROBLEM https://atcoder.jp/contests/agc016/tasks/agc016_f
#include <iostream>
#include <utility>
#include <vector>

#include "games/subgraph_grundy.hpp"

int main() {
    const long long modulus = 1000000007;
    int vertex_count = 0, edge_count = 0;
    std::cin >> vertex_count >> edge_count;
    std::vector<std::pair<int, int>> edges(edge_count);
    long long subgraphs = 1;
    for (std::pair<int, int>& edge : edges) {
        std::cin >> edge.first >> edge.second;
        --edge.first;
        --edge.second;
        subgraphs = 2 * subgraphs % modulus;
    }
    const long long lost =
        games::count_subgraphs_of_equal_grundy(vertex_count, edges, {0, 1}, modulus);
    std::cout << (subgraphs - lost + modulus) % modulus << '\n';
}
