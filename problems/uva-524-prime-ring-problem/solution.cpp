// A ring of 1..n that starts with 1 is a permutation of the rest. It grows only by a
// number whose sum with the one before is prime, and the last one's sum with 1 must be
// prime as well. Numbers are tried in ascending order, so the rings come in order.
// Time: O(n!) at worst; n = 16 has 81024 rings.
#include <cstddef>
#include <string>
#include <vector>

#include "backtracking/permutations.hpp"
#include "io/fast_input.hpp"
#include "io/fast_output.hpp"

bool is_prime(int number) {
    for (int divisor = 2; divisor * divisor <= number; ++divisor) {
        if (number % divisor == 0) return false;
    }
    return number > 1;
}

int main() {
    io::FastInput input(stdin);
    io::FastOutput output(stdout);
    std::vector<char> prime(64, 0);
    for (int number = 0; number < 64; ++number)
        prime[std::size_t(number)] = is_prime(number);
    int n = 0;
    for (int number = 1; input.read(n); ++number) {
        if (number > 1) output.write('\n');
        output.write("Case ", number, ":\n");
        const std::size_t length = std::size_t(n);
        // The numbers of a permutation are one less than those of the ring.
        const auto fits = [&](const std::vector<int>& ring, int next) {
            if (ring.empty()) return next == 0;
            if (ring.size() + 1 == length && !prime[std::size_t(next + 2)]) return false;
            return prime[std::size_t(ring.back() + next + 2)] != 0;
        };
        backtracking::permutations_for_each(n, fits, [&](const std::vector<int>& ring) {
            for (std::size_t i = 0; i < length; ++i) {
                output.write(ring[i] + 1, i + 1 < length ? ' ' : '\n');
            }
            return true;
        });
    }
}
