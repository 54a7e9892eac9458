// Red-blue Hackenbush on stalks, normal play.
//
// A stalk is edges in series that stand on the ground. Left cuts a blue edge, Right a
// red one, and all above falls. The player who cannot move loses. Every value is a
// number; stalks side by side add up, and who wins is told by the sign of the sum.
//
// A blue edge that carries a branch of value x is worth (x + n) / 2^(n - 1), with the
// least n >= 1 such that x + n > 1; a red edge is the negative of that for -x.
//
// Time:     O(n) for n edges.
// Space:    O(1).
// Requires: all values fit dyadic.hpp: at most 62 edges from the first one that has
//           another colour than the lowest.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", ch. 3.
// Usage:
//   const auto blue = games::HackenbushColour::blue, red = games::HackenbushColour::red;
//   games::Dyadic value = games::red_blue_stalk({blue, red, blue});
//   bool right = value == games::dyadic(3, 2);  // right
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

#include "games/dyadic.hpp"

namespace games {

enum class HackenbushColour : char { blue, red };

// The value of a blue edge that carries a branch of value x.
inline Dyadic blue_edge(const Dyadic& x) {
    const long long n = std::max(1LL, dyadic_floor(dyadic(1) - x) + 1);
    assert(n <= 64 && "the value fits");
    const Dyadic sum = x + dyadic(n);
    if (n > 1 && sum == dyadic(2)) return dyadic(1, int(n) - 2);
    return dyadic(sum.numerator, sum.exponent + int(n) - 1);
}

// The x for which blue_edge(x) == value, where value > 0.
inline Dyadic blue_edge_branch(const Dyadic& value) {
    assert(value.numerator > 0);
    Dyadic sum = value;
    long long n = 1;
    for (; !(dyadic(1) < sum); ++n) sum = sum + sum;
    return sum - dyadic(n);
}

// The value of an edge of either colour that carries a branch of value x.
inline Dyadic coloured_edge(HackenbushColour colour, const Dyadic& x) {
    return colour == HackenbushColour::blue ? blue_edge(x) : -blue_edge(-x);
}

// The value of a stalk, given by its colours from the ground up.
inline Dyadic red_blue_stalk(const std::vector<HackenbushColour>& colours) {
    Dyadic value = dyadic(0);
    for (std::size_t i = colours.size(); i-- > 0;) {
        value = coloured_edge(colours[i], value);
    }
    return value;
}

}  // namespace games
