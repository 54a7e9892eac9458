// The parts without bridges of a graph on the ground.
//
// All grounded vertices are one vertex, the ground. A depth-first tree grows from it;
// an edge outside the tree closes a cycle and covers the edges of the tree on it. An
// edge of the tree is a bridge iff none covers it, and two edges of the tree part the
// graph together iff the same edges cover them.
//
// Time:     O(n + m log m) for n vertices and m edges, O(n) for a tree; no recursion.
// Space:    O(n + m).
// Requires: vertices are 0..n-1; n and 2 m < 2^31.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   R. E. Tarjan, "A note on finding the bridges of a graph" (1974); method
//           of this project for the edges that part the graph together.
// Usage:
//   games::HackenbushParts parts(3, {{0, 1}, {1, 0}, {1, 2}}, {0});
//   int covers = parts.vertices[1].cover_count;  // covers == 1
//   int bridge = parts.vertices[2].entry;       // bridge == 2
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "games/hackenbush_visit.hpp"

namespace games {

struct HackenbushVertex {
    std::size_t parent;     // of the ground: itself
    int entry;              // the edge from the parent, -1 at the ground
    int value;              // in green Hackenbush, of all from here up, parts fused
    int cover_count;        // how many edges cover the entry
    int cover_xor;          // the xor of their numbers
    std::size_t cover_end;  // the last vertex to which one of them leads down
    std::size_t last;       // the last vertex of the branch from here up
    std::size_t part;       // the first vertex of its part
};

class HackenbushParts {
  public:
    using Closing = HackenbushVisit::Closing;

    std::vector<HackenbushVertex> vertices;  // as visited, the ground first
    std::vector<Closing> closings;           // the edges outside the tree

    HackenbushParts(int vertex_count, const std::vector<std::pair<int, int>>& edges,
                    const std::vector<int>& grounded) {
        const HackenbushVisit visit(vertex_count, edges, grounded);
        closings = visit.closings;
        for (std::size_t v = 0; v < visit.steps.size(); ++v) {
            const HackenbushVisit::Step& step = visit.steps[v];
            vertices.push_back({step.parent, step.entry, 0, 0, 0, 0, v, v});
        }
        for (const Closing& closing : closings) {
            HackenbushVertex& lower = vertices[closing.lower];
            HackenbushVertex& upper = vertices[closing.upper];
            upper.value ^= 1;
            ++upper.cover_count, --lower.cover_count;
            upper.cover_xor ^= closing.edge, lower.cover_xor ^= closing.edge;
        }
        for (std::size_t v = vertices.size() - 1; v > 0; --v) {
            const HackenbushVertex& vertex = vertices[v];
            HackenbushVertex& parent = vertices[vertex.parent];
            const bool bridge = vertex.cover_count == 0;
            parent.value ^= bridge ? vertex.value + 1 : vertex.value ^ 1;
            parent.cover_count += vertex.cover_count;
            parent.cover_xor ^= vertex.cover_xor;
            parent.last = std::max(parent.last, vertex.last);
        }
        for (std::size_t v = 1; v < vertices.size(); ++v) {
            HackenbushVertex& vertex = vertices[v];
            vertex.part = vertex.cover_count == 0 ? v : vertices[vertex.parent].part;
        }
        find_cover_ends();
    }

  private:
    // The closings with the greatest lower ends come first, and each edge of the tree
    // takes the first that covers it; edges that have one are jumped over.
    void find_cover_ends() {
        std::sort(closings.begin(), closings.end(),
                  [](const Closing& a, const Closing& b) { return a.lower > b.lower; });
        std::vector<std::size_t> jump(vertices.size());
        for (std::size_t v = 0; v < jump.size(); ++v) jump[v] = v;
        for (const Closing& closing : closings) {
            std::size_t v = closing.upper;
            while (true) {
                for (; jump[v] != v; v = jump[v]) jump[v] = jump[jump[v]];
                if (v <= closing.lower) break;
                vertices[v].cover_end = closing.lower;
                jump[v] = vertices[v].parent;
            }
        }
    }
};

}  // namespace games
