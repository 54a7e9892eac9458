// Plays the game by its rules, every move of every position. For few, small piles.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using Piles = std::vector<int>;

// True iff the player to move wins: after some move the opponent loses. Without a move,
// every pile being 1, the player has lost. The order of the piles does not matter.
bool wins(Piles piles) {
    static std::map<Piles, bool> memo;
    std::sort(piles.begin(), piles.end());
    const auto known = memo.find(piles);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < piles.size() && !result; ++i) {
        for (int taken = 1; 2 * taken <= piles[i] && !result; ++taken) {
            Piles after = piles;
            after[i] -= taken;
            if (!wins(after)) result = true;
        }
    }
    return memo[piles] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        int n;
        std::cin >> n;
        Piles piles(n);
        for (int& pile : piles) std::cin >> pile;
        std::cout << (wins(piles) ? "YES\n" : "NO\n");
    }
}
