// A mark splits a gap of empty cells into two that have nothing to do with each other,
// so the strip is the sum of its gaps. A gap is its length and what stands on either
// side: the end of the strip, X or O. The player to move wins iff the xor of the Grundy
// values is not 0. After an even number of marks that is Alice, else she wins iff the
// other loses. Time: O(n^2) for all gaps up to n cells, then O(n) per case.
#include <array>
#include <iostream>
#include <string>
#include <vector>

#include "games/grundy.hpp"

using Gaps = std::array<int, 2>;

// One number for a gap; a side is 0 at an end of the strip, 1 at an X, 2 at an O.
int gap(int length, int left, int right) { return length * 9 + left * 3 + right; }

// All ways to put a mark, 1 or 2, into a gap: the two gaps that this leaves.
std::vector<Gaps> options(int whole) {
    const int length = whole / 9, left = whole / 3 % 3, right = whole % 3;
    std::vector<Gaps> result;
    for (int cell = 0; cell < length; ++cell) {
        for (int mark = 1; mark <= 2; ++mark) {
            if (cell == 0 && mark == left) continue;
            if (cell == length - 1 && mark == right) continue;
            result.push_back(
                {{gap(cell, left, mark), gap(length - 1 - cell, mark, right)}});
        }
    }
    return result;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    games::Grundy<int, Gaps> game(options);
    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        std::string strip;
        std::cin >> strip;
        int value = 0, mark_count = 0, length = 0, left = 0;
        for (const char cell : strip) {
            if (cell == '.') {
                ++length;
                continue;
            }
            const int mark = cell == 'X' ? 1 : 2;
            value ^= game.value(gap(length, left, mark));
            ++mark_count;
            left = mark;
            length = 0;
        }
        value ^= game.value(gap(length, left, 0));
        const bool alice_wins = (mark_count % 2 == 0) == (value != 0);
        std::cout << "Case " << number << ": " << (alice_wins ? "Yes" : "No") << '\n';
    }
}
