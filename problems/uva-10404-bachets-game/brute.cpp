// Labels the heaps by the rules: the player to move wins iff some allowed move takes
// the last stone or leaves a heap on which the opponent loses.
#include <iostream>
#include <vector>

int main() {
    int n, m;
    while (std::cin >> n >> m) {
        std::vector<int> moves(m);
        for (int& move : moves) std::cin >> move;

        std::vector<char> wins(n + 1, false);
        for (int heap = 1; heap <= n; ++heap) {
            for (const int move : moves) {
                if (move == heap) wins[heap] = true;
                if (move < heap && !wins[heap - move]) wins[heap] = true;
            }
        }
        std::cout << (wins[n] ? "Stan wins\n" : "Ollie wins\n");
    }
}
