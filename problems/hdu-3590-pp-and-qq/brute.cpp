// Plays every game: a position is the set of the edges that are left.
#include <iostream>
#include <unordered_map>
#include <vector>

std::vector<unsigned> falls;  // the edges that fall when an edge is cut, as bits
std::unordered_map<unsigned, bool> known;

bool wins(unsigned left) {
    if (left == 0) return true;
    const auto found = known.find(left);
    if (found != known.end()) return found->second;
    bool result = false;
    for (unsigned edge = 0; edge < falls.size() && !result; ++edge) {
        if (left >> edge & 1) result = !wins(left & ~falls[edge]);
    }
    return known[left] = result;
}

// Numbers the edges above a vertex and returns them as bits.
unsigned climb(const std::vector<std::vector<int>>& neighbours, int vertex, int below) {
    unsigned all = 0;
    for (const int next : neighbours[vertex]) {
        if (next == below) continue;
        const unsigned edge = falls.size();
        falls.push_back(0);
        const unsigned above = climb(neighbours, next, vertex) | 1u << edge;
        falls[edge] = above;
        all |= above;
    }
    return all;
}

int main() {
    int tree_count;
    while (std::cin >> tree_count) {
        falls.clear();
        known.clear();
        while (tree_count-- > 0) {
            int size;
            std::cin >> size;
            std::vector<std::vector<int>> neighbours(size + 1);
            for (int edge = 1; edge < size; ++edge) {
                int a, b;
                std::cin >> a >> b;
                neighbours[a].push_back(b);
                neighbours[b].push_back(a);
            }
            climb(neighbours, 1, 0);
        }
        std::cout << (wins((1u << falls.size()) - 1) ? "PP" : "QQ") << '\n';
    }
}
