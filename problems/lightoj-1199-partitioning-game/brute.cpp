// Plays the game by its rules: a position is all heaps on the table, and every split
// of every heap is tried. For small heaps.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using Heaps = std::vector<int>;

// True iff the player to move wins: after some split the opponent loses. Without a
// split the player has lost. The order of the heaps does not matter, and heaps of 1
// and 2, which nobody can split, are left out.
bool wins(Heaps heaps) {
    static std::map<Heaps, bool> memo;
    std::sort(heaps.begin(), heaps.end());
    heaps.erase(heaps.begin(), std::upper_bound(heaps.begin(), heaps.end(), 2));
    const auto known = memo.find(heaps);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < heaps.size() && !result; ++i) {
        for (int less = 1; 2 * less < heaps[i] && !result; ++less) {
            Heaps after = heaps;
            after[i] -= less;
            after.push_back(less);
            if (!wins(after)) result = true;
        }
    }
    return memo[heaps] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int n;
        std::cin >> n;
        Heaps heaps(n);
        for (int& heap : heaps) std::cin >> heap;
        std::cout << "Case " << number << ": " << (wins(heaps) ? "Alice\n" : "Bob\n");
    }
}
