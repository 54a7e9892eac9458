// Misere play of heaps, played out: the player who cannot move wins.
//
// Each heap has a list of options, each the list of the heaps that it leaves; a move is
// a move in one heap. No theory, so any such game will do, but only small sums.
//
// Time:     O(positions that can come * their options), each being played once.
// Space:    O(positions).
// Requires: an option of heap h is a list of heaps less than h.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   "Winning Ways", ch. 13, for the convention.
// Usage:
//   games::MiserePlay nim({{}, {{}}, {{}, {1}}});
//   bool single = nim.wins({1});                   // single == false
//   bool pair = nim.wins({2, 2});                  // pair == false
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace games {

// The heaps of both sums together, in ascending order.
inline std::vector<int> sum_of_heaps(std::vector<int> heaps,
                                     const std::vector<int>& more) {
    heaps.insert(heaps.end(), more.begin(), more.end());
    std::sort(heaps.begin(), heaps.end());
    return heaps;
}

class MiserePlay {
  public:
    using Heaps = std::vector<int>;

    // options[h] lists the options of heap h.
    explicit MiserePlay(std::vector<std::vector<Heaps>> options)
        : options_(std::move(options)) {
        for (std::size_t heap = 0; heap < options_.size(); ++heap) {
            for (const Heaps& option : options_[heap]) {
                for (const int left : option) assert(0 <= left && left < int(heap));
            }
        }
    }

    const std::vector<std::vector<Heaps>>& options() const { return options_; }

    // All that a move can make of a sum, each in ascending order.
    std::vector<Heaps> options_of(Heaps heaps) const {
        std::sort(heaps.begin(), heaps.end());
        std::vector<Heaps> result;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            assert(0 <= heaps[i] && std::size_t(heaps[i]) < options_.size());
            if (i > 0 && heaps[i] == heaps[i - 1]) continue;
            Heaps others = heaps;
            others.erase(others.begin() + std::ptrdiff_t(i));
            for (const Heaps& option : options_[std::size_t(heaps[i])]) {
                result.push_back(sum_of_heaps(others, option));
            }
        }
        return result;
    }

    // True iff the player to move wins the sum of the heaps.
    bool wins(Heaps heaps) {
        std::sort(heaps.begin(), heaps.end());
        const auto known = wins_.find(heaps);
        if (known != wins_.end()) return known->second;
        const std::vector<Heaps> options = options_of(heaps);
        bool result = options.empty();
        for (std::size_t i = 0; !result && i < options.size(); ++i) {
            result = !wins(options[i]);
        }
        return wins_[heaps] = result;
    }

  private:
    std::vector<std::vector<Heaps>> options_;
    std::map<Heaps, bool> wins_;
};

}  // namespace games
