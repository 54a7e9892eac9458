// Learning who wins sums of heaps under misere play from sums that are played out.
//
// Two sums are told apart by a test, a third sum beside which one wins and the other
// loses. The classes that the tests tell apart are taken for the elements of a monoid. A
// sum of which the element is wrong gives one more test. misere_quotient.hpp looks for
// such sums and proves that there are no more.
//
// Time:     the play of elements * heaps * tests small sums, at worst.
// Space:    O(sums played).
// Requires: as for MiserePlay; 1 <= limit.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   D. Angluin, "Learning regular sets from queries and counterexamples" (1987).
// Usage:
//   games::MiserePlay nim({{}, {{}}, {{}, {1}}});
//   games::MisereLearner learner(nim, 64);
//   bool few = learner.find_elements();            // few
//   int elements = learner.monoid().elements();    // elements == 2
//   bool wrong = learner.add_test(0, {2, 2});      // wrong
#pragma once

#include <cassert>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "games/misere_monoid.hpp"
#include "games/misere_play.hpp"

namespace games {

class MisereLearner {
  public:
    using Heaps = std::vector<int>;

    MisereLearner(MiserePlay play, int limit)
        : play_(std::move(play)),
          limit_(limit),
          heap_count_(int(play_.options().size())) {
        assert(limit >= 1);
    }

    // The elements that the tests tell apart; false if they are more than the limit.
    bool find_elements() {
        std::map<std::vector<bool>, int> element_of = {{outcomes({}), 0}};
        sums_ = {{}};
        monoid_ = MisereMonoid();
        for (std::size_t i = 0; i < sums_.size(); ++i) {
            monoid_.lost.push_back(!play_.wins(sums_[i]));
            monoid_.times.emplace_back();
            for (int heap = 0; heap < heap_count_; ++heap) {
                const Heaps sum = sum_of_heaps(sums_[i], {heap});
                const auto found = element_of.insert({outcomes(sum), int(sums_.size())});
                if (found.second) sums_.push_back(sum);
                monoid_.times.back().push_back(found.first->second);
            }
            if (int(sums_.size()) > limit_) monoid_ = MisereMonoid();
            if (monoid_.elements() == 0) return false;
        }
        return true;
    }

    // Adds the test that an element and heaps beside it give; false if they give none.
    bool add_test(int element, const Heaps& heaps) {
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            const Heaps rest(heaps.begin() + std::ptrdiff_t(i) + 1, heaps.end());
            const Heaps now = sum_of_heaps(sums_[std::size_t(element)], {heaps[i]});
            element = monoid_.product(element, {heaps[i]});
            const Heaps& next = sums_[std::size_t(element)];
            if (play_.wins(sum_of_heaps(now, rest)) !=
                play_.wins(sum_of_heaps(next, rest))) {
                tests_.push_back(rest);
                return true;
            }
        }
        return false;
    }

    const MiserePlay& play() const { return play_; }
    const MisereMonoid& monoid() const { return monoid_; }      // as found last
    const std::vector<Heaps>& tests() const { return tests_; }  // the empty one first

  private:
    std::vector<bool> outcomes(const Heaps& heaps) {
        std::vector<bool> result;
        for (const Heaps& test : tests_) {
            result.push_back(play_.wins(sum_of_heaps(heaps, test)));
        }
        return result;
    }

    MiserePlay play_;
    int limit_, heap_count_;
    std::vector<Heaps> tests_ = {{}};
    std::vector<Heaps> sums_;  // one of each element
    MisereMonoid monoid_;
};

}  // namespace games
