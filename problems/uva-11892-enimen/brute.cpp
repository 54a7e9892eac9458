// Plays every game: the heaps, and the one that must be played on (-1 for any).
#include <iostream>
#include <map>
#include <utility>
#include <vector>

using Heaps = std::vector<int>;
std::map<std::pair<Heaps, int>, bool> known;

bool wins(const Heaps& heaps, int forced) {
    if (forced != -1 && heaps[forced] == 0) forced = -1;
    const auto found = known.find({heaps, forced});
    if (found != known.end()) return found->second;
    bool result = false;
    for (int heap = 0; heap < int(heaps.size()); ++heap) {
        if (forced != -1 && heap != forced) continue;
        for (int leave = 0; leave < heaps[heap]; ++leave) {
            Heaps after = heaps;
            after[heap] = leave;
            if (!wins(after, heap)) result = true;
        }
    }
    return known[{heaps, forced}] = result;
}

int main() {
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        int n;
        std::cin >> n;
        Heaps heaps(n);
        for (int& heap : heaps) std::cin >> heap;
        known.clear();
        std::cout << (wins(heaps, -1) ? "poopi" : "piloop") << '\n';
    }
}
