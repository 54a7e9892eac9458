// Green Hackenbush on any graph, normal play.
//
// A move cuts one edge, and all that is no longer joined to the ground falls. The
// player who cannot move loses. Stalks and trees are in hackenbush_tree.hpp.
//
// Fusion principle: the vertices of a cycle may be fused into one; each edge of
// it becomes a loop, which is worth 1. So a bridge that carries a branch of value
// g is worth g + 1 (colon principle), and every other edge is a xor with 1. The
// ground is one vertex, and what is not joined to it is worth nothing.
//
// Time:     O(n + m) for n vertices and m edges or bundles; no recursion.
// Space:    O(n + m).
// Requires: vertices are 0..n-1, every bundle has an edge; n and 2 m < 2^31.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   "Winning Ways", ch. 7; bridges: R. E. Tarjan, Inf. Process. Lett. 2 (1974).
// Usage:
//   int graph = games::hackenbush_graph(2, {{0, 1}, {0, 1}}, {0});  // graph == 0
//   int bundles = games::hackenbush_bundles(2, {{0, 1, 7}}, {0});   // bundles == 1
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

#include "games/hackenbush_tree.hpp"

namespace games {

// The value of any graph; parallel edges and edges from a vertex to itself are fine.
inline int hackenbush_graph(int vertex_count,
                            const std::vector<std::pair<int, int>>& edges,
                            const std::vector<int>& grounded) {
    struct Vertex {
        unsigned next = 0, end = 0;  // its half edges not yet followed
        unsigned entry = 0;          // the edge by which it was reached
        int order = 0;               // of the visit; 0 before it, 1 on the ground
        int low = 0;                 // least order joined to its branch but by its entry
        int value = 0;
    };
    struct HalfEdge {
        unsigned to, edge;
    };
    assert(vertex_count >= 0);
    const std::size_t n = std::size_t(vertex_count);
    std::vector<Vertex> vertices(n);
    for (const int vertex : grounded) {
        assert(std::size_t(vertex) < n);
        vertices[std::size_t(vertex)].order = 1;
    }

    // The half edges of a vertex lie side by side; a loop is worth 1 and has none.
    for (const std::pair<int, int>& edge : edges) {
        assert(std::size_t(edge.first) < n && std::size_t(edge.second) < n);
        ++vertices[std::size_t(edge.first)].end;
        ++vertices[std::size_t(edge.second)].end;
    }
    unsigned half_edge_count = 0;
    for (Vertex& vertex : vertices) {
        vertex.next = half_edge_count;
        half_edge_count += vertex.end;
        vertex.end = vertex.next;
    }
    std::vector<HalfEdge> half_edges(half_edge_count);
    for (unsigned i = 0; i < edges.size(); ++i) {
        Vertex& u = vertices[std::size_t(edges[i].first)];
        Vertex& v = vertices[std::size_t(edges[i].second)];
        if (&u == &v || (u.order == 1 && v.order == 1)) {
            u.value ^= 1;
        } else {
            half_edges[u.end++] = {unsigned(edges[i].second), i};
            half_edges[v.end++] = {unsigned(edges[i].first), i};
        }
    }

    // Depth first: an edge to a lower order closes a cycle; a bridge is in none.
    int visits = 1;
    std::vector<unsigned> path;
    for (const int start : grounded) {
        path.push_back(unsigned(start));
        while (!path.empty()) {
            Vertex& vertex = vertices[path.back()];
            if (vertex.next != vertex.end) {
                const HalfEdge half = half_edges[vertex.next++];
                Vertex& to = vertices[half.to];
                if (to.order == 0) {
                    to.entry = half.edge;
                    to.order = to.low = ++visits;
                    path.push_back(half.to);
                } else if (to.order < vertex.order && half.edge != vertex.entry) {
                    vertex.low = std::min(vertex.low, to.order);
                    vertex.value ^= 1;
                }
                continue;
            }
            path.pop_back();
            if (path.empty()) break;
            Vertex& parent = vertices[path.back()];
            const bool bridge = vertex.low == vertex.order;
            parent.value ^= bridge ? vertex.value + 1 : vertex.value ^ 1;
            parent.low = std::min(parent.low, vertex.low);
        }
    }
    int sum = 0;
    for (const Vertex& vertex : vertices) sum ^= vertex.order == 1 ? vertex.value : 0;
    return sum;
}

// In Game of CS the "length" of an edge; not a stalk, whose edges are in series.
struct HackenbushBundle {
    int u, v;
    long long parallel_edges;
};

// The value of a graph of bundles: two or more edges are cycles, so parity decides.
inline int hackenbush_bundles(int vertex_count,
                              const std::vector<HackenbushBundle>& bundles,
                              const std::vector<int>& grounded) {
    std::vector<std::pair<int, int>> edges;
    for (const HackenbushBundle& bundle : bundles) {
        const long long count = bundle.parallel_edges;
        assert(count >= 1);
        const std::size_t enough = std::size_t(std::min(count, 2 + count % 2));
        edges.insert(edges.end(), enough, {bundle.u, bundle.v});
    }
    return hackenbush_graph(vertex_count, edges, grounded);
}

}  // namespace games
