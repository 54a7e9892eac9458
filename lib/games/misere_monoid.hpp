// Sums of heaps under misere play by a table: the elements of a misere quotient.
//
// A sum of heaps is an element of a finite commutative monoid; the element tells who
// wins. How such a table is found and proved is the matter of misere_quotient.hpp.
//
// Whether the rule of misere Nim serves instead, with heaps of the Grundy values, is
// told by follows_misere_nim(): "as in normal play until only values of 0 and 1 are
// left". In most games it is wrong: in Kayles for a row of 8, or for rows of 1 and 5.
//
// Time:     O(n) for a sum of n heaps; O(e g) steps for follows_misere_nim, for e
//           elements and values below g.
// Space:    O(e) for each kind of heap.
// Requires: at least one element, and heaps that the table knows.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   T. E. Plambeck, A. N. Siegel, "Misere quotients for impartial games" (2008).
// Usage:
//   games::MisereMonoid heaps_of_one;
//   heaps_of_one.times = {{0, 1}, {1, 0}};
//   heaps_of_one.lost = {false, true};
//   bool wins = heaps_of_one.is_n_position({1, 1});           // wins
//   bool nim = games::follows_misere_nim(heaps_of_one, {0, 1});  // nim
#pragma once

#include <cassert>
#include <cstddef>
#include <set>
#include <tuple>
#include <vector>

namespace games {

struct MisereMonoid {
    std::vector<std::vector<int>>
        times;               // times[e][h]: element e with a heap h beside it
    std::vector<bool> lost;  // lost[e]: whether the player to move loses

    // The number of elements; 0 is the element of the empty sum.
    int elements() const { return int(times.size()); }

    // The element of the sum of an element and some heaps.
    int product(int element, const std::vector<int>& heaps) const {
        assert(0 <= element && element < elements());
        for (const int heap : heaps) {
            assert(0 <= heap && std::size_t(heap) < times[0].size());
            element = times[std::size_t(element)][std::size_t(heap)];
        }
        return element;
    }

    // True iff the player to move wins the sum of the heaps.
    bool is_n_position(const std::vector<int>& heaps) const {
        return !lost[std::size_t(product(0, heaps))];
    }
};

// True iff every sum of the heaps is won as in misere Nim with heaps grundy[h] for h.
inline bool follows_misere_nim(const MisereMonoid& monoid,
                               const std::vector<int>& grundy) {
    assert(monoid.elements() > 0 && grundy.size() == monoid.times[0].size());
    using State = std::tuple<int, int, bool>;  // element, nim-sum, some value is above 1
    std::vector<State> states = {State(0, 0, false)};
    std::set<State> seen(states.begin(), states.end());
    for (std::size_t i = 0; i < states.size(); ++i) {
        const std::size_t element = std::size_t(std::get<0>(states[i]));
        const int value = std::get<1>(states[i]);
        const bool large = std::get<2>(states[i]);
        const bool nim_wins = (value != 0) == large;
        if (monoid.lost[element] == nim_wins) return false;
        for (std::size_t heap = 0; heap < grundy.size(); ++heap) {
            const State next(monoid.times[element][heap], value ^ grundy[heap],
                             large || grundy[heap] > 1);
            if (seen.insert(next).second) states.push_back(next);
        }
    }
    return true;
}

}  // namespace games
