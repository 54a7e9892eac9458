// Plays the game by its rules on every subgraph. For few edges.
#include <iostream>
#include <map>
#include <utility>
#include <vector>

using Edges = std::vector<std::pair<int, int>>;
using Pieces = std::pair<int, int>;

// True iff the player to move wins: after some move the opponent loses. Without a
// move the player has lost.
bool wins(const Edges& edges, Pieces pieces, std::map<Pieces, bool>& memo) {
    const auto known = memo.find(pieces);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (const auto& [from, to] : edges) {
        if (from == pieces.first && !wins(edges, {to, pieces.second}, memo))
            result = true;
        if (from == pieces.second && !wins(edges, {pieces.first, to}, memo))
            result = true;
    }
    return memo[pieces] = result;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    Edges edges(m);
    for (auto& [from, to] : edges) std::cin >> from >> to;
    long long won = 0;
    for (int subset = 0; subset < 1 << m; ++subset) {
        Edges chosen;
        for (int i = 0; i < m; ++i) {
            if (subset >> i & 1) chosen.push_back(edges[i]);
        }
        std::map<Pieces, bool> memo;
        if (wins(chosen, {1, 2}, memo)) ++won;
    }
    std::cout << won % 1000000007 << '\n';
}
