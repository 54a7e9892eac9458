// After the first move the digit sum is divisible by 3, so from then on only digits 3, 6
// and 9 can go: the rest is a heap of them of which a move takes one. The first move must
// take a digit that is equal to the digit sum mod 3. If that is 0, it is such a move as
// well; if not, any digit of that kind will do, and without one S has lost. A single
// digit always is of that kind. Time: O(n) for n digits.
#include <iostream>
#include <string>
#include <vector>

#include "games/outcome.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        std::string digits;
        std::cin >> digits;
        std::vector<int> count(3, 0);  // of the digits by their remainder mod 3
        int sum = 0;
        for (const char digit : digits) {
            ++count[(digit - '0') % 3];
            sum += digit - '0';
        }
        const bool mover_wins = games::first_player_wins(count[0], {1});
        const bool s_wins = sum % 3 == 0 ? mover_wins : count[sum % 3] > 0 && !mover_wins;
        std::cout << "Case " << number << ": " << (s_wins ? 'S' : 'T') << '\n';
    }
}
