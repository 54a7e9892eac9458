// Plays every game on small stairs.
#include <iostream>
#include <map>
#include <vector>

std::map<std::vector<int>, bool> known;

bool wins(const std::vector<int>& balls) {
    const auto found = known.find(balls);
    if (found != known.end()) return found->second;
    bool result = false;
    for (std::size_t stair = 1; stair < balls.size(); ++stair) {
        std::vector<int> after = balls;
        while (after[stair] > 0 && !result) {
            --after[stair];
            ++after[stair - 1];
            result = !wins(after);
        }
    }
    return known[balls] = result;
}

int main() {
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> balls(n);
        for (int& count : balls) std::cin >> count;
        std::cout << (wins(balls) ? "first" : "second") << '\n';
    }
}
