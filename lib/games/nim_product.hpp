// Nim multiplication: the field of the nimbers below 2^64.
//
// The sum of nimbers is their xor; the product is the least one that makes a field:
// a * b = mex of a' * b ^ a * b' ^ a' * b' over all a' < a, b' < b. It is the value of
// products of games, as of coins turned at the corners of a rectangle.
//
// A Fermat 2-power F = 2^(2^k) times a smaller x is the ordinary product F x, and F * F
// is F ^ F / 2. So a nimber is a pair of halves, down to the field of 2^16 nimbers,
// where the powers of a generator are kept in a table.
//
// Time:     O(1): a product takes 15 of tabled nimbers, the inverse 12 products and the
//           square root 63; O(log exponent) for a power. 2^17 steps to construct: one
//           object serves many products.
// Space:    0.4 MB for an object.
// Requires: inverse is not asked of 0.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   J. H. Conway, "On Numbers and Games", ch. 6; H. W. Lenstra, "Nim
//           multiplication" (1978).
// Usage:
//   games::NimProduct nim;
//   std::uint64_t product = nim.product(16, 16);  // product == 24
//   std::uint64_t inverse = nim.inverse(2);       // inverse == 3
//   std::uint64_t power = nim.power(2, 3);        // power == 1
//   std::uint64_t root = nim.square_root(3);      // root == 2
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

namespace games {

class NimProduct {
  public:
    NimProduct() : power_of_generator_(2 * order), logarithm_(order + 1) {
        // Times the generator is linear: the xor of its products with the bits.
        std::uint32_t images[16];
        for (int i = 0; i < 16; ++i) images[i] = split_product(generator, 1U << i, 8);
        for (std::uint32_t i = 0, x = 1; i < order; ++i) {
            power_of_generator_[i] = power_of_generator_[i + order] = std::uint16_t(x);
            logarithm_[x] = std::uint16_t(i);
            std::uint32_t next = 0;
            for (int bit = 0; bit < 16; ++bit) next ^= x >> bit & 1 ? images[bit] : 0;
            x = next;
        }
    }

    // The nim product.
    std::uint64_t product(std::uint64_t a, std::uint64_t b) const {
        const std::uint32_t a1 = high(a), a0 = low(a), b1 = high(b), b0 = low(b);
        const std::uint32_t lows = product32(a0, b0);
        const std::uint32_t all = product32(a1 ^ a0, b1 ^ b0);
        return join(all ^ lows, lows ^ times_half(product32(a1, b1)));
    }

    // a * a * ... * a, `exponent` times; 1 for the exponent 0.
    std::uint64_t power(std::uint64_t a, std::uint64_t exponent) const {
        std::uint64_t result = 1;
        for (; exponent > 0; exponent >>= 1) {
            if (exponent & 1) result = product(result, a);
            a = product(a, a);
        }
        return result;
    }

    // The nimber whose product with a is 1, where a is not 0.
    std::uint64_t inverse(std::uint64_t a) const {
        assert(a != 0);
        // With its conjugate, which has F ^ 1 for F, a has a product below F.
        std::uint64_t result = 1;
        for (int half = 32; half > 0; half /= 2) {
            const std::uint64_t conjugate = a ^ a >> half;
            result = product(result, conjugate);
            a = product(a, conjugate);
        }
        return result;
    }

    // The only nimber whose product with itself is a; to square it again gives a.
    std::uint64_t square_root(std::uint64_t a) const {
        for (int i = 0; i < 63; ++i) a = product(a, a);
        return a;
    }

  private:
    enum : std::uint32_t { order = 65535, generator = 258 };

    static std::uint32_t high(std::uint64_t a) { return std::uint32_t(a >> 32); }
    static std::uint32_t low(std::uint64_t a) { return std::uint32_t(a); }
    static std::uint64_t join(std::uint32_t high, std::uint32_t low) {
        return std::uint64_t(high) << 32 | low;
    }

    // By the rules of Fermat 2-powers alone, for numbers of 2 * half bits.
    static std::uint32_t split_product(std::uint32_t a, std::uint32_t b, int half) {
        if (half == 0) return a & b;
        const std::uint32_t mask = (1U << half) - 1;
        const std::uint32_t a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
        const std::uint32_t lows = split_product(a0, b0, half / 2);
        const std::uint32_t all = split_product(a1 ^ a0, b1 ^ b0, half / 2);
        const std::uint32_t highs = split_product(a1, b1, half / 2);
        return (all ^ lows) << half ^ lows ^
               split_product(highs, 1U << (half - 1), half / 2);
    }

    std::uint32_t product16(std::uint32_t a, std::uint32_t b) const {
        if (a == 0 || b == 0) return 0;
        return power_of_generator_[std::uint32_t(logarithm_[a]) + logarithm_[b]];
    }

    std::uint32_t product32(std::uint32_t a, std::uint32_t b) const {
        const std::uint32_t a1 = a >> 16, a0 = a & 65535, b1 = b >> 16, b0 = b & 65535;
        const std::uint32_t lows = product16(a0, b0);
        const std::uint32_t all = product16(a1 ^ a0, b1 ^ b0);
        const std::uint32_t highs = product16(a1, b1);
        return (all ^ lows) << 16 | (lows ^ product16(highs, 1U << 15));
    }

    // The product with 2^31, which is F / 2 for F = 2^32.
    std::uint32_t times_half(std::uint32_t a) const {
        const std::uint32_t a1 = a >> 16, a0 = a & 65535, half = 1U << 15;
        return product16(a1 ^ a0, half) << 16 | product16(product16(a1, half), half);
    }

    std::vector<std::uint16_t> power_of_generator_;  // twice, so a sum of two serves
    std::vector<std::uint16_t> logarithm_;           // of 1..65535
};

}  // namespace games
