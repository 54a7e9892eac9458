// Winning cuts in green Hackenbush on any graph, normal play.
//
// A move cuts one edge, and all that is no longer joined to the ground falls. The
// player who cannot move loses. The value of a graph is in green_hackenbush.hpp; a cut
// wins iff it makes the value 0.
//
// A part without bridges is fused to one vertex, so from the ground up each branch has
// one value to which a winning cut must bring it. The edges of a part fall into classes:
// two edges are in one iff to cut both parts it. To cut one edge makes the others of
// its class bridges, in a ring of smaller parts.
//
// Time:     O(n + m log m) for n vertices and m edges, O(n) for a tree; no recursion.
// Space:    O(n + m).
// Requires: vertices are 0..n-1, every bundle has an edge; n and 2 m < 2^31.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   "Winning Ways", ch. 7, for the values; method of this project.
// Usage:
//   std::vector<std::pair<int, int>> edges = {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {0, 4}};
//   std::vector<int> cuts = games::hackenbush_winning_cuts(5, edges, {0});
//   int cut = cuts[1];  // cuts.size() == 3 && cut == 3
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

#include "games/green_hackenbush.hpp"
#include "games/hackenbush_parts.hpp"
#include "games/hackenbush_ring.hpp"

namespace games {

// All winning cuts: the numbers of the edges in increasing order; none in a P-position.
inline std::vector<int> hackenbush_winning_cuts(
    int vertex_count, const std::vector<std::pair<int, int>>& edges,
    const std::vector<int>& grounded) {
    const HackenbushParts parts(vertex_count, edges, grounded);
    const std::vector<HackenbushVertex>& vertices = parts.vertices;
    std::vector<int> cuts;

    // What a cut in a part or above must make of the value from there up, if it is to
    // win; negative where none can.
    std::vector<int> wanted(vertices.size(), 0);
    std::vector<std::size_t> fused;  // the vertices whose entry is no bridge
    for (std::size_t v = 1; v < vertices.size(); ++v) {
        if (vertices[v].cover_count > 0) {
            fused.push_back(v);
            continue;
        }
        const std::size_t below = vertices[vertices[v].parent].part;
        const int branch =
            (vertices[v].value + 1) ^ vertices[below].value ^ wanted[below];
        if (branch == 0) cuts.push_back(vertices[v].entry);
        wanted[v] = branch - 1;
    }

    // The classes: entries that the same edges cover, each above the one before, and
    // with them the edge outside the tree that alone covers them.
    std::sort(fused.begin(), fused.end(), [&vertices](std::size_t a, std::size_t b) {
        const HackenbushVertex &u = vertices[a], &v = vertices[b];
        if (u.cover_end != v.cover_end) return u.cover_end < v.cover_end;
        return u.cover_count != v.cover_count ? u.cover_count < v.cover_count : a < b;
    });
    std::vector<char> in_class(edges.size(), 0);
    for (std::size_t i = 0, end = 0; i < fused.size(); i = end) {
        const HackenbushVertex& first = vertices[fused[i]];
        std::vector<int> ring_edges = {first.entry};
        std::vector<int> ring = {0};  // the values of the smaller parts
        for (end = i + 1; end < fused.size(); ++end) {
            const HackenbushVertex& below = vertices[fused[end - 1]];
            const HackenbushVertex& above = vertices[fused[end]];
            if (above.cover_end != below.cover_end) break;
            if (above.cover_count != below.cover_count || below.last < fused[end]) break;
            ring_edges.push_back(above.entry);
            ring.push_back(below.value ^ above.value ^ 1);
        }
        if (first.cover_count == 1) {
            ring_edges.push_back(first.cover_xor);
            ring.push_back(vertices[fused[end - 1]].value ^ 1);
            in_class[std::size_t(first.cover_xor)] = 1;
        }
        int rest = vertices[first.part].value ^ int(ring.size() % 2);
        for (const int value : ring) rest ^= value;
        ring[0] = rest;
        const std::vector<int> values = hackenbush_cut_ring(ring);
        for (std::size_t j = 0; j < values.size(); ++j) {
            if (values[j] == wanted[first.part]) cuts.push_back(ring_edges[j]);
        }
    }
    for (const HackenbushParts::Closing& closing : parts.closings) {
        const std::size_t part = vertices[closing.upper].part;
        if (in_class[std::size_t(closing.edge)]) continue;
        if ((vertices[part].value ^ 1) == wanted[part]) cuts.push_back(closing.edge);
    }
    std::sort(cuts.begin(), cuts.end());
    return cuts;
}

// The first winning cut, -1 in a P-position.
inline int hackenbush_winning_cut(int vertex_count,
                                  const std::vector<std::pair<int, int>>& edges,
                                  const std::vector<int>& grounded) {
    const std::vector<int> cuts = hackenbush_winning_cuts(vertex_count, edges, grounded);
    return cuts.empty() ? -1 : cuts[0];
}

// All bundles of which to cut one edge wins, by their numbers in increasing order.
inline std::vector<int> hackenbush_winning_bundles(
    int vertex_count, const std::vector<HackenbushBundle>& bundles,
    const std::vector<int>& grounded) {
    std::vector<std::pair<int, int>> edges;
    std::vector<int> bundle_of;
    for (std::size_t i = 0; i < bundles.size(); ++i) {
        const long long count = bundles[i].parallel_edges;
        assert(count >= 1);
        const std::size_t enough = std::size_t(std::min(count, 4 - count % 2));
        edges.insert(edges.end(), enough, {bundles[i].u, bundles[i].v});
        bundle_of.insert(bundle_of.end(), enough, int(i));
    }
    std::vector<int> cuts = hackenbush_winning_cuts(vertex_count, edges, grounded);
    for (int& cut : cuts) cut = bundle_of[std::size_t(cut)];
    cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
    return cuts;
}

}  // namespace games
