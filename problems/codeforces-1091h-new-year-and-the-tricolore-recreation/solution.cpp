// As seen from the white token, a move of either player brings the blue or the red token
// k cells nearer to it: alone, or because the white one moves there with the other. So
// both players have the same moves, and the game is a sum of 2 n heaps, the free cells
// between two tokens, where a move takes k: a prime or a product of two, not f. Who
// starts wins iff the xor of the Grundy values is not 0.
// Time: O(n + m^2 / 64) for m cells between two tokens at most.
#include <algorithm>
#include <cstdio>
#include <vector>

#include "games/dense_subtraction.hpp"
#include "io/fast_input.hpp"

// The numbers up to `most`, except f, that have one or two prime factors.
std::vector<long long> moves_up_to(int most, int f) {
    std::vector<int> factors(most + 1, 0);  // how many, equal ones counted too
    std::vector<long long> moves;
    for (int k = 2; k <= most; ++k) {
        if (factors[k] == 0) {
            for (long long power = k; power <= most; power *= k) {
                for (long long i = power; i <= most; i += power) ++factors[i];
            }
        }
        if (factors[k] <= 2 && k != f) moves.push_back(k);
    }
    return moves;
}

int main() {
    io::FastInput input(stdin);
    int row_count = 0, f = 0;
    input.read(row_count, f);
    std::vector<int> heaps;
    for (int blue = 0, white = 0, red = 0; input.read(blue, white, red);) {
        heaps.push_back(white - blue - 1);
        heaps.push_back(red - white - 1);
    }
    const int largest = *std::max_element(heaps.begin(), heaps.end());
    const std::vector<int> values =
        games::dense_subtraction_table(largest, moves_up_to(largest, f));
    int sum = 0;
    for (const int heap : heaps) sum ^= values[heap];
    std::puts(sum != 0 ? "Alice\nBob" : "Bob\nAlice");
}
