// Tries every set of squares; a rook looks in four directions until a wall.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

bool is_peaceful(const std::vector<std::string>& board, unsigned rooks) {
    const int n = int(board.size());
    for (int square = 0; square < n * n; ++square) {
        if (!(rooks >> square & 1)) continue;
        if (board[square / n][square % n] == 'X') return false;
        for (int way = 0; way < 4; ++way) {
            const int down = way == 0 ? 1 : way == 1 ? -1 : 0;
            const int right = way == 2 ? 1 : way == 3 ? -1 : 0;
            int row = square / n + down, column = square % n + right;
            while (0 <= row && row < n && 0 <= column && column < n) {
                if (board[row][column] == 'X') break;
                if (rooks >> (row * n + column) & 1) return false;
                row += down;
                column += right;
            }
        }
    }
    return true;
}

int main() {
    int n;
    while (std::cin >> n && n > 0) {
        std::vector<std::string> board(n);
        for (std::string& row : board) std::cin >> row;
        int most = 0;
        for (unsigned rooks = 0; rooks < 1u << (n * n); ++rooks) {
            if (!is_peaceful(board, rooks)) continue;
            most = std::max(most, __builtin_popcount(rooks));
        }
        std::cout << most << '\n';
    }
}
