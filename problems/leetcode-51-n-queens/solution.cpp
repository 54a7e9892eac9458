// The boards of n queens, no two in one row, column or diagonal. Backtracking places a
// queen row by row. n_queens_for_each does so column by column, and a board turned over
// its diagonal is a board again, so its rows are read as our columns.
// Our own form of the input is n, that of the output the number of boards and then the
// boards, in the order of their queens' columns. Time: O(n!) at worst, n <= 9.
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

#include "backtracking/n_queens.hpp"

class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::vector<std::string>> boards;
        backtracking::n_queens_for_each(n, {}, [&](const std::vector<int>& columns) {
            std::vector<std::string> board(columns.size(),
                                           std::string(std::size_t(n), '.'));
            for (std::size_t row = 0; row < board.size(); ++row) {
                board[row][std::size_t(columns[row])] = 'Q';
            }
            boards.push_back(board);
            return true;
        });
        return boards;
    }
};

int main() {
    int n = 0;
    std::cin >> n;
    const std::vector<std::vector<std::string>> boards = Solution().solveNQueens(n);
    std::cout << boards.size() << '\n';
    for (const std::vector<std::string>& board : boards) {
        for (const std::string& row : board) std::cout << row << '\n';
    }
}
