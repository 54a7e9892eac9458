// Plays every game from small piles.
#include <cstdlib>
#include <iostream>
#include <vector>

int slack;
std::vector<std::vector<int>> known;

bool wins(int first, int second) {
    int& result = known[first][second];
    if (result != -1) return result;
    bool won = false;
    for (int a = 0; a <= first && !won; ++a) {
        for (int b = 0; b <= second && !won; ++b) {
            const bool one_pile = (a == 0) != (b == 0);
            const bool both = a > 0 && b > 0 && std::abs(a - b) <= slack;
            if (one_pile || both) won = !wins(first - a, second - b);
        }
    }
    return known[first][second] = won;
}

int main() {
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        int queries;
        std::cin >> slack >> queries;
        known.assign(101, std::vector<int>(101, -1));
        while (queries-- > 0) {
            int first, second;
            std::cin >> first >> second;
            std::cout << (wins(first, second) ? "WINNING" : "LOSING") << '\n';
        }
        std::cout << '\n';
    }
}
