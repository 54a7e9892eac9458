// Plays the game by its rules: a position is the number of unmarked units of each
// edge, and every mark that is allowed is tried. For small trees and weights.
#include <iostream>
#include <map>
#include <vector>

struct Edge {
    int u, v;
};
using Units = std::vector<int>;

class Game {
  public:
    Game(int node_count, const std::vector<Edge>& edges)
        : node_count_(node_count), edges_(edges) {}

    // True iff the player to move wins: after some mark the opponent loses.
    bool wins(const Units& position) {
        const Units units = lose_unreachable(position);
        const auto known = memo_.find(units);
        if (known != memo_.end()) return known->second;
        bool result = false;
        for (std::size_t i = 0; i < units.size() && !result; ++i) {
            if (units[i] == 0) continue;
            Units after = units;
            --after[i];
            if (!wins(after)) result = true;
        }
        return memo_[units] = result;
    }

  private:
    // The position with no unit left on the edges that cannot be reached from node 0.
    Units lose_unreachable(const Units& units) const {
        std::vector<char> reached(node_count_, 0);
        reached[0] = 1;
        for (int round = 0; round < node_count_; ++round) {
            for (std::size_t i = 0; i < units.size(); ++i) {
                if (units[i] > 0 && (reached[edges_[i].u] || reached[edges_[i].v])) {
                    reached[edges_[i].u] = reached[edges_[i].v] = 1;
                }
            }
        }
        Units result = units;
        for (std::size_t i = 0; i < units.size(); ++i) {
            if (!reached[edges_[i].u] && !reached[edges_[i].v]) result[i] = 0;
        }
        return result;
    }

    int node_count_;
    std::vector<Edge> edges_;
    std::map<Units, bool> memo_;
};

int main() {
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int node_count;
        std::cin >> node_count;
        std::vector<Edge> edges(node_count - 1);
        Units units(node_count - 1);
        for (int i = 0; i + 1 < node_count; ++i) {
            std::cin >> edges[i].u >> edges[i].v >> units[i];
        }
        const bool first_wins = Game(node_count, edges).wins(units);
        std::cout << "Case " << number << ": " << (first_wins ? "Emily\n" : "Jolly\n");
    }
}
