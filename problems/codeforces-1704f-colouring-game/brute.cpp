// Plays the game by its rules, every move of every position. For few cells.
#include <iostream>
#include <map>
#include <string>
#include <utility>

// True iff the player who owns the colour `mine` and is to move wins: after some move
// the opponent loses. Without a move the player has lost. White cells are dots.
bool wins(const std::string& cells, char mine) {
    static std::map<std::pair<std::string, char>, bool> memo;
    const auto known = memo.find({cells, mine});
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i + 1 < cells.size() && !result; ++i) {
        if (cells[i] != mine && cells[i + 1] != mine) continue;
        std::string after = cells;
        after[i] = after[i + 1] = '.';
        result = !wins(after, mine == 'R' ? 'B' : 'R');
    }
    return memo[{cells, mine}] = result;
}

int main() {
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        int n;
        std::string cells;
        std::cin >> n >> cells;
        std::cout << (wins(cells, 'R') ? "Alice\n" : "Bob\n");
    }
}
