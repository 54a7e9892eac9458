// Plays the game by its rules, every move of every stone. For few stones.
#include <iostream>
#include <map>
#include <vector>

using Stones = std::vector<int>;  // how many lie on each node

class Game {
  public:
    explicit Game(const std::vector<std::vector<int>>& next) : next_(next) {}

    // True iff the player to move wins: after some move the opponent loses. Without a
    // move the player has lost.
    bool wins(const Stones& stones) {
        const auto known = memo_.find(stones);
        if (known != memo_.end()) return known->second;
        bool result = false;
        for (std::size_t node = 0; node < stones.size() && !result; ++node) {
            if (stones[node] == 0) continue;
            for (const int to : next_[node]) {
                Stones after = stones;
                --after[node];
                ++after[to];
                if (!wins(after)) result = true;
            }
        }
        return memo_[stones] = result;
    }

  private:
    std::vector<std::vector<int>> next_;
    std::map<Stones, bool> memo_;
};

int main() {
    int n, m;
    while (std::cin >> n >> m) {
        if (n == 0 && m == 0) break;
        std::vector<std::vector<int>> next(n);
        for (int i = 0; i < m; ++i) {
            int a, b;
            std::cin >> a >> b;
            next[a].push_back(b);
        }
        Stones stones(n);
        for (int& count : stones) std::cin >> count;
        std::cout << (Game(next).wins(stones) ? "First\n" : "Second\n");
    }
}
