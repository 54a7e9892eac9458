// Plays the game by its rules, every move of every position. For few piles of which at
// most one is large.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using Piles = std::vector<long long>;

// True iff the player to move wins: after some move the opponent loses. Without a
// move the player has lost. The order of the piles does not matter.
bool wins(Piles piles) {
    static std::map<Piles, bool> memo;
    std::sort(piles.begin(), piles.end());
    const auto known = memo.find(piles);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < piles.size() && !result; ++i) {
        const long long pile = piles[i];
        Piles after = piles;
        for (long long left = 0; left < pile && left * left <= pile && !result; ++left) {
            if (left * left * left * left < pile) continue;
            after[i] = left;
            result = !wins(after);
        }
    }
    return memo[piles] = result;
}

int main() {
    int n;
    std::cin >> n;
    Piles piles(n);
    for (long long& pile : piles) std::cin >> pile;
    std::cout << (wins(piles) ? "Furlo\n" : "Rublo\n");
}
