// Tries every way to put one queen in each row and each column, and keeps the ways in
// which no two attack each other. std::next_permutation gives ascending order.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>

// True iff no two of the queens (rows[column], column) share a diagonal; that they
// share no row and no column is known.
bool is_peaceful(const std::vector<int>& rows) {
    for (int a = 0; a < 8; ++a) {
        for (int b = a + 1; b < 8; ++b) {
            if (std::abs(rows[a] - rows[b]) == b - a) return false;
        }
    }
    return true;
}

int main() {
    std::vector<std::vector<int>> peaceful;
    std::vector<int> rows(8);
    std::iota(rows.begin(), rows.end(), 1);
    do {
        if (is_peaceful(rows)) peaceful.push_back(rows);
    } while (std::next_permutation(rows.begin(), rows.end()));

    int datasets;
    std::cin >> datasets;
    for (int dataset = 0; dataset < datasets; ++dataset) {
        int row, column;
        std::cin >> row >> column;
        if (dataset > 0) std::printf("\n");
        std::printf("SOLN       COLUMN\n");
        std::printf(" #      1 2 3 4 5 6 7 8\n");
        std::printf("\n");
        int number = 0;
        for (const std::vector<int>& queens : peaceful) {
            if (queens[column - 1] != row) continue;
            std::printf("%2d     ", ++number);
            for (const int queen : queens) std::printf(" %d", queen);
            std::printf("\n");
        }
    }
}
