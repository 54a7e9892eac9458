// Puts a guard in each column in turn, on every row in ascending order that no earlier
// guard sees. For small boards.
#include <cstdlib>
#include <iostream>
#include <vector>

// True iff the columns from rows.size() on can be filled; then they are.
bool fill(int n, std::vector<int>& rows) {
    const int column = int(rows.size());
    if (column == n) return true;
    for (int row = 1; row <= n; ++row) {
        bool seen = false;
        for (int other = 0; other < column; ++other) {
            const int distance = std::abs(rows[other] - row);
            if (distance == 0 || distance == column - other) seen = true;
        }
        if (seen) continue;
        rows.push_back(row);
        if (fill(n, rows)) return true;
        rows.pop_back();
    }
    return false;
}

int main() {
    int n;
    while (std::cin >> n) {
        std::vector<int> rows;
        if (fill(n, rows)) {
            for (int column = 0; column < n; ++column) {
                std::cout << (column == 0 ? "" : " ") << rows[column];
            }
            std::cout << "\n";
        } else {
            std::cout << "Impossible\n";
        }
    }
}
