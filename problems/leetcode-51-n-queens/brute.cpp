// Tries every way to put one queen in each row and each column, and keeps the ways in
// which no two attack each other. std::next_permutation gives ascending order.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> columns(n);
    std::iota(columns.begin(), columns.end(), 0);
    int boards = 0;
    std::string text;
    do {
        bool peaceful = true;
        for (int a = 0; a < n; ++a) {
            for (int b = a + 1; b < n; ++b) {
                if (std::abs(columns[a] - columns[b]) == b - a) peaceful = false;
            }
        }
        if (!peaceful) continue;
        ++boards;
        for (const int column : columns) {
            std::string row(n, '.');
            row[column] = 'Q';
            text += row + '\n';
        }
    } while (std::next_permutation(columns.begin(), columns.end()));
    std::cout << boards << '\n' << text;
}
