// Green Hackenbush on stalks and trees, normal play.
//
// A move cuts one edge, and all that is no longer joined to the ground falls.
// The player who cannot move loses.
//
// Colon principle: the branches at a vertex are worth the xor of their values,
// and an edge that carries a branch of value g makes it worth g + 1. So a stalk,
// h edges in series, is a Nim heap of h. A tree stands on the ground by its root, or
// by several vertices; the paths between these are cycles then (fusion principle).
//
// Time:     O(n) for n stalks or vertices; no recursion.
// Space:    O(n).
// Requires: every height >= 0; the edges form a tree of the vertices 0..n-1, in
//           any order and direction; the root, or each grounded one, is one of them.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", ch. 7.
// Usage:
//   long long stalks = games::hackenbush_stalks({3, 5});                // stalks == 6
//   int tree = games::hackenbush_tree(4, {{1, 0}, {1, 2}, {3, 0}}, 0);  // tree == 3
//   tree = games::hackenbush_tree(3, {{0, 1}, {1, 2}}, {0, 2});         // tree == 0
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

// The value of a tree of which some vertices are on the ground. Leaves that are not are
// taken off one by one, and the only neighbour that a leaf has left is its parent. What
// is left are the paths between grounded vertices: cycles, whose edges are worth 1 each.
inline int hackenbush_tree(int vertex_count,
                           const std::vector<std::pair<int, int>>& edges,
                           const std::vector<int>& grounded) {
    assert(vertex_count >= 0);
    struct Vertex {
        bool on_ground = false;
        int degree = 0;
        unsigned neighbours = 0;  // the xor of them
        int value = 0;            // of the branches taken off here
    };
    const std::size_t n = std::size_t(vertex_count);
    std::vector<Vertex> vertices(n);
    for (const int vertex : grounded) {
        assert(std::size_t(vertex) < n);
        vertices[std::size_t(vertex)].on_ground = true;
    }
    for (const std::pair<int, int>& edge : edges) {
        const std::size_t u = std::size_t(edge.first), v = std::size_t(edge.second);
        assert(u < n && v < n);
        ++vertices[u].degree;
        ++vertices[v].degree;
        vertices[u].neighbours ^= unsigned(v);
        vertices[v].neighbours ^= unsigned(u);
    }
    std::size_t taken = 0;
    const auto take_leaves = [&](bool grounded_too) {
        for (std::size_t start = 0; start < n; ++start) {
            std::size_t leaf = start;
            while (vertices[leaf].degree == 1 &&
                   (grounded_too || !vertices[leaf].on_ground)) {
                const std::size_t below = vertices[leaf].neighbours;
                vertices[below].value ^= vertices[leaf].value + 1;
                vertices[below].neighbours ^= unsigned(leaf);
                --vertices[below].degree;
                vertices[leaf].degree = 0;
                leaf = below;
                ++taken;
            }
        }
    };
    take_leaves(false);
    int sum = int((edges.size() - taken) % 2);
    for (const Vertex& vertex : vertices) {
        if (vertex.on_ground || vertex.degree > 0) sum ^= vertex.value;
    }
    take_leaves(true);
    assert(taken == edges.size() && taken + 1 == n && "edges form a tree");
    return sum;
}

// The value of a tree whose root alone is on the ground.
inline int hackenbush_tree(int vertex_count,
                           const std::vector<std::pair<int, int>>& edges, int root) {
    return hackenbush_tree(vertex_count, edges, std::vector<int>{root});
}

}  // namespace games
