// Places queens row by row and looks along all lines for one that attacks.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

std::vector<std::string> board;
std::vector<int> queens;

long long ways() {
    const int row = int(queens.size()), n = int(board.size());
    if (row == n) return 1;
    long long result = 0;
    for (int column = 0; column < n; ++column) {
        bool free = board[row][column] != '*';
        for (int other = 0; other < row; ++other) {
            const int apart = std::abs(queens[other] - column);
            if (apart == 0 || apart == row - other) free = false;
        }
        if (!free) continue;
        queens.push_back(column);
        result += ways();
        queens.pop_back();
    }
    return result;
}

int main() {
    int n;
    for (int number = 1; std::cin >> n && n > 0; ++number) {
        board.assign(n, "");
        for (std::string& row : board) std::cin >> row;
        std::printf("Case %d: %lld\n", number, ways());
    }
}
