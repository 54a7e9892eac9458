// Plays the game by its rules, every move of every position. For few, small heaps.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using Heaps = std::vector<int>;

// True iff the player to move wins: after some move the opponent loses. Without a
// move the player has lost. The order of the heaps does not matter.
bool wins(Heaps heaps) {
    static std::map<Heaps, bool> memo;
    std::sort(heaps.begin(), heaps.end());
    const auto known = memo.find(heaps);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (int set = 1; set < 1 << heaps.size() && !result; ++set) {
        Heaps after = heaps;
        for (std::size_t i = 0; i < heaps.size(); ++i) after[i] -= set >> i & 1;
        const bool allowed = *std::min_element(after.begin(), after.end()) >= 0;
        result = allowed && !wins(after);
    }
    return memo[heaps] = result;
}

int main() {
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        int n;
        std::cin >> n;
        Heaps heaps(n);
        for (int& heap : heaps) std::cin >> heap;
        std::cout << (wins(heaps) ? "first\n" : "second\n");
    }
}
