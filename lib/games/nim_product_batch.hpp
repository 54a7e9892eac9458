// Nim multiplication of many pairs at a time, without tables.
//
// The nimbers below 2^64 and their rules are those of nim_product.hpp. Here 128 nimbers
// are held as 64 planes, one for each bit, so that one machine word has the same bit of
// many of them. A product of planes is made of three products of half the planes each
// (Karatsuba), down to single planes, where it is an AND.
//
// The planes are two words of 64 bits side by side, by the vector extension that g++ and
// clang have; every x86-64 does such a pair at once.
//
// Time:     O(n) for n pairs; compiled by g++ -O2 about 0.6 of what NimProduct takes, by
//           clang++ no less. 128 pairs are done at a time, so a few alone are slow.
// Space:    O(n) for n pairs.
// Requires: a and b have the same size.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   A. Karatsuba, Y. Ofman (1962); J. H. Conway, "On Numbers and Games", ch. 6;
//           H. S. Warren, "Hacker's Delight", ch. 7, for the transposition.
// Usage:
//   std::vector<std::uint64_t> a = {2, 8, 16}, b = {3, 8, 0};
//   auto products = games::nim_products(a, b);  // products[0] == 1 && products[1] == 13
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace games {

typedef std::uint64_t NimPlane __attribute__((vector_size(16)));

// Fields of nimbers of `bits` bits, as planes from the lowest bit on.
template <int bits>
struct NimPlanes {
    enum : int { half = bits / 2 };

    // The products of a and b, in other planes than theirs.
    static void product(const NimPlane* a, const NimPlane* b, NimPlane* result) {
        NimPlane a_sum[half], b_sum[half], lows[half], highs[half];
        for (int i = 0; i < half; ++i) {
            a_sum[i] = a[i] ^ a[half + i];
            b_sum[i] = b[i] ^ b[half + i];
        }
        NimPlanes<half>::product(a, b, lows);
        NimPlanes<half>::product(a_sum, b_sum, result + half);
        NimPlanes<half>::product(a + half, b + half, highs);
        NimPlanes<half>::times_highest(highs);
        for (int i = 0; i < half; ++i) {
            result[half + i] ^= lows[i];
            result[i] = lows[i] ^ highs[i];
        }
    }

    // Multiplies by the nimber with the highest bit alone, in place.
    static void times_highest(NimPlane* a) {
        for (int i = 0; i < half; ++i) {
            const NimPlane high = a[half + i];
            a[half + i] ^= a[i];
            a[i] = high;
        }
        NimPlanes<half>::times_highest(a);
        NimPlanes<half>::times_highest(a);
        NimPlanes<half>::times_highest(a + half);
    }
};

template <>
struct NimPlanes<1> {
    static void product(const NimPlane* a, const NimPlane* b, NimPlane* result) {
        *result = *a & *b;
    }
    static void times_highest(NimPlane*) {}
};

// Changes 64 words to their 64 planes, or back, in place.
inline void nim_transpose(NimPlane* words) {
    std::uint64_t mask = 0xFFFFFFFF;  // the lower half of each 2 * width bits
    for (int width = 32; width > 0; width /= 2, mask ^= mask << width) {
        for (int i = 0; i < 64; i = (i + width + 1) & ~width) {
            const NimPlane change = (words[i] >> width ^ words[i + width]) & mask;
            words[i] ^= change << width;
            words[i + width] ^= change;
        }
    }
}

// The nim product of each a[i] and b[i].
inline std::vector<std::uint64_t> nim_products(const std::vector<std::uint64_t>& a,
                                               const std::vector<std::uint64_t>& b) {
    assert(a.size() == b.size());
    std::vector<std::uint64_t> result(a.size());
    for (std::size_t start = 0; start < a.size(); start += 128) {
        const std::size_t count = std::min(a.size() - start, std::size_t(128));
        NimPlane a_planes[64] = {}, b_planes[64] = {}, planes[64];
        for (std::size_t i = 0; i < count; ++i) {
            a_planes[i % 64][i / 64] = a[start + i];
            b_planes[i % 64][i / 64] = b[start + i];
        }
        nim_transpose(a_planes);
        nim_transpose(b_planes);
        NimPlanes<64>::product(a_planes, b_planes, planes);
        nim_transpose(planes);
        for (std::size_t i = 0; i < count; ++i) {
            result[start + i] = planes[i % 64][i / 64];
        }
    }
    return result;
}

}  // namespace games
