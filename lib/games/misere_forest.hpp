// Green Hackenbush on a forest, misere play.
//
// Each tree stands on the ground by its root. A move cuts one edge, and all that is no
// longer joined to a root falls. The player who cannot move wins.
//
// The branches, each an edge at a root with all above it, are the components of a sum to
// which misere Nim's rule applies (misere_sum.hpp): a branch is worth what it carries
// plus 1, so never 0. The rule is wrong for whole trees: two chains of 2 edges at one
// root have value 0 and are lost for the player to move, who wins when nothing is left.
//
// Time:     O(n) for n vertices, O(n log n) if there are many winning cuts; no recursion.
// Space:    O(n).
// Requires: vertices are 0..n-1; the edges form trees, in any order and direction, and
//           each tree has one root, listed once.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   "Winning Ways", ch. 7 and 13; the choice of components is of this project.
// Usage:
//   std::vector<std::pair<int, int>> edges = {{0, 1}, {1, 2}, {0, 3}, {3, 4}};
//   bool wins = games::misere_forest_is_n_position(5, edges, {0});  // !wins
//   edges.pop_back();
//   int cut = games::misere_forest_winning_cuts(5, edges, {0, 4})[0];  // cut == 0
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

#include "games/misere_sum.hpp"

namespace games {

// A vertex that is no root, with the edge on which it stands.
struct MisereForestVertex {
    int vertex, edge, below;  // `below` is the vertex at the other end
    long long branch;         // the value of the edge and all above it
    bool at_root;             // whether `below` is a root
};

// The vertices of a forest but its roots, each after those that it carries.
inline std::vector<MisereForestVertex> misere_forest_vertices(
    int vertex_count, const std::vector<std::pair<int, int>>& edges,
    const std::vector<int>& roots) {
    struct Vertex {
        bool is_root = false;
        int degree = 0;
        std::size_t edges = 0;  // the xor of the numbers of those it has left
        long long value = 0;    // of the branches taken off here
    };
    assert(vertex_count >= 0);
    std::vector<Vertex> vertices(static_cast<std::size_t>(vertex_count));
    for (const int root : roots) {
        assert(root >= 0 && root < vertex_count);
        assert(!vertices[std::size_t(root)].is_root && "each root is listed once");
        vertices[std::size_t(root)].is_root = true;
    }
    for (std::size_t i = 0; i < edges.size(); ++i) {
        for (const int end : {edges[i].first, edges[i].second}) {
            assert(end >= 0 && end < vertex_count);
            ++vertices[std::size_t(end)].degree;
            vertices[std::size_t(end)].edges ^= i;
        }
    }
    std::vector<MisereForestVertex> result;
    for (int start = 0; start < vertex_count; ++start) {
        int leaf = start;
        while (true) {
            Vertex& vertex = vertices[std::size_t(leaf)];
            if (vertex.degree != 1 || vertex.is_root) break;
            const std::pair<int, int>& ends = edges[vertex.edges];
            const int below = ends.first == leaf ? ends.second : ends.first;
            Vertex& to = vertices[std::size_t(below)];
            const long long branch = vertex.value + 1;
            result.push_back({leaf, int(vertex.edges), below, branch, to.is_root});
            vertex.degree = 0;
            --to.degree;
            to.edges ^= vertex.edges;
            to.value ^= branch;
            leaf = below;
        }
    }
    assert(result.size() == edges.size() &&
           edges.size() + roots.size() == vertices.size() &&
           "the edges form trees with one root each");
    return result;
}

// All winning cuts: the numbers of the edges in increasing order. There is none in a
// P-position, nor when no edge is left to cut.
inline std::vector<int> misere_forest_winning_cuts(
    int vertex_count, const std::vector<std::pair<int, int>>& edges,
    const std::vector<int>& roots) {
    const std::vector<MisereForestVertex> forest =
        misere_forest_vertices(vertex_count, edges, roots);
    std::vector<long long> values;
    for (const MisereForestVertex& v : forest) {
        if (v.at_root) values.push_back(v.branch);
    }
    std::vector<long long> targets = misere_sum_targets(values);
    // From the ground up: a winning cut changes what a vertex carries by this xor.
    std::vector<long long> change(std::size_t(vertex_count), 0);
    std::vector<int> cuts;
    for (auto v = forest.rbegin(); v != forest.rend(); ++v) {
        long long leave = v->branch ^ change[std::size_t(v->below)];
        if (v->at_root) {
            leave = targets.back();
            targets.pop_back();
        }
        if (leave == 0) cuts.push_back(v->edge);
        change[std::size_t(v->vertex)] = (leave - 1) ^ (v->branch - 1);
    }
    std::sort(cuts.begin(), cuts.end());
    return cuts;
}

// True iff the player to move wins; so it is with no edges at all.
inline bool misere_forest_is_n_position(int vertex_count,
                                        const std::vector<std::pair<int, int>>& edges,
                                        const std::vector<int>& roots) {
    return !misere_forest_winning_cuts(vertex_count, edges, roots).empty() ||
           edges.empty();
}

}  // namespace games
