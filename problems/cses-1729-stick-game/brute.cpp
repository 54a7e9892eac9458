// Labels the heaps by the rules: the player to move wins iff some allowed move leaves
// a heap on which the opponent loses; without a move the player has lost.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> moves(k);
    for (int& move : moves) std::cin >> move;

    std::string labels = "L";  // no stick, no move
    for (int heap = 1; heap <= n; ++heap) {
        char label = 'L';
        for (const int move : moves) {
            if (move <= heap && labels[heap - move] == 'L') label = 'W';
        }
        labels += label;
    }
    std::cout << labels.substr(1) << '\n';
}
