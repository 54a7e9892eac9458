// Plays every game.
#include <iostream>
#include <map>
#include <utility>

std::map<std::pair<int, int>, bool> known;

bool wins(int a, int b) {
    if (a < b) std::swap(a, b);
    if (b == 0) return false;  // the opponent has made a zero
    const auto found = known.find({a, b});
    if (found != known.end()) return found->second;
    bool result = false;
    for (int left = a - b; left >= 0; left -= b) {
        if (!wins(left, b)) result = true;
    }
    return known[{a, b}] = result;
}

int main() {
    int a, b;
    while (std::cin >> a >> b && (a != 0 || b != 0)) {
        std::cout << (wins(a, b) ? "Stan wins" : "Ollie wins") << '\n';
    }
}
