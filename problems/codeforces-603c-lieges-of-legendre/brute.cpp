// Plays the game by its rules, every move of every position. For few, small piles.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using Piles = std::vector<int>;

// True iff the player to move wins: after some move the opponent loses. Without a
// move the player has lost. The order of the piles does not matter.
bool wins(Piles piles, int k) {
    static std::map<Piles, bool> memo;
    piles.erase(std::remove(piles.begin(), piles.end(), 0), piles.end());
    std::sort(piles.begin(), piles.end());
    const auto known = memo.find(piles);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < piles.size() && !result; ++i) {
        Piles after = piles;
        --after[i];
        result = !wins(after, k);
        if (result || piles[i] % 2 == 1) continue;
        after.erase(after.begin() + i);
        after.insert(after.end(), k, piles[i] / 2);
        result = !wins(after, k);
    }
    return memo[piles] = result;
}

int main() {
    int n, k;
    std::cin >> n >> k;
    Piles piles(n);
    for (int& pile : piles) std::cin >> pile;
    std::cout << (wins(piles, k) ? "Kevin\n" : "Nicky\n");
}
