// Tries all orders of 2..n behind the 1, in lexicographic order.
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <numeric>
#include <vector>

bool is_prime(int number) {
    int divisors = 0;
    for (int divisor = 1; divisor <= number; ++divisor) divisors += number % divisor == 0;
    return divisors == 2;
}

int main() {
    int n;
    for (int number = 1; std::cin >> n; ++number) {
        if (number > 1) std::printf("\n");
        std::printf("Case %d:\n", number);
        std::vector<int> ring(n);
        std::iota(ring.begin(), ring.end(), 1);
        do {
            bool good = true;
            for (int i = 0; i < n; ++i) {
                if (!is_prime(ring[i] + ring[(i + 1) % n])) good = false;
            }
            if (!good) continue;
            for (int i = 0; i < n; ++i)
                std::printf("%d%c", ring[i], i + 1 < n ? ' ' : '\n');
        } while (std::next_permutation(ring.begin() + 1, ring.end()));
    }
}
