// Sums of octal heaps by the oracle, for the tests of misere play.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "play.hpp"

namespace misere_sums {

using Heaps = std::vector<int>;
using Options = std::vector<std::vector<Heaps>>;  // the options of heap 0, 1, ...

// The game of sums of these heaps, by its rules; a position lists its heaps.
inline play::Game<Heaps> game(const Options& options, play::Convention convention) {
    return play::Game<Heaps>(
        [options](const Heaps& heaps) {
            std::vector<Heaps> result;
            for (std::size_t i = 0; i < heaps.size(); ++i) {
                for (const Heaps& option : options[std::size_t(heaps[i])]) {
                    Heaps after = heaps;
                    after.erase(after.begin() + std::ptrdiff_t(i));
                    after.insert(after.end(), option.begin(), option.end());
                    std::sort(after.begin(), after.end());
                    result.push_back(after);
                }
            }
            return result;
        },
        convention);
}

// All sums of up to `most` heaps 0..n, in ascending order.
inline std::vector<Heaps> sums(int n, std::size_t most) {
    std::vector<Heaps> result = {{}};
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (result[i].size() == most) continue;
        for (int heap = result[i].empty() ? 0 : result[i].back(); heap <= n; ++heap) {
            result.push_back(result[i]);
            result.back().push_back(heap);
        }
    }
    return result;
}

}  // namespace misere_sums
