#include "games/maximum_matching.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

namespace {

using Edges = std::vector<std::pair<int, int>>;

// By trying every matching: bit v of `free` tells that vertex v may still be covered.
int greatest(unsigned free, const Edges& edges, std::size_t from = 0) {
    int best = 0;
    for (std::size_t i = from; i < edges.size(); ++i) {
        const unsigned ends = 1u << edges[i].first | 1u << edges[i].second;
        if (edges[i].first == edges[i].second || (free & ends) != ends) continue;
        best = std::max(best, 1 + greatest(free & ~ends, edges, i + 1));
    }
    return best;
}

void expect_agrees(int n, const Edges& edges) {
    SCOPED_TRACE(testing::PrintToString(edges));
    const games::MaximumMatching matching(n, edges);
    const unsigned all = (1u << n) - 1;
    const int size = greatest(all, edges);
    ASSERT_EQ(matching.size(), size);
    int covered = 0;
    for (int v = 0; v < n; ++v) {
        const bool always = greatest(all & ~(1u << v), edges) < size;
        ASSERT_EQ(matching.is_always_covered(v), always) << v;
        const int mate = matching.mate(v);
        if (mate == -1) continue;
        ++covered;
        ASSERT_NE(mate, v);
        ASSERT_EQ(matching.mate(mate), v);
        const bool edge =
            std::count(edges.begin(), edges.end(), std::make_pair(v, mate)) ||
            std::count(edges.begin(), edges.end(), std::make_pair(mate, v));
        ASSERT_TRUE(edge);
    }
    ASSERT_EQ(covered, 2 * size);
}

TEST(MaximumMatching, AgreesOnEveryGraphOfFiveVertices) {
    for (unsigned graph = 0; graph < 1u << 10; ++graph) {
        Edges edges;
        for (int u = 0, bit = 0; u < 5; ++u) {
            for (int v = u + 1; v < 5; ++v, ++bit) {
                if (graph >> bit & 1) edges.push_back({u, v});
            }
        }
        ASSERT_NO_FATAL_FAILURE(expect_agrees(5, edges));
        std::reverse(edges.begin(), edges.end());
        ASSERT_NO_FATAL_FAILURE(expect_agrees(5, edges));
    }
}

TEST(MaximumMatching, AgreesOnRandomGraphs) {
    for (unsigned seed = 0; seed < 1500; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const int n = 1 + int(random() % 11);
        Edges edges;
        for (unsigned i = unsigned(random() % 17); i > 0; --i) {
            edges.push_back({int(random() % unsigned(n)), int(random() % unsigned(n))});
        }
        ASSERT_NO_FATAL_FAILURE(expect_agrees(n, edges));
    }
}

// Odd cycles that hang on one another by one edge: blossoms within blossoms.
TEST(MaximumMatching, AgreesOnRandomCactuses) {
    for (unsigned seed = 0; seed < 800; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        Edges edges;
        int n = 1;
        while (n < 10) {
            const int start = int(random() % unsigned(n));
            const int length = 1 + int(random() % 4);
            int last = start;
            for (int i = 0; i < length; ++i, ++n) {
                edges.push_back({last, n});
                last = n;
            }
            if (random() % 4) edges.push_back({last, start});
        }
        std::vector<int> label(std::size_t(n), 0);
        std::iota(label.begin(), label.end(), 0);
        std::shuffle(label.begin(), label.end(), random);
        for (std::pair<int, int>& edge : edges) {
            edge = {label[std::size_t(edge.first)], label[std::size_t(edge.second)]};
        }
        std::shuffle(edges.begin(), edges.end(), random);
        ASSERT_NO_FATAL_FAILURE(expect_agrees(n, edges));
    }
}

// The size has a proof: with d the vertices that are not always covered and a their
// neighbours outside d, every matching leaves as many uncovered as d has more odd
// components than a has vertices (formula of Tutte and Berge).
TEST(MaximumMatching, HasAProofOnRandomBigGraphs) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const int n = 20 + int(random() % 100);
        Edges edges;
        for (int i = n + int(random() % unsigned(n)); i > 0; --i) {
            edges.push_back({int(random() % unsigned(n)), int(random() % unsigned(n))});
        }
        const games::MaximumMatching matching(n, edges);
        std::vector<int> component(std::size_t(n), 0);
        std::iota(component.begin(), component.end(), 0);
        std::vector<char> is_neighbour(std::size_t(n), 0);
        for (const std::pair<int, int>& edge : edges) {
            const bool u = matching.is_always_covered(edge.first);
            const bool v = matching.is_always_covered(edge.second);
            if (u && !v) is_neighbour[std::size_t(edge.first)] = 1;
            if (v && !u) is_neighbour[std::size_t(edge.second)] = 1;
            if (u || v) continue;
            const int from = component[std::size_t(edge.first)];
            std::replace(component.begin(), component.end(), from,
                         component[std::size_t(edge.second)]);
        }
        int uncovered = -int(std::count(is_neighbour.begin(), is_neighbour.end(), 1));
        for (int v = 0; v < n; ++v) {
            if (matching.is_always_covered(v)) continue;
            uncovered += int(std::count(component.begin(), component.end(), v) % 2);
        }
        ASSERT_EQ(n - 2 * matching.size(), uncovered);
        for (int v = 0; v < n; ++v) {
            const int mate = matching.mate(v);
            ASSERT_TRUE(mate == -1 || matching.mate(mate) == v);
        }
    }
}

TEST(MaximumMatching, TakesLongPathsAndCycles) {
    for (const int n : {200000, 200001}) {
        Edges path;
        for (int v = 1; v < n; ++v) path.push_back({v, v - 1});
        std::mt19937 random(1);
        std::shuffle(path.begin(), path.end(), random);
        const games::MaximumMatching matching(n, path);
        EXPECT_EQ(matching.size(), n / 2);
        EXPECT_EQ(matching.is_always_covered(0), n % 2 == 0);
        EXPECT_TRUE(matching.is_always_covered(1));
        path.push_back({0, n - 1});
        const games::MaximumMatching cycle(n, path);
        EXPECT_EQ(cycle.size(), n / 2);
        EXPECT_EQ(cycle.is_always_covered(1), n % 2 == 0);
    }
}

TEST(MaximumMatching, BoundaryCases) {
    EXPECT_EQ(games::MaximumMatching(0, {}).size(), 0);
    const games::MaximumMatching one(1, {{0, 0}});
    EXPECT_EQ(one.size(), 0);
    EXPECT_EQ(one.mate(0), -1);
    EXPECT_FALSE(one.is_always_covered(0));
}

TEST(MaximumMatchingDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::MaximumMatching(-1, {}), "vertex_count >= 0");
    EXPECT_DEATH(games::MaximumMatching(2, {{0, 2}}), "edges join vertices");
    EXPECT_DEATH(games::MaximumMatching(2, {{-1, 0}}), "edges join vertices");
    EXPECT_DEATH(games::MaximumMatching(2, {{2, 0}}), "edges join vertices");
    const games::MaximumMatching matching(2, {{0, 1}});
    EXPECT_DEATH(matching.mate(2), "size_t.v. < none_");
    EXPECT_DEATH(matching.is_always_covered(-1), "size_t.v. < none_");
}

}  // namespace
