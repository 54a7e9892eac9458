// Depth-first visit of a graph that stands on the ground.
//
// All grounded vertices are one vertex, the ground, and a tree grows from it. Every
// other edge of what stands closes a cycle: it joins a vertex to one below it in the
// tree, or to itself.
//
// Time:     O(n + m) for n vertices and m edges; no recursion.
// Space:    O(n + m).
// Requires: vertices are 0..n-1; n and 2 m < 2^31.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   R. E. Tarjan, "Depth-first search and linear graph algorithms" (1972).
// Usage:
//   games::HackenbushVisit visit(3, {{0, 1}, {1, 0}, {1, 2}}, {0});
//   int bridge = visit.steps[2].entry;    // bridge == 2 && visit.steps[2].parent == 1
//   int closing = visit.closings[0].edge;  // closing == 1
#pragma once

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace games {

class HackenbushVisit {
  public:
    // How a vertex was reached. Steps are numbered as they are made, the ground first,
    // and these numbers name the vertices.
    struct Step {
        std::size_t parent;  // of the ground: itself
        int entry;           // the edge from the parent, -1 at the ground
    };

    // An edge outside the tree; it may lead from a vertex to itself.
    struct Closing {
        int edge;
        std::size_t lower, upper;  // the lower end is nearer to the ground
    };

    std::vector<Step> steps;
    std::vector<Closing> closings;

    HackenbushVisit(int vertex_count, const std::vector<std::pair<int, int>>& edges,
                    const std::vector<int>& grounded) {
        assert(vertex_count >= 0);
        const std::size_t n = std::size_t(vertex_count);
        std::vector<std::size_t> name(n);  // the grounded are one, the last
        for (std::size_t v = 0; v < n; ++v) name[v] = v;
        for (const int vertex : grounded) {
            assert(std::size_t(vertex) < n);
            name[std::size_t(vertex)] = n;
        }

        // The half edges of vertex v lie side by side from next[v] to end[v].
        struct HalfEdge {
            std::size_t to;
            int edge;
        };
        std::vector<std::size_t> end(n + 2, 0);
        for (const std::pair<int, int>& edge : edges) {
            assert(std::size_t(edge.first) < n && std::size_t(edge.second) < n);
            ++end[name[std::size_t(edge.first)] + 1];
            ++end[name[std::size_t(edge.second)] + 1];
        }
        for (std::size_t v = 0; v <= n; ++v) end[v + 1] += end[v];
        std::vector<std::size_t> next(end.begin(), end.end() - 1);
        std::vector<HalfEdge> halves(end.back());
        end.assign(next.begin(), next.end());
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const std::size_t u = name[std::size_t(edges[i].first)];
            const std::size_t v = name[std::size_t(edges[i].second)];
            halves[end[u]++] = {v, int(i)};
            if (u != v) halves[end[v]++] = {u, int(i)};
        }

        const std::size_t unseen = n + 1;
        std::vector<std::size_t> number(n + 1, unseen), path = {n};
        number[n] = 0;
        steps.push_back({0, -1});
        while (!path.empty()) {
            const std::size_t v = path.back();
            if (next[v] == end[v]) {
                path.pop_back();
                continue;
            }
            const HalfEdge half = halves[next[v]++];
            const std::size_t here = number[v];
            if (number[half.to] == unseen) {
                number[half.to] = steps.size();
                steps.push_back({here, half.edge});
                path.push_back(half.to);
            } else if (number[half.to] <= here && half.edge != steps[here].entry) {
                closings.push_back({half.edge, number[half.to], here});
            }
        }
    }
};

}  // namespace games
