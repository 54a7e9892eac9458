// Moves queens: all boards that are one move away from those reached so far, until one
// is in peace. A queen moves anywhere in its column.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <set>
#include <vector>

using Rows = std::vector<int>;

bool is_peaceful(const Rows& rows) {
    for (int a = 0; a < 8; ++a) {
        for (int b = a + 1; b < 8; ++b) {
            const int apart = std::abs(rows[a] - rows[b]);
            if (apart == 0 || apart == b - a) return false;
        }
    }
    return true;
}

// True iff `moves` moves of queens in columns from `first` on can bring peace.
bool can(Rows& rows, int first, int moves) {
    if (moves == 0) return is_peaceful(rows);
    for (int column = first; column < 8; ++column) {
        const int old = rows[column];
        for (int row = 1; row <= 8; ++row) {
            if (row == old) continue;
            rows[column] = row;
            if (can(rows, column + 1, moves - 1)) return true;
        }
        rows[column] = old;
    }
    return false;
}

int main() {
    Rows rows(8);
    for (int number = 1;; ++number) {
        for (int& row : rows) {
            if (!(std::cin >> row)) return 0;
        }
        int moves = 0;
        while (true) {
            Rows start = rows;
            if (can(start, 0, moves)) break;
            ++moves;
        }
        std::printf("Case %d: %d\n", number, moves);
    }
}
