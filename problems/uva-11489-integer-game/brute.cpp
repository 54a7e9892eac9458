// Plays the game by its rules, every digit that may be deleted. For up to 12 digits.
#include <iostream>
#include <map>
#include <string>

// True iff the player to move wins: after some move the opponent loses. Without a move
// the player has lost.
bool wins(const std::string& digits) {
    static std::map<std::string, bool> memo;
    const auto known = memo.find(digits);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < digits.size() && !result; ++i) {
        std::string after = digits;
        after.erase(i, 1);
        int sum = 0;
        for (const char digit : after) sum += digit - '0';
        if ((sum % 3 == 0 || after.empty()) && !wins(after)) result = true;
    }
    return memo[digits] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        std::string digits;
        std::cin >> digits;
        std::cout << "Case " << number << ": " << (wins(digits) ? "S\n" : "T\n");
    }
}
