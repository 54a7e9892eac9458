// To cut a stalk leaves any smaller number of its edges standing, which is the move on
// a Nim heap: a green stalk of height h is *h, and the nimber of the whole position is
// the xor of the heights. Time: O(n).
#include <iostream>
#include <vector>

#include "games/hackenbush_tree.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int stalk_count = 0;
    std::cin >> stalk_count;
    std::vector<long long> heights(stalk_count);
    for (long long& height : heights) std::cin >> height;
    std::cout << '*' << games::hackenbush_stalks(heights) << '\n';
}
