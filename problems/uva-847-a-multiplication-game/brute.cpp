// Plays the game by its rules: a move multiplies p by 2 to 9, and who reaches n wins.
#include <iostream>
#include <map>

// True iff the player to move at p wins.
bool wins(long long p, long long n, std::map<long long, bool>& memo) {
    const auto known = memo.find(p);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (int factor = 2; factor <= 9 && !result; ++factor) {
        result = p * factor >= n || !wins(p * factor, n, memo);
    }
    return memo[p] = result;
}

int main() {
    long long n;
    while (std::cin >> n) {
        std::map<long long, bool> memo;
        std::cout << (wins(1, n, memo) ? "Stan wins.\n" : "Ollie wins.\n");
    }
}
