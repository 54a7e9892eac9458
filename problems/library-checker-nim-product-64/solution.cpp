// The nimbers below 2^64 are a field, and its product is in lib/. Most of the time goes
// into reading and printing. Time: O(T).
//
// competitive-verifier: PROBLEM https://judge.yosupo.jp/problem/nim_product_64
#include <cstdint>
#include <cstdio>

#include "games/nim_product.hpp"
#include "io/fast_input.hpp"
#include "io/fast_output.hpp"

int main() {
    const games::NimProduct nim;
    io::FastInput input(stdin);
    io::FastOutput output(stdout);
    int tests = 0;
    input.read(tests);
    while (tests-- > 0) {
        std::uint64_t a = 0, b = 0;
        input.read(a, b);
        output.write(nim.product(a, b), '\n');
    }
}
