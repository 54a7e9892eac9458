// Plays the game by its rules, every move of every position. For few, small piles.
#include <iostream>
#include <map>
#include <set>
#include <vector>

struct Pile {
    int stones;
    std::set<int> taken;  // the amounts taken from it so far
    bool operator<(const Pile& other) const {
        return stones != other.stones ? stones < other.stones : taken < other.taken;
    }
};

// True iff the player to move wins: after some move the opponent loses. Without a
// move the player has lost.
bool wins(const std::vector<Pile>& piles) {
    static std::map<std::vector<Pile>, bool> memo;
    const auto known = memo.find(piles);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < piles.size() && !result; ++i) {
        for (int amount = 1; amount <= piles[i].stones && !result; ++amount) {
            if (piles[i].taken.count(amount)) continue;
            std::vector<Pile> after = piles;
            after[i].stones -= amount;
            after[i].taken.insert(amount);
            result = !wins(after);
        }
    }
    return memo[piles] = result;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<Pile> piles(n);
    for (Pile& pile : piles) std::cin >> pile.stones;
    std::cout << (wins(piles) ? "NO\n" : "YES\n");  // YES if the second player wins
}
