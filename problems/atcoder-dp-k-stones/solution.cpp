// Who cannot move loses: a heap is won iff some move leaves a lost one, and the heaps
// are labelled from 0 up to K. Time: O(N K).
//
// competitive-verifier: PROBLEM https://atcoder.jp/contests/dp/tasks/dp_k
#include <iostream>
#include <vector>

#include "games/outcome.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int move_count = 0;
    long long stones = 0;
    std::cin >> move_count >> stones;
    std::vector<long long> moves(move_count);
    for (long long& move : moves) std::cin >> move;
    const bool first_wins = games::first_player_wins(stones, moves);
    std::cout << (first_wins ? "First" : "Second") << '\n';
}
