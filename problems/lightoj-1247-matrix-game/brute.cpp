// Plays the game by its rules: a turn makes any of the cells of one row smaller, at
// least one of them. For few, small cells.
#include <iostream>
#include <map>
#include <vector>

using Row = std::vector<int>;
using Matrix = std::vector<Row>;

// The rows that one turn can leave, with the row itself.
void smaller_rows(const Row& row, std::size_t column, Row& chosen,
                  std::vector<Row>& result) {
    if (column == row.size()) {
        result.push_back(chosen);
        return;
    }
    for (int cell = 0; cell <= row[column]; ++cell) {
        chosen.push_back(cell);
        smaller_rows(row, column + 1, chosen, result);
        chosen.pop_back();
    }
}

// True iff the player to move wins: after some turn the opponent loses. Without a turn,
// all cells being 0, the player has lost.
bool wins(const Matrix& matrix) {
    static std::map<Matrix, bool> memo;
    const auto known = memo.find(matrix);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < matrix.size() && !result; ++i) {
        std::vector<Row> rows;
        Row chosen;
        smaller_rows(matrix[i], 0, chosen, rows);
        for (const Row& row : rows) {
            if (row == matrix[i]) continue;
            Matrix after = matrix;
            after[i] = row;
            if (!wins(after)) {
                result = true;
                break;
            }
        }
    }
    return memo[matrix] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int m, n;
        std::cin >> m >> n;
        Matrix matrix(m, Row(n));
        for (Row& row : matrix) {
            for (int& cell : row) std::cin >> cell;
        }
        std::cout << "Case " << number << ": " << (wins(matrix) ? "Alice\n" : "Bob\n");
    }
}
