// Says which side wins, by playing all games on the set of cards that are left.
#include <iostream>
#include <vector>

int n, low, high;
std::vector<int> known;  // -1 unknown, else whether the player to move wins

bool wins(unsigned cards) {
    if (known[cards] != -1) return known[cards];
    bool result = false;
    for (int count = low; count <= high; ++count) {
        for (int first = 0; first + count <= n; ++first) {
            const unsigned block = ((1u << count) - 1) << first;
            if ((cards & block) == block && !wins(cards ^ block)) result = true;
        }
    }
    return known[cards] = result;
}

int main() {
    std::cin >> n >> low >> high;
    known.assign(1u << n, -1);
    std::cout << (wins((1u << n) - 1) ? "First" : "Second") << '\n';
}
