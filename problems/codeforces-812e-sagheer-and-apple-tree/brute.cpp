// Tries every swap and plays each game by its rules. For few vertices and apples.
#include <iostream>
#include <map>
#include <utility>
#include <vector>

using Apples = std::vector<int>;

class Game {
  public:
    explicit Game(std::vector<std::vector<int>> children)
        : children_(std::move(children)) {}

    // True iff the player to move wins: after some move the opponent loses. Without a
    // move the player has lost.
    bool wins(const Apples& apples) {
        const auto known = memo_.find(apples);
        if (known != memo_.end()) return known->second;
        bool result = false;
        for (std::size_t i = 0; i < apples.size() && !result; ++i) {
            for (int moved = 1; moved <= apples[i] && !result; ++moved) {
                Apples after = apples;
                after[i] -= moved;
                if (children_[i].empty()) result = !wins(after);  // they are eaten
                for (const int child : children_[i]) {
                    after[child] += moved;
                    result = result || !wins(after);
                    after[child] -= moved;
                }
            }
        }
        return memo_[apples] = result;
    }

  private:
    std::vector<std::vector<int>> children_;
    std::map<Apples, bool> memo_;
};

int main() {
    int n;
    std::cin >> n;
    Apples apples(n);
    for (int& number : apples) std::cin >> number;
    std::vector<std::vector<int>> children(n);
    for (int i = 1, parent; i < n; ++i) {
        std::cin >> parent;
        children[parent - 1].push_back(i);
    }
    Game game(children);
    int swaps = 0;
    for (int u = 0; u < n; ++u) {
        for (int v = 0; v < u; ++v) {
            std::swap(apples[u], apples[v]);
            if (!game.wins(apples)) ++swaps;
            std::swap(apples[u], apples[v]);
        }
    }
    std::cout << swaps << '\n';
}
