// Counts the queens, and lets each walk in its eight directions until it meets another.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::vector<std::string> board(8);
    for (std::string& row : board) std::cin >> row;
    int queens = 0;
    bool peaceful = true;
    for (int row = 0; row < 8; ++row) {
        for (int column = 0; column < 8; ++column) {
            if (board[row][column] != '*') continue;
            ++queens;
            for (int down = -1; down <= 1; ++down) {
                for (int right = -1; right <= 1; ++right) {
                    if (down == 0 && right == 0) continue;
                    int r = row + down, c = column + right;
                    for (; 0 <= r && r < 8 && 0 <= c && c < 8; r += down, c += right) {
                        if (board[r][c] == '*') peaceful = false;
                    }
                }
            }
        }
    }
    std::cout << (queens == 8 && peaceful ? "valid" : "invalid") << '\n';
}
