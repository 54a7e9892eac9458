// Plays the game by its rules, every cut of every stalk. The nimber is the height of the
// one stalk with which the position is lost for the player to move. For few, low stalks.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using Stalks = std::vector<int>;

// True iff the player to move wins: after some cut the opponent loses. Without an edge
// to cut the player has lost. The order of the stalks does not matter.
bool wins(Stalks stalks) {
    static std::map<Stalks, bool> memo;
    std::sort(stalks.begin(), stalks.end());
    const auto known = memo.find(stalks);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < stalks.size() && !result; ++i) {
        for (int cut = 1; cut <= stalks[i]; ++cut) {
            Stalks after = stalks;
            after[i] = cut - 1;  // the edge of that number falls, with all above it
            if (!wins(after)) result = true;
        }
    }
    return memo[stalks] = result;
}

int main() {
    int n;
    std::cin >> n;
    Stalks stalks(n);
    for (int& stalk : stalks) std::cin >> stalk;
    stalks.push_back(0);
    while (wins(stalks)) ++stalks.back();
    std::cout << "*" << stalks.back() << "\n";
}
