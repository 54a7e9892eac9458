// Plays the game by its rules: a move divides any of the numbers of one row, at least
// one of them, by a divisor greater than 1. For few numbers with few divisors.
#include <iostream>
#include <map>
#include <vector>

using Row = std::vector<int>;
using Matrix = std::vector<Row>;

// The rows that one move can leave, with the row itself: what is left of a number after
// a division is a divisor of it.
void divided_rows(const Row& row, Row& chosen, std::vector<Row>& result) {
    if (chosen.size() == row.size()) {
        result.push_back(chosen);
        return;
    }
    const int number = row[chosen.size()];
    for (int left = 1; left <= number; ++left) {
        if (number % left != 0) continue;
        chosen.push_back(left);
        divided_rows(row, chosen, result);
        chosen.pop_back();
    }
}

// True iff the player to move wins: after some move the opponent loses. Without a move,
// all numbers being 1, the player has lost.
bool wins(const Matrix& matrix) {
    static std::map<Matrix, bool> memo;
    const auto known = memo.find(matrix);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < matrix.size() && !result; ++i) {
        std::vector<Row> rows;
        Row chosen;
        divided_rows(matrix[i], chosen, rows);
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
        int n, m;
        std::cin >> n >> m;
        Matrix matrix(n, Row(m));
        for (Row& row : matrix) {
            for (int& cell : row) std::cin >> cell;
        }
        std::cout << "Case #" << number << ": " << (wins(matrix) ? "YES\n" : "NO\n");
    }
}
