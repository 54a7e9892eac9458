// Undirected vertex geography, normal play.
//
// A token lies on a vertex of a graph. A move brings it along an edge to a vertex where
// it has not been, the start included. The player who cannot move loses.
//
// The player to move wins iff every maximum matching covers the vertex of the token: a
// move to the mate of it, in one of them, wins. Otherwise some maximum matching leaves
// it uncovered, and the reply to each move is the mate in that one.
//
// Time:     O(n m) for n vertices and m edges, near O(n + m) on most graphs; the
//           outcomes of all vertices at once.
// Space:    O(n + m).
// Requires: vertices are 0..n-1, the start is one of them; parallel edges and loops are
//           fine and change nothing. For directed graphs without cycles see outcome.hpp.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected edge geography",
//           Theoretical Computer Science 112 (1993).
// Usage:
//   std::vector<std::pair<int, int>> path = {{0, 1}, {1, 2}};
//   std::vector<char> wins = games::geography_outcomes(3, path);       // wins[1]
//   std::vector<int> moves = games::geography_winning_moves(3, path, 1);
//   int first = moves[0];            // first == 0 && moves.size() == 2 && !wins[first]
#pragma once

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

#include "games/maximum_matching.hpp"

namespace games {

// The outcome of each vertex as the start: 1 if the player to move from it wins, else
// 0. Who may put the token down, before the opponent moves, wins by any vertex with 0.
inline std::vector<char> geography_outcomes(
    int vertex_count, const std::vector<std::pair<int, int>>& edges) {
    const MaximumMatching matching(vertex_count, edges);
    std::vector<char> wins;
    for (int v = 0; v < vertex_count; ++v) wins.push_back(matching.is_always_covered(v));
    return wins;
}

// All winning moves from `start`, where the token has been nowhere else: the vertices
// to go to, in increasing order. There is none if the player to move loses.
inline std::vector<int> geography_winning_moves(
    int vertex_count, const std::vector<std::pair<int, int>>& edges, int start) {
    assert(0 <= start && start < vertex_count);
    std::vector<char> is_next(std::size_t(vertex_count), 0);
    std::vector<std::pair<int, int>> others;
    for (const std::pair<int, int>& edge : edges) {
        const bool leaves = edge.first == start, comes = edge.second == start;
        assert(std::size_t(leaves ? edge.second : edge.first) < is_next.size());
        if (leaves) is_next[std::size_t(edge.second)] = 1;
        if (comes) is_next[std::size_t(edge.first)] = 1;
        if (!leaves && !comes) others.push_back(edge);
    }
    is_next[std::size_t(start)] = 0;
    const std::vector<char> wins = geography_outcomes(vertex_count, others);
    std::vector<int> moves;
    for (int v = 0; v < vertex_count; ++v) {
        if (is_next[std::size_t(v)] && !wins[std::size_t(v)]) moves.push_back(v);
    }
    return moves;
}

}  // namespace games
