// By the definition for small numbers: a * b is the least number that is not
// a' * b ^ a * b' ^ a' * b' for any a' < a and b' < b. Larger numbers are sums (xors) of
// powers of two, and these are products of Fermat 2-powers: F * x = F x for x < F, and
// F * F = F ^ F / 2.
#include <cstdint>
#include <iostream>
#include <map>
#include <set>
#include <utility>

using Nimber = std::uint64_t;
std::map<std::pair<Nimber, Nimber>, Nimber> known;

Nimber product(Nimber a, Nimber b);

Nimber by_definition(Nimber a, Nimber b) {
    std::set<Nimber> found;
    for (Nimber c = 0; c < a; ++c) {
        for (Nimber d = 0; d < b; ++d) {
            found.insert(product(c, b) ^ product(a, d) ^ product(c, d));
        }
    }
    Nimber least = 0;
    while (found.count(least)) ++least;
    return least;
}

Nimber of_powers(Nimber a, Nimber b) {
    int level = 32;
    while (a >> level == 0 && b >> level == 0) level /= 2;
    const Nimber a_rest = a >> level, b_rest = b >> level;  // 0, or a power of two
    if (a_rest != 0 && b_rest != 0) {
        const Nimber rest = product(a_rest, b_rest);
        return (rest << level) ^ product(rest, Nimber(1) << (level - 1));
    }
    return product(a_rest ? a_rest : a, b_rest ? b_rest : b) << level;
}

Nimber product(Nimber a, Nimber b) {
    if (a > b) std::swap(a, b);
    const auto found = known.find({a, b});
    if (found != known.end()) return found->second;
    Nimber result = 0;
    const bool powers = (a & (a - 1)) == 0 && (b & (b - 1)) == 0;
    if (b < 16)
        result = by_definition(a, b);
    else if (powers && a > 0)
        result = of_powers(a, b);
    else {
        for (int i = 0; i < 64; ++i) {
            for (int j = 0; j < 64; ++j) {
                if (!(a >> i & 1) || !(b >> j & 1)) continue;
                result ^= product(Nimber(1) << i, Nimber(1) << j);
            }
        }
    }
    return known[{a, b}] = result;
}

int main() {
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        Nimber a, b;
        std::cin >> a >> b;
        std::cout << product(a, b) << '\n';
    }
}
