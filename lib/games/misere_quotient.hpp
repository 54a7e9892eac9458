// The misere quotient of a game of heaps: who wins any sum under misere play.
//
// Two sums are the same iff no sum beside them tells them apart by who wins. The classes
// are elements of a monoid, and if there are few of them, a table answers all.
//
// The elements are learnt from small sums, which are played out, and then proved: a sum
// is known by its element and the set of its options' elements. There are finitely many
// such pairs, and in each the element must be lost iff no option is. A pair where that
// fails gives one more sum to tell elements apart. The example is Kayles with rows to 3.
//
// Time:     exponential at worst. Seconds for Kayles or Dawson's Kayles up to 10, for
//           games with few elements, as 0.75 and 0.123, up to 24 and more.
// Space:    O(pairs + small sums).
// Requires: an option of heap h is a list of heaps less than h, as octal_options gives.
// Errors:   a broken requirement stops the program (assert); nothing throws. If more
//           than `limit` elements are needed, the monoid has no element.
// Source:   T. E. Plambeck, A. N. Siegel, "Misere quotients for impartial games" (2008);
//           D. Angluin, "Learning regular sets from queries and counterexamples" (1987).
// Usage:
//   auto kayles = games::misere_quotient({{}, {{}}, {{}, {1}}, {{1}, {2}, {1, 1}}});
//   int elements = kayles.elements();             // elements == 6
//   bool wins = kayles.is_n_position({3, 2, 1});  // wins == false
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "games/misere_learner.hpp"
#include "games/misere_monoid.hpp"
#include "games/misere_play.hpp"

namespace games {

// True iff the order of heaps is no matter; else the learner has one more test.
inline bool misere_is_commutative(MisereLearner& learner) {
    const MisereMonoid& monoid = learner.monoid();
    const int heap_count = int(monoid.times[0].size());
    for (int element = 0; element < monoid.elements(); ++element) {
        for (int a = 0; a < heap_count; ++a) {
            for (int b = 0; b < a; ++b) {
                if (monoid.product(element, {a, b}) == monoid.product(element, {b, a})) {
                    continue;
                }
                for (std::size_t i = 0;; ++i) {
                    for (std::vector<int> heaps : {std::vector<int>{a, b}, {b, a}}) {
                        const std::vector<int>& test = learner.tests()[i];
                        heaps.insert(heaps.end(), test.begin(), test.end());
                        if (learner.add_test(element, heaps)) return false;
                    }
                }
            }
        }
    }
    return true;
}

// True iff every pair is right; else the learner has one more test.
inline bool misere_is_proved(MisereLearner& learner) {
    using Pair = std::pair<int, std::uint64_t>;  // element, bits of its options' elements
    const MisereMonoid& monoid = learner.monoid();
    const auto bit = [](int element) { return std::uint64_t(1) << element; };
    std::map<Pair, std::vector<int>> sum_of = {{Pair(0, 0), {}}};
    std::vector<Pair> pairs = {Pair(0, 0)};
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const Pair old = pairs[i];
        for (int heap = 0; heap < int(monoid.times[0].size()); ++heap) {
            Pair pair(monoid.product(old.first, {heap}), 0);
            for (int option = 0; option < monoid.elements(); ++option) {
                if (!(old.second & bit(option))) continue;
                pair.second |= bit(monoid.product(option, {heap}));
            }
            for (const std::vector<int>& left :
                 learner.play().options()[std::size_t(heap)]) {
                pair.second |= bit(monoid.product(old.first, left));
            }
            const std::vector<int> sum = sum_of_heaps(sum_of[old], {heap});
            if (!sum_of.insert({pair, sum}).second) continue;
            pairs.push_back(pair);
            bool lost = pair.second != 0;
            for (int option = 0; option < monoid.elements(); ++option) {
                if (monoid.lost[std::size_t(option)])
                    lost &= !(pair.second & bit(option));
            }
            if (lost == monoid.lost[std::size_t(pair.first)]) continue;
            if (learner.add_test(0, sum)) return false;
            for (const std::vector<int>& option : learner.play().options_of(sum)) {
                if (learner.add_test(0, option)) return false;
            }
        }
    }
    return true;
}

// The quotient of the heaps with these options; without elements if there are too many.
inline MisereMonoid misere_quotient(std::vector<std::vector<std::vector<int>>> options,
                                    int limit = 64) {
    assert(1 <= limit && limit <= 64);
    MisereLearner learner(MiserePlay(std::move(options)), limit);
    while (learner.find_elements()) {
        if (misere_is_commutative(learner) && misere_is_proved(learner)) break;
    }
    return learner.monoid();
}

}  // namespace games
