// Plays every game to the end; each position is remembered as it is drawn.
#include <iostream>
#include <map>
#include <string>

std::map<std::string, int> known;

bool has_four(const std::string& board, char piece) {
    for (int i = 0; i < 4; ++i) {
        bool row = true, column = true;
        for (int k = 0; k < 4; ++k) {
            row = row && board[4 * i + k] == piece;
            column = column && board[4 * k + i] == piece;
        }
        if (row || column) return true;
    }
    bool down = true, up = true;
    for (int k = 0; k < 4; ++k) {
        down = down && board[5 * k] == piece;
        up = up && board[3 * k + 3] == piece;
    }
    return down || up;
}

// 1 if the player to move wins, 0 in a draw, -1 if he loses.
int value(const std::string& board, char mover) {
    const char other = mover == 'x' ? 'o' : 'x';
    if (has_four(board, other)) return -1;
    if (board.find('.') == std::string::npos) return 0;
    const auto found = known.find(board + mover);
    if (found != known.end()) return found->second;
    int best = -1;
    for (int cell = 0; cell < 16; ++cell) {
        if (board[cell] != '.') continue;
        std::string after = board;
        after[cell] = mover;
        best = std::max(best, -value(after, other));
    }
    return known[board + mover] = best;
}

int main() {
    std::string word;
    while (std::cin >> word && word == "?") {
        std::string board;
        for (int row = 0; row < 4; ++row) {
            std::cin >> word;
            board += word;
        }
        int first = -1;
        for (int cell = 15; cell >= 0; --cell) {
            if (board[cell] != '.') continue;
            std::string after = board;
            after[cell] = 'x';
            if (value(after, 'o') == -1) first = cell;
        }
        if (first == -1)
            std::cout << "#####\n";
        else
            std::cout << '(' << first / 4 << ',' << first % 4 << ")\n";
    }
}
