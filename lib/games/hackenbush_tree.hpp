// Green Hackenbush on stalks and trees, normal play.
//
// A move cuts one edge, and all that is no longer joined to the ground falls.
// The player who cannot move loses.
//
// Colon principle: the branches at a vertex are worth the xor of their values,
// and an edge that carries a branch of value g makes it worth g + 1. So a stalk,
// h edges in series, is a Nim heap of h; a tree stands on the ground by its root.
//
// Time:     O(n) for n stalks or vertices; no recursion.
// Space:    O(n).
// Requires: every height >= 0; the edges form a tree of the vertices 0..n-1, in
//           any order and direction, and the root is one of them.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", ch. 7.
// Usage:
//   long long stalks = games::hackenbush_stalks({3, 5});                // stalks == 6
//   int tree = games::hackenbush_tree(4, {{1, 0}, {1, 2}, {3, 0}}, 0);  // tree == 3
#pragma once

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

#include "games/nim.hpp"

namespace games {

// The value of stalks of the given heights, each on the ground.
inline long long hackenbush_stalks(const std::vector<long long>& heights) {
    return nim_sum(heights);
}

// The value of a tree whose root is the ground: leaves are taken off one by one,
// and the only neighbour that a leaf has left is its parent.
inline int hackenbush_tree(int vertex_count,
                           const std::vector<std::pair<int, int>>& edges, int root) {
    assert(0 <= root && root < vertex_count);
    const std::size_t n = std::size_t(vertex_count);
    std::vector<int> value(n, 0);
    std::vector<int> degree(n, 0);
    std::vector<std::size_t> neighbours(n, 0);  // the xor of them
    for (const std::pair<int, int>& edge : edges) {
        const std::size_t u = std::size_t(edge.first);
        const std::size_t v = std::size_t(edge.second);
        assert(u < n && v < n);
        ++degree[u];
        ++degree[v];
        neighbours[u] ^= v;
        neighbours[v] ^= u;
    }
    std::size_t taken = 0;
    for (std::size_t start = 0; start < n; ++start) {
        std::size_t leaf = start;
        while (degree[leaf] == 1 && leaf != std::size_t(root)) {
            const std::size_t parent = neighbours[leaf];
            value[parent] ^= value[leaf] + 1;
            neighbours[parent] ^= leaf;
            --degree[parent];
            degree[leaf] = 0;
            leaf = parent;
            ++taken;
        }
    }
    assert(taken == edges.size() && taken + 1 == n && "edges form a tree");
    return value[std::size_t(root)];
}

}  // namespace games
