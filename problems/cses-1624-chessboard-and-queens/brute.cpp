// Tries every way to put one queen in each row and each column, and counts the ways in
// which no two attack each other and none stands on a reserved square.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

int main() {
    std::vector<std::string> board(8);
    for (std::string& row : board) std::cin >> row;
    std::vector<int> columns(8);
    std::iota(columns.begin(), columns.end(), 0);
    int ways = 0;
    do {
        bool good = true;
        for (int a = 0; a < 8; ++a) {
            if (board[a][columns[a]] == '*') good = false;
            for (int b = a + 1; b < 8; ++b) {
                if (std::abs(columns[a] - columns[b]) == b - a) good = false;
            }
        }
        ways += good;
    } while (std::next_permutation(columns.begin(), columns.end()));
    std::cout << ways << '\n';
}
