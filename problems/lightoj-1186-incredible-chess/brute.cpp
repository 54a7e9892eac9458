// Plays the game by its rules on all boards of one size: who cannot move loses, and a
// board may come again, so it is labelled only when a move wins or every move loses.
// For boards of up to 4 columns.
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

using Board = std::vector<std::pair<int, int>>;  // rows of white and black by column

// The boards one move away: a pawn of the mover goes to any square of its column that
// it can reach without jumping over the other one.
std::vector<Board> moves(const Board& board, bool white_moves) {
    const int n = int(board.size());
    std::vector<Board> result;
    for (int i = 0; i < n; ++i) {
        const auto [white, black] = board[i];
        const int from = white_moves ? 0 : white + 1;
        const int to = white_moves ? black : n;
        for (int row = from; row < to; ++row) {
            if (row == (white_moves ? white : black)) continue;
            Board after = board;
            (white_moves ? after[i].first : after[i].second) = row;
            result.push_back(after);
        }
    }
    return result;
}

void all_boards(int n, Board& board, std::vector<Board>& boards) {
    if (int(board.size()) == n) {
        boards.push_back(board);
        return;
    }
    for (int white = 0; white < n; ++white) {
        for (int black = white + 1; black < n; ++black) {
            board.push_back({white, black});
            all_boards(n, board, boards);
            board.pop_back();
        }
    }
}

using Turn = std::pair<Board, bool>;  // and true iff white is to move

// For each turn on a board of n columns: true iff the player to move wins.
std::map<Turn, bool> label(int n) {
    std::vector<Board> boards;
    Board empty;
    all_boards(n, empty, boards);
    std::map<Turn, bool> wins;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Board& board : boards) {
            for (const bool white_moves : {true, false}) {
                if (wins.count({board, white_moves})) continue;
                bool some_wins = false, all_lose = true;
                for (const Board& after : moves(board, white_moves)) {
                    const auto known = wins.find({after, !white_moves});
                    if (known == wins.end() || !known->second) all_lose = false;
                    if (known != wins.end() && !known->second) some_wins = true;
                }
                if (!some_wins && !all_lose) continue;
                wins[{board, white_moves}] = some_wins;
                changed = true;
            }
        }
    }
    return wins;
}

int main() {
    std::map<int, std::map<Turn, bool>> wins;
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int n;
        std::cin >> n;
        Board board(n);
        for (auto& column : board) std::cin >> column.first;
        for (auto& column : board) std::cin >> column.second;
        if (!wins.count(n)) wins[n] = label(n);
        const auto known = wins[n].find({board, true});
        std::cout << "Case " << number << ": ";
        if (known == wins[n].end()) {
            std::cout << "drawn\n";
        } else {
            std::cout << (known->second ? "white wins\n" : "black wins\n");
        }
    }
}
