// Plays the game by its rules, every move of every position. For few, small heaps.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using Heaps = std::vector<int>;

// True iff the player to move wins: after some move the opponent loses. Without a move
// the player has lost. The order of the heaps does not matter.
bool wins(Heaps heaps, const std::vector<int>& moves, std::map<Heaps, bool>& memo) {
    std::sort(heaps.begin(), heaps.end());
    const auto known = memo.find(heaps);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < heaps.size() && !result; ++i) {
        for (const int move : moves) {
            if (move > heaps[i]) continue;
            Heaps after = heaps;
            after[i] -= move;
            if (!wins(after, moves, memo)) result = true;
        }
    }
    return memo[heaps] = result;
}

int main() {
    int k;
    while (std::cin >> k && k != 0) {
        std::vector<int> moves(k);
        for (int& move : moves) std::cin >> move;
        std::map<Heaps, bool> memo;
        int m;
        std::cin >> m;
        for (int position = 0; position < m; ++position) {
            int l;
            std::cin >> l;
            Heaps heaps(l);
            for (int& heap : heaps) std::cin >> heap;
            std::cout << (wins(heaps, moves, memo) ? "W" : "L");
        }
        std::cout << "\n";
    }
}
