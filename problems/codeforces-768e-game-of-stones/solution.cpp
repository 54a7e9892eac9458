// The piles are independent, but a pile remembers which amounts were taken from it. Those
// above the stones that are left no longer matter, so a state is the stones and a set of
// amounts up to 30: one taken and still possible is at most half of 60 stones. The values
// follow from the rules by a search of all states that play can reach. (Without a memory
// yet, s stones turn out to be worth the greatest d with 1 + 2 + ... + d <= s.)
// Jon moves second. Time: O(n), after a search of some 10^5 states.
#include <algorithm>
#include <cstdio>
#include <vector>

#include "games/grundy.hpp"
#include "io/fast_input.hpp"

// A pile: the stones in bits 0 to 5; the amount a was taken if bit 5 + a is set.
using Pile = long long;

std::vector<Pile> options(Pile pile) {
    std::vector<Pile> result;
    const Pile stones = pile % 64;
    for (Pile amount = 1; amount <= stones; ++amount) {
        const Pile bit = amount <= 30 ? 1LL << (5 + amount) : 0;
        if (pile & bit) continue;
        const Pile left = stones - amount;
        const Pile possible = (1LL << (6 + std::min<Pile>(left, 30))) - 64;
        result.push_back(left + ((pile | bit) & possible));
    }
    return result;
}

int main() {
    io::FastInput input(stdin);
    int pile_count = 0;
    input.read(pile_count);
    games::Grundy<Pile> game(options);
    std::vector<int> values;
    for (Pile stones = 0; stones <= 60; ++stones) values.push_back(game.value(stones));
    int sum = 0;
    for (int stones = 0; input.read(stones);) sum ^= values[stones];
    std::puts(sum == 0 ? "YES" : "NO");
}
