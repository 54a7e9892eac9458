// A heap from which a square number of stones is taken: it is won iff some square leaves
// a lost heap, and that is known from 0 upwards.
// Our own form of the input is n, that of the output true or false.
// Time: O(n sqrt(n)).
#include <iostream>
#include <vector>

#include "games/outcome.hpp"

class Solution {
  public:
    bool winnerSquareGame(int n) {
        std::vector<long long> squares;
        for (long long root = 1; root * root <= n; ++root) squares.push_back(root * root);
        return games::first_player_wins(n, squares);
    }
};

int main() {
    int n = 0;
    std::cin >> n;
    std::cout << (Solution().winnerSquareGame(n) ? "true" : "false") << '\n';
}
