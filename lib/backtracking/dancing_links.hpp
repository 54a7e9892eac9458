// Dancing links: a table of options and items from which a choice is easily undone.
//
// An option is a list of items. Items are 0, 1, ...: first the primary ones, which a
// cover needs, then the secondary ones. The nodes of an item form a column below it,
// those of an option a ring. What is taken out keeps its links, so it can be put back,
// last out first in. The search is in exact_cover.hpp.
//
// Time:     O(1) for each link that is changed.
// Space:    O(items + total length of the options), less than 2^32.
// Requires: an option has items, each once.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   D. E. Knuth, "Dancing links" (2000), arXiv cs/0011047.
// Usage:
//   backtracking::DancingLinks links(2, 1);    // links.root() == 3
//   unsigned node = links.add_option({0, 2});  // links.smallest_item() == 1
//   links.cover(1);                            // links.smallest_item() == 0
//   links.uncover(1);                          // links.down(0) == node
#pragma once

#include <cassert>
#include <vector>

namespace backtracking {

class DancingLinks {
  public:
    explicit DancingLinks(int primary_items, int secondary_items = 0)
        : root_(unsigned(primary_items) + unsigned(secondary_items)) {
        assert(primary_items >= 0 && secondary_items >= 0);
        for (unsigned i = 0; i <= root_; ++i) nodes_.push_back({i, i, i, i, i});
        numbers_.assign(nodes_.size(), 0);
        for (unsigned i = 0; i < unsigned(primary_items); ++i) put_left_of(root_, i);
    }

    // Adds an option below the others and returns its first node.
    unsigned add_option(const std::vector<int>& items) {
        assert(!items.empty());
        const unsigned first = unsigned(nodes_.size());
        for (const int number : items) {
            const unsigned item = unsigned(number), node = unsigned(nodes_.size());
            assert(item < root_ && "items are in range");
            const unsigned last = nodes_[item].up;
            assert(last < first && "an item is in an option once");
            nodes_.push_back({last, item, node, node, item});
            nodes_[last].down = nodes_[item].up = node;
            if (node != first) put_left_of(first, node);
            numbers_.push_back(option_count_);
            ++numbers_[item];
        }
        ++option_count_;
        return first;
    }

    // The primary item that has the fewest options left, the least of equals; root()
    // when none is left.
    unsigned smallest_item() const {
        unsigned smallest = nodes_[root_].right;
        for (unsigned item = smallest; item != root_; item = nodes_[item].right) {
            if (numbers_[item] < numbers_[smallest]) smallest = item;
        }
        return smallest;
    }
    unsigned root() const { return root_; }

    // The node below in the column that an item heads; from the last one, the item.
    unsigned down(unsigned node) const { return nodes_[node].down; }

    // The option of a node that is no item: 0, 1, ... in the order of adding.
    int option(unsigned node) const { return numbers_[node]; }

    // Takes out an item and, from the columns of all other items, its options.
    void cover(unsigned item) {
        nodes_[nodes_[item].left].right = nodes_[item].right;
        nodes_[nodes_[item].right].left = nodes_[item].left;
        for (unsigned i = nodes_[item].down; i != item; i = nodes_[i].down) {
            for (unsigned k = nodes_[i].right; k != i; k = nodes_[k].right) {
                nodes_[nodes_[k].up].down = nodes_[k].down;
                nodes_[nodes_[k].down].up = nodes_[k].up;
                --numbers_[nodes_[k].item];
            }
        }
    }

    // Puts back what cover(item) took out, when all later ones are put back.
    void uncover(unsigned item) {
        for (unsigned i = nodes_[item].up; i != item; i = nodes_[i].up) {
            for (unsigned k = nodes_[i].left; k != i; k = nodes_[k].left) {
                nodes_[nodes_[k].up].down = nodes_[nodes_[k].down].up = k;
                ++numbers_[nodes_[k].item];
            }
        }
        nodes_[nodes_[item].left].right = nodes_[nodes_[item].right].left = item;
    }

    // Covers, and uncovers, the items of the node's option, but not its own item.
    void choose(unsigned node) {
        for (unsigned k = nodes_[node].right; k != node; k = nodes_[k].right) {
            cover(nodes_[k].item);
        }
    }
    void undo(unsigned node) {
        for (unsigned k = nodes_[node].left; k != node; k = nodes_[k].left) {
            uncover(nodes_[k].item);
        }
    }

  private:
    struct Node {
        unsigned up, down, left, right, item;
    };

    void put_left_of(unsigned ring, unsigned node) {
        nodes_[node].left = nodes_[ring].left;
        nodes_[node].right = ring;
        nodes_[nodes_[ring].left].right = node;
        nodes_[ring].left = node;
    }

    unsigned root_;
    int option_count_ = 0;
    std::vector<Node> nodes_;   // the items, the root, then the nodes of each option
    std::vector<int> numbers_;  // the options left of an item, the option of a node
};

}  // namespace backtracking
