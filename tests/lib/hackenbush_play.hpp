// Green Hackenbush by its rules alone, for the tests of its theory.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "play.hpp"

namespace hackenbush_play {

using Edges = std::vector<std::pair<int, int>>;

// The edges that are joined to the ground; the others fall.
inline Edges standing(const Edges& edges, std::vector<int> ground) {
    std::vector<char> stands(edges.size(), 0);
    for (std::size_t i = 0; i < ground.size(); ++i) {
        for (std::size_t e = 0; e < edges.size(); ++e) {
            const bool touches =
                edges[e].first == ground[i] || edges[e].second == ground[i];
            if (!touches || stands[e]) continue;
            stands[e] = 1;
            ground.push_back(edges[e].first);
            ground.push_back(edges[e].second);
        }
    }
    Edges result;
    for (std::size_t e = 0; e < edges.size(); ++e) {
        if (stands[e]) result.push_back(edges[e]);
    }
    return result;
}

// The game on any graph; a position is the list of the edges that stand.
inline play::Game<Edges> game(const std::vector<int>& grounded) {
    return play::Game<Edges>([grounded](const Edges& edges) {
        std::vector<Edges> result;
        const Edges now = standing(edges, grounded);
        for (std::size_t cut = 0; cut < now.size(); ++cut) {
            Edges left = now;
            left.erase(left.begin() + std::ptrdiff_t(cut));
            result.push_back(standing(left, grounded));
        }
        return result;
    });
}

}  // namespace hackenbush_play
