// Plays the game by its rules, every cut of every edge. The nimber is the height of the
// one single stalk with which the position is lost for the player to move. For few edges.
#include <iostream>
#include <map>
#include <utility>
#include <vector>

using Position = std::pair<std::vector<bool>, int>;  // edges that stand; the stalk

class Game {
  public:
    explicit Game(const std::vector<int>& below) : below_(below) {}

    // True iff the player to move wins: after some cut the opponent loses. Without an
    // edge to cut the player has lost.
    bool wins(const Position& position) {
        const auto known = memo_.find(position);
        if (known != memo_.end()) return known->second;
        bool result = false;
        for (int stalk = 0; stalk < position.second && !result; ++stalk) {
            result = !wins({position.first, stalk});
        }
        for (std::size_t i = 0; i < below_.size() && !result; ++i) {
            if (position.first[i])
                result = !wins({cut(position.first, i), position.second});
        }
        return memo_[position] = result;
    }

  private:
    // What stands after the cut: an edge falls with the edge below it, which comes first.
    std::vector<bool> cut(std::vector<bool> stands, std::size_t edge) const {
        stands[edge] = false;
        for (std::size_t i = edge; i < below_.size(); ++i) {
            if (below_[i] != -1 && !stands[below_[i] - 1]) stands[i] = false;
        }
        return stands;
    }

    std::vector<int> below_;
    std::map<Position, bool> memo_;
};

int main() {
    int n;
    std::cin >> n;
    std::vector<int> below(n);
    for (int& edge : below) std::cin >> edge;
    Game game(below);
    int stalk = 0;
    while (game.wins({std::vector<bool>(n, true), stalk})) ++stalk;
    std::cout << "*" << stalk << "\n";
}
