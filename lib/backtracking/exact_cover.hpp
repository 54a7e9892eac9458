// Exact cover: choose options such that every item is in exactly one of them.
//
// An option is a list of items. Items are 0, 1, ...: first the primary ones, then the
// secondary ones, which are in at most one chosen option. The search takes the primary
// item that has the fewest options left, the least of equals, and tries these in the
// order in which they were added; an option without a primary item is never chosen.
//
// Time:     exponential; a few ns for each link of dancing_links.hpp that is changed.
// Space:    O(items + total length of the options), less than 2^32; no recursion.
// Requires: an option has items, each once.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   D. E. Knuth, "Dancing links" (2000), arXiv cs/0011047.
// Usage:
//   backtracking::ExactCover cover(3, 1);  // cover.count() == 0
//   cover.add_option({0, 2});
//   cover.add_option({1, 3});
//   cover.add_option({0, 2, 3});
//   cover.add_option({1});
//   long long count = cover.count();  // count == 3
//   auto first = cover.first();       // first.options == std::vector<int>({0, 1})
#pragma once

#include <limits>
#include <vector>

#include "backtracking/dancing_links.hpp"

namespace backtracking {

struct Cover {
    bool found;
    std::vector<int> options;  // the chosen ones, in the order of the search
};

class ExactCover {
  public:
    explicit ExactCover(int primary_items, int secondary_items = 0)
        : table_(primary_items, secondary_items) {}

    // Adds an option and returns its index: 0, 1, ... in the order of the calls.
    int add_option(const std::vector<int>& items) {
        return table_.option(table_.add_option(items));
    }

    // Calls visit(options) for every cover until it returns false. True iff it never did.
    template <class Visit>
    bool for_each(Visit visit) const {
        DancingLinks links = table_;
        std::vector<int> options;
        std::vector<unsigned> path;  // for each covered item the node chosen, or the item
        for (bool deeper = true; deeper || !path.empty();) {
            if (deeper) {
                const unsigned item = links.smallest_item();
                if (item != links.root()) {
                    links.cover(item);
                    path.push_back(item);
                } else if (!visit(static_cast<const std::vector<int>&>(options))) {
                    return false;
                }
                if (path.empty()) return true;
            }
            unsigned& node = path.back();
            if (node > links.root()) {
                links.undo(node);
                options.pop_back();
            }
            node = links.down(node);
            deeper = node > links.root();
            if (deeper) {
                links.choose(node);
                options.push_back(links.option(node));
            } else {
                links.uncover(node);
                path.pop_back();
            }
        }
        return true;
    }

    // The number of covers, or `limit` if that is less.
    long long count(long long limit = std::numeric_limits<long long>::max()) const {
        long long found = 0;
        if (limit <= 0) return 0;
        for_each([&](const std::vector<int>&) { return ++found < limit; });
        return found;
    }

    // The first cover of the search; found == false if there is none.
    Cover first() const {
        Cover cover = {false, {}};
        for_each([&cover](const std::vector<int>& options) {
            cover = {true, options};
            return false;
        });
        return cover;
    }

  private:
    DancingLinks table_;
};

}  // namespace backtracking
