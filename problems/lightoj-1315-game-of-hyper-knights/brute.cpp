// Plays the game by its rules, every move of every knight, on a board without end to the
// right and below. For few knights near the corner, or one anywhere.
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

using Knights = std::vector<std::pair<int, int>>;

const int dx[] = {1, -1, -2, -2, -1, -3};
const int dy[] = {-2, -2, -1, 1, -3, -1};

// True iff the player to move wins: after some move the opponent loses. Without a move
// the player has lost. The order of the knights does not matter.
bool wins(Knights knights) {
    static std::map<Knights, bool> memo;
    std::sort(knights.begin(), knights.end());
    const auto known = memo.find(knights);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < knights.size() && !result; ++i) {
        for (int move = 0; move < 6 && !result; ++move) {
            Knights after = knights;
            after[i].first += dx[move];
            after[i].second += dy[move];
            if (after[i].first < 0 || after[i].second < 0) continue;
            if (!wins(after)) result = true;
        }
    }
    return memo[knights] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int n;
        std::cin >> n;
        Knights knights(n);
        for (auto& knight : knights) std::cin >> knight.first >> knight.second;
        std::cout << "Case " << number << ": " << (wins(knights) ? "Alice\n" : "Bob\n");
    }
}
