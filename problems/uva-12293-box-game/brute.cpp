// Plays the game by its rules, every way to share out the balls. For up to 300 balls.
#include <iostream>
#include <map>
#include <utility>

// True iff the player to move wins with `more` balls in a box and `fewer` in the other:
// after some move the opponent loses. A single ball cannot be shared out.
bool wins(int more, int fewer) {
    static std::map<std::pair<int, int>, bool> memo;
    const auto known = memo.find({more, fewer});
    if (known != memo.end()) return known->second;
    bool result = false;
    for (int part = 1; 2 * part <= more && !result; ++part) {
        if (!wins(more - part, part)) result = true;
    }
    return memo[{more, fewer}] = result;
}

int main() {
    int n;
    while (std::cin >> n && n != 0) std::cout << (wins(n, 1) ? "Alice\n" : "Bob\n");
}
