// Plays every move from every heap; knows only the rules.
#include <iostream>
#include <vector>

std::vector<int> known;  // -1 unknown, else whether the player to move wins

bool wins(int n) {
    if (known[n] != -1) return known[n];
    bool result = false;
    for (int take = 1; take <= n; ++take) {
        bool square = false;
        for (int root = 1; root <= take; ++root) square = square || root * root == take;
        if (square && !wins(n - take)) result = true;
    }
    return known[n] = result;
}

int main() {
    int n;
    std::cin >> n;
    known.assign(n + 1, -1);
    std::cout << (wins(n) ? "true" : "false") << '\n';
}
