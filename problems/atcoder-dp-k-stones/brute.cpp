// Labels the heaps by the rules: the player to move wins iff some allowed move leaves a
// heap on which the opponent loses. Who cannot move has lost.
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> moves(n);
    for (int& move : moves) std::cin >> move;

    std::vector<char> wins(k + 1, false);
    for (int heap = 1; heap <= k; ++heap) {
        for (const int move : moves) {
            if (move <= heap && !wins[heap - move]) wins[heap] = true;
        }
    }
    std::cout << (wins[k] ? "First\n" : "Second\n");
}
