// Dyadic numbers: the values of games that are numbers, n / 2^k.
//
// A game whose Left options are all less than its Right options, all of them numbers,
// is the simplest number between them: the integer nearest to 0 if there is one, else
// the one with the least power of two below the line. Left wins a game that is a number
// above 0, Right one below 0, whoever starts; who moves first loses 0. The value of a
// sum of numbers is their ordinary sum.
//
// Time:     O(1); O(options + 62) for the simplest number.
// Requires: 0 <= exponent <= 62; all results fit a 64-bit numerator.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   J. H. Conway, "On Numbers and Games" (1976), ch. 2 and 9.
// Usage:
//   games::Dyadic half = games::dyadic(2, 2);            // half.numerator == 1
//   games::Dyadic sum = half + games::dyadic(-3);        // sum == games::dyadic(-5, 1)
//   games::Dyadic game = games::number({half}, {games::dyadic(1)});
//   bool right = game == games::dyadic(3, 2);            // right
//   auto outcome = games::outcome_of_number(game);  // outcome == games::OutcomeClass::L
#pragma once

#include <algorithm>
#include <cassert>
#include <limits>
#include <vector>

#include "games/outcome_class.hpp"

namespace games {

struct Dyadic {
    long long numerator;  // odd, unless exponent == 0
    int exponent;         // the value is numerator / 2^exponent
};

// numerator / 2^exponent in its lowest terms.
inline Dyadic dyadic(long long numerator, int exponent = 0) {
    assert(0 <= exponent && exponent <= 62);
    for (; exponent > 0 && numerator % 2 == 0; --exponent) numerator /= 2;
    return {numerator, exponent};
}

// The numerator of x over 2^exponent, where exponent >= x.exponent.
inline long long dyadic_numerator(const Dyadic& x, int exponent) {
    const long long most =
        std::numeric_limits<long long>::max() >> (exponent - x.exponent);
    assert(-most <= x.numerator && x.numerator <= most && "the result fits");
    return x.numerator * (1LL << (exponent - x.exponent));
}

// The greatest integer that is not above 2^exponent * x.
inline long long dyadic_floor(const Dyadic& x, int exponent = 0) {
    if (exponent >= x.exponent) return dyadic_numerator(x, exponent);
    const long long divisor = 1LL << (x.exponent - exponent);
    return x.numerator / divisor - (x.numerator % divisor < 0);
}

inline Dyadic operator-(const Dyadic& x) {
    assert(x.numerator != std::numeric_limits<long long>::min() && "the result fits");
    return {-x.numerator, x.exponent};
}

inline Dyadic operator+(const Dyadic& x, const Dyadic& y) {
    const int exponent = std::max(x.exponent, y.exponent);
    long long sum = 0;
    const bool overflow = __builtin_add_overflow(dyadic_numerator(x, exponent),
                                                 dyadic_numerator(y, exponent), &sum);
    assert(!overflow && "the result fits");
    return dyadic(overflow ? 0 : sum, exponent);
}

inline Dyadic operator-(const Dyadic& x, const Dyadic& y) { return x + -y; }

inline bool operator==(const Dyadic& x, const Dyadic& y) {
    return x.numerator == y.numerator && x.exponent == y.exponent;
}

// True iff x < y; nothing overflows.
inline bool operator<(const Dyadic& x, const Dyadic& y) {
    const long long floor_x = dyadic_floor(x), floor_y = dyadic_floor(y);
    if (floor_x != floor_y) return floor_x < floor_y;
    const int exponent = std::max(x.exponent, y.exponent);
    const Dyadic rest_x = {x.numerator - floor_x * (1LL << x.exponent), x.exponent};
    const Dyadic rest_y = {y.numerator - floor_y * (1LL << y.exponent), y.exponent};
    return dyadic_numerator(rest_x, exponent) < dyadic_numerator(rest_y, exponent);
}

// The value of the game {left | right}, where every left option is less than every
// right one; either may be empty.
inline Dyadic number(const std::vector<Dyadic>& left, const std::vector<Dyadic>& right) {
    const auto is_negative = [](const Dyadic& x) { return x.numerator < 0; };
    const auto is_positive = [](const Dyadic& x) { return x.numerator > 0; };
    if (std::all_of(left.begin(), left.end(), is_negative)) {
        if (std::all_of(right.begin(), right.end(), is_positive)) return {0, 0};
        std::vector<Dyadic> mirrored_left, mirrored_right;
        for (const Dyadic& x : right) mirrored_left.push_back(-x);
        for (const Dyadic& x : left) mirrored_right.push_back(-x);
        return -number(mirrored_left, mirrored_right);
    }
    const Dyadic low = *std::max_element(left.begin(), left.end());
    int exponent = 0;
    Dyadic simplest = dyadic(dyadic_floor(low) + 1);
    for (const Dyadic& high : right) {
        assert(low < high && "the game is a number");
        while (!(simplest < high)) {
            ++exponent;
            simplest = dyadic(dyadic_floor(low, exponent) + 1, exponent);
        }
    }
    return simplest;
}

// Who wins a game of that value.
inline OutcomeClass outcome_of_number(const Dyadic& value) {
    if (value.numerator == 0) return OutcomeClass::P;
    return value.numerator > 0 ? OutcomeClass::L : OutcomeClass::R;
}

}  // namespace games
