// Plays the game by its rules, every pick of every position. For few pearls.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using Bracelet = std::vector<int>;
using Bracelets = std::vector<Bracelet>;

// What is left after the pick of a pearl of weight w in bracelet i.
Bracelets pick(const Bracelets& bracelets, std::size_t i, int w) {
    Bracelets after;
    for (std::size_t j = 0; j < bracelets.size(); ++j) {
        if (j != i) after.push_back(bracelets[j]);
    }
    Bracelet run;
    for (const int pearl : bracelets[i]) {
        if (pearl < w) {
            run.push_back(pearl);
        } else if (!run.empty()) {
            after.push_back(run);
            run.clear();
        }
    }
    if (!run.empty()) after.push_back(run);
    return after;
}

// True iff the player to move wins: after some pick the opponent loses. Without a pearl
// the player has lost. The order of the bracelets does not matter.
bool wins(Bracelets bracelets) {
    static std::map<Bracelets, bool> memo;
    std::sort(bracelets.begin(), bracelets.end());
    const auto known = memo.find(bracelets);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < bracelets.size() && !result; ++i) {
        for (const int w : bracelets[i]) {
            if (!result && !wins(pick(bracelets, i, w))) result = true;
        }
    }
    return memo[bracelets] = result;
}

int main() {
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int n;
        std::cin >> n;
        Bracelets bracelets(n);
        for (Bracelet& bracelet : bracelets) {
            int k;
            std::cin >> k;
            bracelet.resize(k);
            for (int& pearl : bracelet) std::cin >> pearl;
        }
        std::cout << "Case " << number << ": ";
        if (!wins(bracelets)) {
            std::cout << "Genie\n";
            continue;
        }
        std::cout << "Aladdin\n";
        for (int i = 0; i < n; ++i) {
            Bracelet weights = bracelets[i];
            std::sort(weights.begin(), weights.end());
            for (std::size_t j = 0; j < weights.size(); ++j) {
                if (j > 0 && weights[j] == weights[j - 1]) continue;
                if (wins(pick(bracelets, i, weights[j]))) continue;
                std::cout << '(' << i + 1 << ' ' << weights[j] << ')';
            }
        }
        std::cout << '\n';
    }
}
