// A move picks a weight of one bracelet: the runs of lighter pearls stay, each a bracelet
// of its own. All that can come of a bracelet are such runs, no more than it has pearls.
// So the bracelets are a sum of games: Aladdin wins iff the xor of their Grundy values is
// not 0, and a move wins iff it makes that 0. Time: O(k^3) for a bracelet of k pearls.
#include <iostream>
#include <set>
#include <vector>

#include "games/grundy.hpp"
#include "games/range_hash.hpp"
#include "games/sum.hpp"

using Bracelet = std::vector<int>;
using Bracelets = std::vector<Bracelet>;

// The weights that can be picked, each once, in ascending order.
std::vector<int> choices(const Bracelet& bracelet) {
    const std::set<int> weights(bracelet.begin(), bracelet.end());
    return std::vector<int>(weights.begin(), weights.end());
}

// What each choice leaves.
std::vector<Bracelets> options(const Bracelet& bracelet) {
    std::vector<Bracelets> result;
    for (const int weight : choices(bracelet)) {
        Bracelets runs(1);
        for (const int pearl : bracelet) {
            if (pearl < weight) runs.back().push_back(pearl);
            if (pearl >= weight && !runs.back().empty()) runs.emplace_back();
        }
        result.push_back(runs);
    }
    return result;
}

int main() {
    std::ios::sync_with_stdio(false);
    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        games::Grundy<Bracelet, Bracelets, games::RangeHash> game(options);
        games::Sum sum;
        int count = 0, pearl_count = 0;
        std::cin >> count;
        Bracelets bracelets(count);
        for (Bracelet& bracelet : bracelets) {
            std::cin >> pearl_count;
            bracelet.resize(pearl_count);
            for (int& pearl : bracelet) std::cin >> pearl;
            sum.add(game, bracelet);
        }
        const bool wins = sum.is_n_position();
        std::cout << "Case " << number << (wins ? ": Aladdin\n" : ": Genie\n");
        for (const games::SumMove& move : sum.winning_moves()) {
            const int weight = choices(bracelets[move.component])[move.option];
            std::cout << '(' << move.component + 1 << ' ' << weight << ')';
        }
        if (wins) std::cout << '\n';
    }
}
