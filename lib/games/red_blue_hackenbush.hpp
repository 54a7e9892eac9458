// Red-blue Hackenbush on trees, normal play.
//
// Left cuts a blue edge, Right a red one, and all that is no longer joined to the
// ground falls. The player who cannot move loses. Branches at a vertex add up, and an
// edge changes the value of what it carries as in red_blue_stalk.hpp. Left wins above
// 0, Right below 0, and who moves first loses 0; so a cut of Left wins iff it leaves 0
// or more. In graphs with cycles the values are hard to find (NP-hard).
//
// Time:     O(n log n) for n vertices, O(n) for the value; no recursion.
// Space:    O(n).
// Requires: the edges form a tree of the vertices 0..n-1, in any order and direction,
//           the root is the ground; all values fit dyadic.hpp: at most 62 edges after
//           the first change of colour on the way up, sums below 2^63.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", ch. 1, 2 and 7.
// Usage:
//   const auto blue = games::HackenbushColour::blue, red = games::HackenbushColour::red;
//   games::RedBlueHackenbush tree(4, {{0, 1, blue}, {1, 2, red}, {0, 3, red}}, 0);
//   games::Dyadic value = tree.value();                         // value.numerator == -1
//   bool lost = tree.winning_cuts(games::Player::left).empty();  // lost
//   int edge = tree.winning_cuts(games::Player::right)[0];       // edge == 1
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

#include "games/dyadic.hpp"
#include "games/outcome_class.hpp"
#include "games/red_blue_stalk.hpp"

namespace games {

struct ColouredEdge {
    int u, v;
    HackenbushColour colour;
};

class RedBlueHackenbush {
  public:
    RedBlueHackenbush(int vertex_count, const std::vector<ColouredEdge>& edges,
                      int root) {
        assert(0 <= root && root < vertex_count);
        const std::size_t n = std::size_t(vertex_count);
        std::vector<std::vector<std::size_t>> edges_at(n);
        for (std::size_t i = 0; i < edges.size(); ++i) {
            assert(std::size_t(edges[i].u) < n && std::size_t(edges[i].v) < n);
            edges_at[std::size_t(edges[i].u)].push_back(i);
            edges_at[std::size_t(edges[i].v)].push_back(i);
        }
        assert(edges.size() + 1 == n && "edges form a tree");
        std::vector<std::size_t> vertex = {std::size_t(root)};  // of each branch
        std::vector<char> seen(n, 0);
        branches_.push_back({0, -1, HackenbushColour::blue, {0, 0}, {0, 0}});
        for (std::size_t i = 0; i < branches_.size(); ++i) {
            assert(!seen[vertex[i]] && "edges form a tree");
            seen[vertex[i]] = 1;
            for (const std::size_t e : edges_at[vertex[i]]) {
                if (int(e) == branches_[i].edge) continue;
                const std::size_t u = std::size_t(edges[e].u);
                vertex.push_back(u == vertex[i] ? std::size_t(edges[e].v) : u);
                branches_.push_back({i, int(e), edges[e].colour, {0, 0}, {0, 0}});
            }
        }
        assert(branches_.size() == n && "edges form a tree");
        for (std::size_t i = n; i-- > 1;) {
            Branch& branch = branches_[i];
            branch.with_edge = coloured_edge(branch.colour, branch.value);
            Dyadic& below = branches_[branch.parent].value;
            below = below + branch.with_edge;
        }
    }

    // The value of the whole tree.
    Dyadic value() const { return branches_[0].value; }

    // The edges that the player may cut to win, in increasing order.
    std::vector<int> winning_cuts(Player player) const {
        // Seen from the player, for whom 0 or more wins: what a cut in a branch must
        // leave of it at least. It may be that any cut will do, or none.
        enum Kind : char { at_least, any, none };
        std::vector<std::pair<Kind, Dyadic>> wanted(branches_.size());
        wanted[0] = {at_least, {0, 0}};
        std::vector<int> cuts;
        const bool left = player == Player::left;
        for (std::size_t i = 1; i < branches_.size(); ++i) {
            const Branch& branch = branches_[i];
            wanted[i] = wanted[branch.parent];
            const bool own = (branch.colour == HackenbushColour::blue) == left;
            bool wins = wanted[i].first == any;
            if (wanted[i].first == at_least) {
                const Dyadic others = branches_[branch.parent].value - branch.with_edge;
                const Dyadic need = wanted[i].second - (left ? others : -others);
                wins = need.numerator <= 0;
                if (own) {
                    wanted[i].first = wins ? any : at_least;
                    if (!wins) wanted[i].second = blue_edge_branch(need);
                } else {
                    wanted[i].first = need.numerator < 0 ? at_least : none;
                    if (need.numerator < 0) wanted[i].second = -blue_edge_branch(-need);
                }
            }
            if (own && wins) cuts.push_back(branch.edge);
        }
        std::sort(cuts.begin(), cuts.end());
        return cuts;
    }

  private:
    struct Branch {
        std::size_t parent;
        int edge;  // from the parent, -1 for the ground
        HackenbushColour colour;
        Dyadic value;      // of what stands on the upper end of the edge
        Dyadic with_edge;  // and with the edge
    };

    std::vector<Branch> branches_;  // from the ground up
};

}  // namespace games
