// Plays every game: stones left and the most that may be taken.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<std::vector<int>> known;  // -1 unknown, else whether the player to move wins

bool wins(int stones, int most) {
    most = std::min(most, stones);
    int& result = known[stones][most];
    if (result != -1) return result;
    bool won = false;
    for (int take = 1; take <= most && !won; ++take) won = !wins(stones - take, 2 * take);
    return result = won;
}

int main() {
    known.assign(1001, std::vector<int>(1001, -1));
    int stones;
    while (std::cin >> stones && stones > 0) {
        std::cout << (wins(stones, stones - 1) ? "Alicia" : "Roberto") << '\n';
    }
}
