// Plays the game by its rules, every move of every position. For few stones and piles.
#include <iostream>
#include <map>
#include <vector>

using Piles = std::vector<int>;

bool wins(const Piles& piles);

// True iff this is a move, and the opponent loses after it.
bool move_wins(Piles piles, int i, int j, int k) {
    if (piles[i] == 0) return false;
    --piles[i];
    ++piles[j];
    ++piles[k];
    return !wins(piles);
}

// True iff the player to move wins. Without a move the player has lost. The stones of
// the last pile are of no use to anybody.
bool wins(const Piles& piles) {
    static std::map<Piles, bool> memo;
    Piles useful = piles;
    useful.back() = 0;
    const auto known = memo.find(useful);
    if (known != memo.end()) return known->second;
    const int n = int(piles.size());
    bool result = false;
    for (int i = 0; i < n && !result; ++i) {
        for (int j = i + 1; j < n && !result; ++j) {
            for (int k = j; k < n && !result; ++k) result = move_wins(useful, i, j, k);
        }
    }
    return memo[useful] = result;
}

int main() {
    int n;
    for (int number = 1; std::cin >> n && n != 0; ++number) {
        Piles piles(n);
        for (int& pile : piles) std::cin >> pile;
        int move[] = {-1, -1, -1};
        for (int i = n - 1; i >= 0; --i) {
            for (int j = n - 1; j > i; --j) {
                for (int k = n - 1; k >= j; --k) {
                    if (!move_wins(piles, i, j, k)) continue;
                    move[0] = i;
                    move[1] = j;
                    move[2] = k;
                }
            }
        }
        std::cout << "Game " << number << ": " << move[0] << ' ' << move[1] << ' '
                  << move[2] << '\n';
    }
}
