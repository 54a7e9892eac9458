// Plays the game by its rules, every move of every position: the pieces lie in one row
// and none jumps over any other. For few pieces close together.
#include <iostream>
#include <map>
#include <utility>
#include <vector>

using Pieces = std::vector<int>;  // gray, white, gray, white, ... from left to right

// True iff the player to move wins: after some move the opponent loses. Without a move
// the player has lost.
bool wins(const Pieces& pieces, bool gray_moves) {
    static std::map<std::pair<Pieces, bool>, bool> memo;
    const auto known = memo.find({pieces, gray_moves});
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = gray_moves ? 0 : 1; i < pieces.size() && !result; i += 2) {
        Pieces after = pieces;
        const int step = gray_moves ? 1 : -1;
        const int blocked = gray_moves ? pieces[i + 1] : pieces[i - 1];
        for (after[i] += step; after[i] != blocked && !result; after[i] += step) {
            if (!wins(after, !gray_moves)) result = true;
        }
    }
    return memo[{pieces, gray_moves}] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int k;
        std::cin >> k;
        Pieces pieces(2 * k);
        for (int& piece : pieces) std::cin >> piece;
        std::cout << "Case " << number << ": "
                  << (wins(pieces, true) ? "Alice\n" : "Bob\n");
    }
}
