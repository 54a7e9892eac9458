// Plays the game by its rules: a position is the set of edges still joined to vertex 1,
// and every cut is tried. For trees of few edges (one bit each).
#include <iostream>
#include <map>
#include <vector>

struct Edge {
    int u, v;
};

class Game {
  public:
    Game(int vertex_count, const std::vector<Edge>& edges)
        : vertex_count_(vertex_count), edges_(edges) {}

    // True iff the player to move wins: after some cut the opponent loses. Without an
    // edge to cut the player has lost.
    bool wins(unsigned edges) {
        const auto known = memo_.find(edges);
        if (known != memo_.end()) return known->second;
        bool result = false;
        for (std::size_t i = 0; i < edges_.size() && !result; ++i) {
            const unsigned cut = 1u << i;
            if ((edges & cut) && !wins(joined(edges & ~cut))) result = true;
        }
        return memo_[edges] = result;
    }

  private:
    // Those of the edges that are joined to vertex 1.
    unsigned joined(unsigned edges) const {
        std::vector<char> reached(vertex_count_ + 1, 0);
        reached[1] = 1;
        unsigned result = 0;
        for (int round = 0; round < vertex_count_; ++round) {
            for (std::size_t i = 0; i < edges_.size(); ++i) {
                const Edge& edge = edges_[i];
                if (!(edges >> i & 1) || !(reached[edge.u] || reached[edge.v])) continue;
                reached[edge.u] = reached[edge.v] = 1;
                result |= 1u << i;
            }
        }
        return result;
    }

    int vertex_count_;
    std::vector<Edge> edges_;
    std::map<unsigned, bool> memo_;
};

int main() {
    int n;
    std::cin >> n;
    std::vector<Edge> edges(n - 1);
    for (Edge& edge : edges) std::cin >> edge.u >> edge.v;
    std::cout << (Game(n, edges).wins((1u << (n - 1)) - 1) ? "Alice\n" : "Bob\n");
}
