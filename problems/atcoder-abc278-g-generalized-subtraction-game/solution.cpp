// From a row of cards L to R neighbours are taken. A mover who can take a block in the
// middle wins, as each later move is mirrored: he can if L has the parity of N, or if
// L < R, since L + 1 has it then. Else L cards are taken each time, which splits a row in
// two: the octal game of which only digit L is 7. The first player wins iff the Grundy
// value of N is not 0, and goes on to 0. Time: O(N^2) for the values, O(N) a move.
//
// competitive-verifier: PROBLEM https://atcoder.jp/contests/abc278/tasks/abc278_g
#include <iostream>
#include <string>
#include <vector>

#include "games/octal_game.hpp"

// Hears the opponent's move; false when the game is over.
bool hear_move(long long& first, long long& count) {
    return std::cin >> first >> count && first > 0;
}

void play_mirrored(long long n, long long count) {
    std::cout << "First\n";
    long long first = (n - count) / 2 + 1;
    do {
        std::cout << first << ' ' << count << std::endl;
        if (!hear_move(first, count)) return;
        first = n - (first + count) + 2;
    } while (true);
}

void play_octal(long long n, long long count) {
    const games::OctalGame game("0." + std::string(count - 1, '0') + "7", n + 1);
    std::vector<long long> starts = {1}, lengths = {n};  // of the rows that are left
    bool my_turn = game.grundy(n) != 0;
    std::cout << (my_turn ? "First" : "Second") << std::endl;
    for (;; my_turn = !my_turn) {
        long long first = 0, row = 0;
        if (my_turn) {
            const games::OctalMove move = game.winning_move(lengths);
            row = move.heap;
            first = starts[row] + (move.leave.empty() ? 0 : move.leave[0]);
            std::cout << first << ' ' << count << std::endl;
        } else {
            if (!hear_move(first, count)) return;
            while (first < starts[row] || first >= starts[row] + lengths[row]) ++row;
        }
        starts.push_back(first + count);
        lengths.push_back(starts[row] + lengths[row] - starts.back());
        lengths[row] = first - starts[row];
    }
}

int main() {
    long long n = 0, low = 0, high = 0;
    std::cin >> n >> low >> high;
    if ((n - low) % 2 == 0)
        play_mirrored(n, low);
    else if (low < high)
        play_mirrored(n, low + 1);
    else
        play_octal(n, low);
}
