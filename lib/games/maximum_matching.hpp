// Maximum matching in any graph.
//
// A matching is a set of edges no two of which meet. A tree of alternating paths grows
// from each uncovered vertex; a cycle of odd length, a blossom, is shrunk to a vertex.
// Some maximum matching leaves a vertex uncovered iff at the end it lies at even
// distance in a tree or in a blossom (theorem of Gallai and Edmonds).
//
// Time:     O(n m) for n vertices and m edges, to construct.
// Space:    O(n + m).
// Requires: vertices are 0..n-1; parallel edges and loops are fine.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   J. Edmonds, "Paths, trees, and flowers", Canadian J. Math. 17 (1965).
// Usage:
//   games::MaximumMatching matching(3, {{0, 1}, {1, 2}});  // matching.size() == 1
//   bool always = matching.is_always_covered(1);           // always
#pragma once

#include <cassert>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace games {

class MaximumMatching {
  public:
    MaximumMatching(int vertex_count, const std::vector<std::pair<int, int>>& edges) {
        const std::size_t n = none_ = stamp_ = std::size_t(vertex_count);
        assert(vertex_count >= 0);
        mate_ = link_ = seen_ = base_ = std::vector<std::size_t>(n, none_);
        state_.assign(n, unseen);
        neighbours_.resize(n);
        for (const std::pair<int, int>& edge : edges) {
            const std::size_t u = std::size_t(edge.first), v = std::size_t(edge.second);
            assert(u < n && v < n && "edges join vertices 0..n-1");
            neighbours_[u].push_back(v), neighbours_[v].push_back(u);
            if (u != v && mate_[u] == none_ && mate_[v] == none_) match(u, v), ++size_;
        }
        std::iota(base_.begin(), base_.end(), std::size_t(0));
        for (std::size_t v = 0; v < n; ++v) grow(v);
    }

    // The vertex that the matching joins with v, -1 if it leaves v uncovered.
    int mate(int v) const {
        assert(std::size_t(v) < none_);
        return mate_[std::size_t(v)] == none_ ? -1 : int(mate_[std::size_t(v)]);
    }

    int size() const { return size_; }  // how many edges the matching has

    // True iff every maximum matching covers v.
    bool is_always_covered(int v) const {
        assert(std::size_t(v) < none_);
        return state_[std::size_t(v)] != even;
    }

  private:
    enum State : char { unseen, even, odd };

    void match(std::size_t u, std::size_t v) { mate_[mate_[u] = v] = u; }
    void forget(std::size_t v) { state_[v] = unseen, base_[v] = v; }
    void add_even(std::size_t v) { state_[v] = even, queue_.push_back(v); }

    // The vertex to which the blossom of v is shrunk.
    std::size_t find(std::size_t v) {
        for (; base_[v] != v; v = base_[v]) base_[v] = base_[base_[v]];
        return v;
    }

    // The first vertex that the paths from u and v to the root, by turns, both meet.
    std::size_t meeting(std::size_t u, std::size_t v) {
        for (++stamp_;; std::swap(u, v)) {
            if (u == none_) continue;
            u = find(u);
            if (seen_[u] == stamp_) return u;
            seen_[u] = stamp_;
            u = mate_[u] == none_ ? none_ : link_[mate_[u]];
        }
    }

    // Shrinks the side of a blossom from u to `top`; the edge u v closes it.
    void shrink(std::size_t u, std::size_t v, std::size_t top) {
        while (find(u) != top) {
            link_[u] = v;
            v = mate_[u];
            if (state_[v] == odd) add_even(v);
            for (const std::size_t w : {u, v}) base_[w] = base_[w] == w ? top : base_[w];
            u = link_[v];
        }
    }

    // Grows the tree of a vertex not covered until it meets another one to match. If it
    // meets none, the tree stays, and no later tree will gain by entering it.
    void grow(std::size_t root) {
        if (mate_[root] != none_) return;
        queue_.clear();
        add_even(root);
        for (std::size_t i = 0; i < queue_.size(); ++i) {
            const std::size_t u = queue_[i];
            for (std::size_t v : neighbours_[u]) {
                if (state_[v] == even && find(u) != find(v)) {
                    const std::size_t top = meeting(u, v);
                    shrink(u, v, top);
                    shrink(v, u, top);
                }
                if (state_[v] != unseen) continue;
                link_[v] = u;
                if (mate_[v] != none_) {
                    state_[v] = odd;
                    add_even(mate_[v]);
                    continue;
                }
                ++size_;
                for (std::size_t next = v; (v = next) != none_; match(v, link_[v]))
                    next = mate_[link_[v]];
                for (const std::size_t w : queue_) forget(w), forget(mate_[w]);
                return;
            }
        }
    }

    int size_ = 0;
    std::size_t none_, stamp_;
    std::vector<std::size_t> mate_, link_, seen_, base_, queue_;
    std::vector<State> state_;
    std::vector<std::vector<std::size_t>> neighbours_;
};

}  // namespace games
