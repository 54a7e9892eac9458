// Discrete logarithms and orders in the field of the nimbers below 2^64.
//
// The nimbers but 0 are a cyclic group of 2^64 - 1 = 3 * 5 * 17 * 257 * 641 * 65537 *
// 6700417 elements, and no prime divides it twice. So a logarithm is found for each prime
// by itself, by baby steps and giant steps, and put together (Pohlig and Hellman).
//
// Time:     about 700 products for an order; about 9000 for a logarithm, the square roots
//           of the primes: under a millisecond.
// Space:    O(2600) besides the product's tables.
// Requires: base and a are not 0.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   S. C. Pohlig, M. E. Hellman, "An improved algorithm for computing logarithms
//           over GF(p)" (1978); D. Shanks (1971).
// Usage:
//   games::NimProduct nim;
//   std::uint64_t order = games::nim_order(nim, 2);      // order == 3
//   auto log = games::nim_logarithm(nim, 2, 3);          // log.exponent == 2
//   bool none = !games::nim_logarithm(nim, 2, 4).found;  // none
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <unordered_map>

#include "games/nim_product.hpp"

namespace games {

// The primes whose product is 2^64 - 1.
inline std::array<std::uint64_t, 7> nim_group_primes() {
    return {{3, 5, 17, 257, 641, 65537, 6700417}};
}

// The least e > 0 with a^e = 1.
inline std::uint64_t nim_order(const NimProduct& nim, std::uint64_t a) {
    assert(a != 0);
    std::uint64_t order = ~std::uint64_t(0);
    for (const std::uint64_t prime : nim_group_primes()) {
        if (nim.power(a, order / prime) == 1) order /= prime;
    }
    return order;
}

// The e < prime with base^e = a, where base has that prime order; prime if there is none.
inline std::uint64_t nim_logarithm_of_prime_order(const NimProduct& nim,
                                                  std::uint64_t base, std::uint64_t a,
                                                  std::uint64_t prime) {
    std::unordered_map<std::uint64_t, std::uint64_t> exponent_of;
    std::uint64_t step = 0, power = 1;
    for (; step * step < prime; ++step) {
        exponent_of.insert({power, step});
        power = nim.product(power, base);
    }
    const std::uint64_t giant = nim.inverse(power);
    for (std::uint64_t big = 0; big < prime; big += step) {
        const auto found = exponent_of.find(a);
        if (found != exponent_of.end()) return big + found->second;
        a = nim.product(a, giant);
    }
    return prime;
}

struct NimLogarithm {
    bool found;
    std::uint64_t exponent;  // below the order of the base
};

// The least e with base^e = a; found == false if a is no power of the base.
inline NimLogarithm nim_logarithm(const NimProduct& nim, std::uint64_t base,
                                  std::uint64_t a) {
    assert(base != 0 && a != 0);
    const std::uint64_t order = nim_order(nim, base);
    if (nim.power(a, order) != 1) return {false, 0};
    std::uint64_t exponent = 0, known = 1;  // the exponent modulo `known`
    for (const std::uint64_t prime : nim_group_primes()) {
        if (order % prime != 0) continue;
        // base^(e - exponent) = rest; e - exponent is a multiple of `known`.
        const std::uint64_t rest = nim.product(a, nim.inverse(nim.power(base, exponent)));
        const std::uint64_t cofactor = order / known / prime;
        exponent +=
            known * nim_logarithm_of_prime_order(nim, nim.power(base, order / prime),
                                                 nim.power(rest, cofactor), prime);
        known *= prime;
    }
    return {true, exponent};
}

}  // namespace games
