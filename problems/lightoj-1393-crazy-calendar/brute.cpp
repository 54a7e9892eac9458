// Plays every game on small grids.
#include <cstdio>
#include <iostream>
#include <map>
#include <vector>

using Grid = std::vector<int>;
int rows, columns;
std::map<Grid, bool> known;

bool wins(const Grid& grid) {
    const auto found = known.find(grid);
    if (found != known.end()) return found->second;
    bool result = false;
    for (int cell = 0; cell < rows * columns && !result; ++cell) {
        const bool right = cell % columns + 1 < columns, down = cell / columns + 1 < rows;
        for (int coins = 1; coins <= grid[cell] && !result; ++coins) {
            Grid after = grid;
            after[cell] -= coins;
            if (right) {
                after[cell + 1] += coins;
                result = !wins(after);
                after[cell + 1] -= coins;
            }
            if (down && !result) {
                after[cell + columns] += coins;
                result = !wins(after);
            }
        }
    }
    return known[grid] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        std::cin >> rows >> columns;
        Grid grid(rows * columns);
        for (int& coins : grid) std::cin >> coins;
        known.clear();
        std::printf("Case %d: %s\n", number, wins(grid) ? "win" : "lose");
    }
}
