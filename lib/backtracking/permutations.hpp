// Permutations with pruning: lists of 0..n-1 that grow only where a rule allows.
//
// A beginning of a permutation is carried on by each number that it lacks and that the
// rule allows there, in ascending order; so the permutations come in lexicographic
// order, and no beginning is looked at twice.
//
// Time:     O(n) calls of the rule for each beginning that it allows, up to e n! of them.
// Space:    O(n).
// Requires: n >= 0; the rule depends on the beginning and the next number alone.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   R. J. Walker, "An enumerative technique for a class of combinatorial
//           problems" (1960).
// Usage:
//   using Permutation = std::vector<int>;
//   auto no_successor = [](const Permutation& beginning, int next) {
//       return beginning.empty() || next != beginning.back() + 1;
//   };
//   long long count = backtracking::permutations_count(4, no_successor);  // count == 11
//   Permutation first;
//   backtracking::permutations_for_each(4, no_successor, [&](const Permutation& all) {
//       first = all;
//       return false;
//   });
//   int second = first[1];  // second == 2
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

namespace backtracking {

// Calls visit(permutation) for each permutation of 0..n-1 of which every number is
// allowed(beginning before it, number), until it returns false. True iff it never did.
template <class Allowed, class Visit>
bool permutations_for_each(int n, Allowed allowed, Visit visit) {
    assert(n >= 0);
    const std::size_t length = std::size_t(n);
    std::vector<char> used(length, 0);
    std::vector<int> permutation;
    for (int next = 0;;) {  // the least number to be tried at the end
        if (permutation.size() == length) {
            if (!visit(static_cast<const std::vector<int>&>(permutation))) return false;
            next = n;
        }
        const std::vector<int>& beginning = permutation;
        while (next < n && (used[std::size_t(next)] || !allowed(beginning, next))) ++next;
        if (next < n) {
            used[std::size_t(next)] = 1;
            permutation.push_back(next);
            next = 0;
        } else {
            if (permutation.empty()) return true;
            next = permutation.back() + 1;
            used[std::size_t(next - 1)] = 0;
            permutation.pop_back();
        }
    }
}

// The number of permutations that the rule allows.
template <class Allowed>
long long permutations_count(int n, Allowed allowed) {
    long long count = 0;
    permutations_for_each(n, allowed, [&count](const std::vector<int>&) {
        ++count;
        return true;
    });
    return count;
}

}  // namespace backtracking
