// Plays the game by its rules, every cut of every cake: of the two parts the one with
// the bad cell stays. For cakes of every size that the judge allows.
#include <array>
#include <iostream>
#include <map>

using Cake = std::array<int, 4>;  // rows, columns, row and column of the bad cell

// True iff the player to move wins: after some cut the opponent loses. Who is left with
// the bad cell alone has lost.
bool wins(const Cake& cake) {
    static std::map<Cake, bool> memo;
    const auto known = memo.find(cake);
    if (known != memo.end()) return known->second;
    const auto [rows, columns, row, column] = cake;
    bool result = false;
    for (int line = 1; line < rows && !result;
         ++line) {  // between rows line - 1 and line
        result = row < line ? !wins({line, columns, row, column})
                            : !wins({rows - line, columns, row - line, column});
    }
    for (int line = 1; line < columns && !result; ++line) {
        result = column < line ? !wins({rows, line, row, column})
                               : !wins({rows, columns - line, row, column - line});
    }
    return memo[cake] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        int m, n, r, c;
        std::cin >> m >> n >> r >> c;
        std::cout << (wins({m, n, r, c}) ? "Gretel\n" : "Hansel\n");
    }
}
