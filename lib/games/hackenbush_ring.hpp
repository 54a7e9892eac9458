// Green Hackenbush on a ring that is cut, normal play.
//
// A ring has k vertices 0..k-1; edge i joins vertex i to the next, the last edge joins
// k-1 to 0. Vertex 0 is on the ground, and each vertex carries a branch. To cut edge i
// leaves two arms that stand on vertex 0: over 1, ..., i and over k-1, ..., i+1.
//
// The arm over 1, ..., i is worth g1(g2(...gi(0))), where gj(x) = (x ^ branch j) + 1.
// All arms are found at once: their values lie in a binary trie, lowest digit first, in
// which a xor of all is a note at the root, and adding 1 to all swaps along one path.
//
// Time:     O(k b) for values of b binary digits.
// Space:    O(k b).
// Requires: k >= 1, every branch value >= 0, their sum + k < 2^31.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   "Winning Ways", ch. 7, for the values; method of this project.
// Usage:
//   std::vector<int> cut = games::hackenbush_cut_ring({0, 5, 0});  // cut.size() == 3
//   int first = cut[0];  // first == 7 && cut[1] == 7 && cut[2] == 5
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace games {

// Numbers that are changed all together, lowest binary digit at the root.
class XorAddTrie {
  public:
    explicit XorAddTrie(unsigned digits) : digits_(digits), nodes_(1) {}

    // Puts the number 0 in and returns its node.
    std::size_t insert_zero() {
        std::size_t node = 0;
        while (nodes_[node].depth < digits_) {
            settle(node);
            if (nodes_[node].child[0] == 0) {
                nodes_[node].child[0] = nodes_.size();
                nodes_.push_back({{0, 0}, 0, 0, nodes_[node].depth + 1});
            }
            node = nodes_[node].child[0];
        }
        return node;
    }

    // Makes each number x be (x ^ mask) + 1; none may grow beyond the digits.
    void xor_and_add_one(unsigned mask) {
        nodes_[0].pending ^= mask;
        std::size_t node = 0;
        do {
            settle(node);
            std::swap(nodes_[node].child[0], nodes_[node].child[1]);
            node = nodes_[node].child[0];
        } while (node != 0);
    }

    // The number that each of the nodes now stands for.
    std::vector<int> numbers(const std::vector<std::size_t>& leaves) {
        for (std::size_t node = 0; node < nodes_.size(); ++node) {
            settle(node);
            for (unsigned digit = 0; digit < 2; ++digit) {
                const std::size_t child = nodes_[node].child[digit];
                if (child == 0) continue;
                nodes_[child].number = nodes_[node].number | digit << nodes_[node].depth;
            }
        }
        std::vector<int> result;
        for (const std::size_t leaf : leaves) result.push_back(int(nodes_[leaf].number));
        return result;
    }

  private:
    struct Node {
        std::size_t child[2];  // by the next digit, 0 for none
        unsigned pending;      // a xor of the digits below, not yet done
        unsigned number;       // the digits above
        unsigned depth;        // how many they are
    };

    // Does the pending xor for the next digit and hands it on.
    void settle(std::size_t node) {
        Node& here = nodes_[node];
        if (here.pending & 1) std::swap(here.child[0], here.child[1]);
        for (const std::size_t child : here.child) {
            if (child != 0) nodes_[child].pending ^= here.pending >> 1;
        }
        here.pending = 0;
    }

    unsigned digits_;
    std::vector<Node> nodes_;
};

// The values of the arms over the branches 1..i, for i = 0..k-1, branch 0 not used.
inline std::vector<int> hackenbush_arms(const std::vector<int>& branches) {
    long long edges = (long long)branches.size();
    for (const int branch : branches) {
        assert(branch >= 0);
        edges += branch;
    }
    assert(edges < 1LL << 31 && "the values are small");
    unsigned digits = 1;
    while (edges >> digits != 0) ++digits;
    XorAddTrie trie(digits);
    std::vector<std::size_t> leaves(branches.size());
    for (std::size_t i = branches.size(); i-- > 0;) {
        leaves[i] = trie.insert_zero();
        if (i > 0) trie.xor_and_add_one(unsigned(branches[i]));
    }
    return trie.numbers(leaves);
}

// The value of all that stays after a cut, for each edge of the ring.
inline std::vector<int> hackenbush_cut_ring(const std::vector<int>& branches) {
    assert(!branches.empty());
    if (branches.size() == 1) return branches;
    std::vector<int> turned = branches;
    std::reverse(turned.begin() + 1, turned.end());
    const std::vector<int> up = hackenbush_arms(branches);
    const std::vector<int> down = hackenbush_arms(turned);
    std::vector<int> values;
    for (std::size_t i = 0; i < branches.size(); ++i) {
        values.push_back(branches[0] ^ up[i] ^ down[branches.size() - 1 - i]);
    }
    return values;
}

}  // namespace games
