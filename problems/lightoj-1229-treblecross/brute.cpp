// Plays the game by its rules, every X on every board. For boards of up to 14 cells.
#include <iostream>
#include <map>
#include <string>
#include <vector>

bool wins(const std::string& board);

// True iff an X on this free cell wins: it completes three, or the opponent loses then.
bool move_wins(std::string board, std::size_t cell) {
    board[cell] = 'X';
    return board.find("XXX") != std::string::npos || !wins(board);
}

// True iff the player to move wins. There always is a move, as no three X are together.
bool wins(const std::string& board) {
    static std::map<std::string, bool> memo;
    const auto known = memo.find(board);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t cell = 0; cell < board.size() && !result; ++cell) {
        if (board[cell] == '.' && move_wins(board, cell)) result = true;
    }
    return memo[board] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        std::string board;
        std::cin >> board;
        std::cout << "Case " << number << ':';
        if (!wins(board)) std::cout << " 0";
        for (std::size_t cell = 0; cell < board.size(); ++cell) {
            if (board[cell] == '.' && move_wins(board, cell))
                std::cout << ' ' << cell + 1;
        }
        std::cout << '\n';
    }
}
