// Positions that are heaps of stones, for the tests of heap games.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace heaps {

using Heaps = std::vector<long long>;

// Every position of at most `max_heaps` heaps of at most `max_size` stones.
inline std::vector<Heaps> positions(std::size_t max_heaps, long long max_size) {
    std::vector<Heaps> result = {Heaps()};
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (result[i].size() == max_heaps) continue;
        for (long long size = 0; size <= max_size; ++size) {
            Heaps longer = result[i];
            longer.push_back(size);
            result.push_back(longer);
        }
    }
    return result;
}

// Every position one move away, when a move takes an allowed amount from one heap.
inline std::vector<Heaps> options(const Heaps& heaps,
                                  const std::function<bool(long long)>& allowed) {
    std::vector<Heaps> result;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (long long take = 1; take <= heaps[i]; ++take) {
            if (!allowed(take)) continue;
            result.push_back(heaps);
            result.back()[i] -= take;
        }
    }
    return result;
}

// The rules of Nim: any amount may be taken.
inline std::vector<Heaps> nim_options(const Heaps& heaps) {
    return options(heaps, [](long long) { return true; });
}

}  // namespace heaps
