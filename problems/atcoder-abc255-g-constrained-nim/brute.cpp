// Plays the game by its rules, every move of every position. For few, small piles.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <utility>
#include <vector>

using Piles = std::vector<int>;

std::set<std::pair<int, int>> forbidden;  // pile, what may not be taken from it

// True iff the player to move wins: after some move the opponent loses. Without a
// move the player has lost. The order of the piles does not matter.
bool wins(Piles piles) {
    static std::map<Piles, bool> memo;
    std::sort(piles.begin(), piles.end());
    const auto known = memo.find(piles);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < piles.size() && !result; ++i) {
        for (int taken = 1; taken <= piles[i] && !result; ++taken) {
            if (forbidden.count({piles[i], taken})) continue;
            Piles after = piles;
            after[i] -= taken;
            result = !wins(after);
        }
    }
    return memo[piles] = result;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    Piles piles(n);
    for (int& pile : piles) std::cin >> pile;
    for (int x, y; m > 0; --m) {
        std::cin >> x >> y;
        forbidden.insert({x, y});
    }
    std::cout << (wins(piles) ? "Takahashi\n" : "Aoki\n");
}
