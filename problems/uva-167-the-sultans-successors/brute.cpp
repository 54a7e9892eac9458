// Tries every way to put one queen in each row and each column.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    std::vector<std::vector<int>> peaceful;
    std::vector<int> columns(8);
    std::iota(columns.begin(), columns.end(), 0);
    do {
        bool good = true;
        for (int a = 0; a < 8; ++a) {
            for (int b = a + 1; b < 8; ++b) {
                if (std::abs(columns[a] - columns[b]) == b - a) good = false;
            }
        }
        if (good) peaceful.push_back(columns);
    } while (std::next_permutation(columns.begin(), columns.end()));
    int boards;
    std::cin >> boards;
    while (boards-- > 0) {
        int numbers[8][8];
        for (auto& row : numbers) {
            for (int& number : row) std::cin >> number;
        }
        int best = -1;
        for (const std::vector<int>& queens : peaceful) {
            int sum = 0;
            for (int row = 0; row < 8; ++row) sum += numbers[row][queens[row]];
            best = std::max(best, sum);
        }
        std::printf("%5d\n", best);
    }
}
