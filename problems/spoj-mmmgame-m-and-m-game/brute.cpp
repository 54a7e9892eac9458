// Plays the game by its rules, every move of every position. For few, small piles.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using Heaps = std::vector<int>;

// True iff the player to move wins: after some move the opponent loses. Without a
// move the player has won, as the opponent took the last stone. The order of the heaps
// does not matter.
bool wins(Heaps heaps) {
    static std::map<Heaps, bool> memo;
    std::sort(heaps.begin(), heaps.end());
    const auto known = memo.find(heaps);
    if (known != memo.end()) return known->second;
    bool result = heaps.back() == 0;
    for (std::size_t i = 0; i < heaps.size() && !result; ++i) {
        for (int taken = 1; taken <= heaps[i]; ++taken) {
            Heaps after = heaps;
            after[i] -= taken;
            if (!wins(after)) result = true;
        }
    }
    return memo[heaps] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        int n;
        std::cin >> n;
        Heaps heaps(n);
        for (int& heap : heaps) std::cin >> heap;
        std::cout << (wins(heaps) ? "John\n" : "Brother\n");
    }
}
