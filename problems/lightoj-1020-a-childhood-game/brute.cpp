// Plays the game by its rules: 1 or 2 marbles a move; the last marble loses when Alice
// starts and wins when Bob starts. For few marbles.
#include <iostream>
#include <map>
#include <string>
#include <utility>

// True iff the player to move wins: a move takes the last marble where that wins, or
// after it the opponent loses.
bool wins(int marbles, bool last_wins) {
    static std::map<std::pair<int, bool>, bool> memo;
    const auto known = memo.find({marbles, last_wins});
    if (known != memo.end()) return known->second;
    bool result = false;
    for (int taken = 1; taken <= 2 && taken <= marbles; ++taken) {
        if (taken == marbles ? last_wins : !wins(marbles - taken, last_wins))
            result = true;
    }
    return memo[{marbles, last_wins}] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int marbles;
        std::string starter;
        std::cin >> marbles >> starter;
        const std::string other = starter == "Alice" ? "Bob" : "Alice";
        const bool starter_wins = wins(marbles, starter == "Bob");
        std::cout << "Case " << number << ": " << (starter_wins ? starter : other)
                  << "\n";
    }
}
