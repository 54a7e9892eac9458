// A move on a red and a blue cell takes as much from both; any other takes only cells of
// one's own colour. So a colour that has more cells wins: its owner takes mixed pairs
// while there are any, and then has more moves left. With equal numbers a player who is
// the first without a mixed pair loses, so these decide. They lie in the runs of
// alternating colours; a move takes two neighbours of a run and leaves what is on both
// sides: Dawson's Kayles, 0.07. Time: O(n) per test.
#include <algorithm>
#include <cstdio>
#include <string>

#include "games/octal_game.hpp"
#include "io/fast_input.hpp"

int main() {
    const games::OctalGame dawson("0.07");
    io::FastInput input(stdin);
    int tests = 0;
    input.read(tests);
    while (tests-- > 0) {
        long long cell_count = 0;
        std::string cells;
        input.read(cell_count);
        input.read(cells);
        const auto red = std::count(cells.begin(), cells.end(), 'R');
        const auto blue = std::count(cells.begin(), cells.end(), 'B');
        int sum = 0;
        for (std::size_t i = 0, end = 0; i < cells.size(); i = end) {
            for (end = i + 1; end < cells.size() && cells[end] != cells[end - 1];) ++end;
            sum ^= dawson.grundy(static_cast<long long>(end - i));
        }
        std::puts(red > blue || (red == blue && sum != 0) ? "Alice" : "Bob");
    }
}
