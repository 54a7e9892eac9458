// Plays the game by its rules, every move of every position. For few, small piles.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using Piles = std::vector<int>;

// True iff the player to move wins: after some move the opponent loses. Without a
// move the player has lost. The order of the piles does not matter.
bool wins(Piles piles, int low, int high) {
    static std::map<Piles, bool> memo;
    std::sort(piles.begin(), piles.end());
    const auto known = memo.find(piles);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < piles.size() && !result; ++i) {
        for (int taken = low; taken <= std::min(high, piles[i]) && !result; ++taken) {
            Piles after = piles;
            after[i] -= taken;
            result = !wins(after, low, high);
        }
    }
    return memo[piles] = result;
}

int main() {
    int n, low, high;
    std::cin >> n >> low >> high;
    Piles piles(n);
    for (int& pile : piles) std::cin >> pile;
    std::cout << (wins(piles, low, high) ? "First\n" : "Second\n");
}
