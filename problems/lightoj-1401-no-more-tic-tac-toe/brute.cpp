// Plays the game by its rules, every mark on every strip. For strips of up to 12 cells.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>

// True iff the player to move wins: after some mark the opponent loses.
bool wins(const std::string& strip) {
    static std::map<std::string, bool> memo;
    const auto known = memo.find(strip);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < strip.size() && !result; ++i) {
        if (strip[i] != '.') continue;
        for (const char mark : {'X', 'O'}) {
            if (i > 0 && strip[i - 1] == mark) continue;
            if (i + 1 < strip.size() && strip[i + 1] == mark) continue;
            std::string after = strip;
            after[i] = mark;
            if (!wins(after)) result = true;
        }
    }
    return memo[strip] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        std::string strip;
        std::cin >> strip;
        // Alice made the first mark, so it is her turn after two, four, ... of them.
        const auto empty = std::count(strip.begin(), strip.end(), '.');
        const bool alice_moves = (strip.size() - empty) % 2 == 0;
        const bool yes = alice_moves ? wins(strip) : !wins(strip);
        std::cout << "Case " << number << ": " << (yes ? "Yes\n" : "No\n");
    }
}
