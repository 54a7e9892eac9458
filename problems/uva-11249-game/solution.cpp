// Fraenkel's game: a move takes from one pile, or from both amounts that differ by at
// most K. The lost pairs are (a, b) with a the least number in no earlier pair and
// b = a + n (K + 1) for the n-th pair, from (0, 0) on. Time: O(10^5) per test, O(1) per
// query.
#include <cstdio>
#include <vector>

#include "games/wythoff.hpp"
#include "io/fast_input.hpp"

int main() {
    io::FastInput input(stdin);
    int tests = 0;
    input.read(tests);
    while (tests-- > 0) {
        long long slack = 0, queries = 0;
        input.read(slack, queries);
        const std::vector<long long> partners = games::fraenkel_partners(100000, slack);
        while (queries-- > 0) {
            long long first = 0, second = 0;
            input.read(first, second);
            std::puts(partners[first] == second ? "LOSING" : "WINNING");
        }
        std::puts("");
    }
}
