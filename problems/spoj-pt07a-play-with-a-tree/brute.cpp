// Plays the game by its rules: a position is the set of edges that stand, and every cut
// is tried. For small trees.
#include <cstddef>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

using Edges = std::vector<bool>;  // for each edge, true iff it stands

class Game {
  public:
    Game(const std::vector<bool>& grounded, const std::vector<std::pair<int, int>>& ends)
        : grounded_(grounded), ends_(ends) {}

    // True iff the player to move wins: after some cut the opponent loses. Without an
    // edge the player has lost.
    bool wins(const Edges& position) {
        const Edges edges = lose_unjoined(position);
        const auto known = memo_.find(edges);
        if (known != memo_.end()) return known->second;
        bool result = false;
        for (std::size_t i = 0; i < edges.size() && !result; ++i) {
            if (!edges[i]) continue;
            Edges after = edges;
            after[i] = false;
            if (!wins(after)) result = true;
        }
        return memo_[edges] = result;
    }

  private:
    // The position without the edges that are joined to no ground node.
    Edges lose_unjoined(const Edges& edges) const {
        std::vector<bool> joined = grounded_;
        for (std::size_t round = 0; round < joined.size(); ++round) {
            for (std::size_t i = 0; i < edges.size(); ++i) {
                const auto [u, v] = ends_[i];
                if (edges[i] && (joined[u] || joined[v])) joined[u] = joined[v] = true;
            }
        }
        Edges result = edges;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (!joined[ends_[i].first]) result[i] = false;
        }
        return result;
    }

    std::vector<bool> grounded_;
    std::vector<std::pair<int, int>> ends_;
    std::map<Edges, bool> memo_;
};

int main() {
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        int n;
        std::cin >> n;
        std::vector<bool> grounded(n);
        for (int i = 0; i < n; ++i) {
            int flag;
            std::cin >> flag;
            grounded[i] = flag == 1;
        }
        std::vector<std::pair<int, int>> ends(n - 1);
        for (auto& [u, v] : ends) {
            std::cin >> u >> v;
            --u;
            --v;
        }
        std::cout << (Game(grounded, ends).wins(Edges(n - 1, true)) ? "1\n" : "0\n");
    }
}
