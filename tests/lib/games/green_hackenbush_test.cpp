#include "games/green_hackenbush.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <utility>
#include <vector>

#include "hackenbush_play.hpp"
#include "play.hpp"

namespace {

using hackenbush_play::Edges;

TEST(HackenbushGraph, KnownValues) {
    const std::vector<std::pair<Edges, int>> known = {
        {{}, 0},
        {{{0, 1}}, 1},
        {{{0, 0}}, 1},
        {{{0, 0}, {0, 0}}, 0},
        {{{0, 1}, {0, 1}}, 0},
        {{{0, 1}, {0, 1}, {0, 1}}, 1},
        {{{0, 1}, {0, 1}, {1, 2}, {2, 3}}, 2},
        {{{0, 1}, {1, 1}}, 2},
        {{{0, 1}, {1, 1}, {1, 1}}, 1},
        {{{0, 1}, {1, 2}, {2, 0}}, 1},
        {{{0, 1}, {1, 2}, {2, 3}, {3, 0}}, 0},
        {{{0, 1}, {1, 2}, {2, 3}, {3, 1}}, 2},
        {{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 1}}, 1},
        {{{0, 1}, {1, 2}, {1, 2}}, 1},
        {{{0, 1}, {1, 2}, {1, 2}, {2, 3}}, 2},
        {{{0, 1}, {5, 6}, {6, 7}}, 1},
        {{{0, 1}, {1, 2}, {2, 0}, {2, 3}}, 0},
        {{{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5}, {5, 3}}, 3},
        {{{0, 1}, {1, 2}, {2, 3}, {3, 1}, {1, 4}, {4, 5}, {5, 1}}, 1},
        {{{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}}, 1},
        {{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}, 0},
    };
    for (const std::pair<Edges, int>& row : known) {
        EXPECT_EQ(games::hackenbush_graph(8, row.first, {0}), row.second)
            << testing::PrintToString(row.first);
    }
}

// Every list of up to four edges among four vertices, with one vertex grounded.
TEST(HackenbushGraph, AgreesWithPlayOnEverySmallGraph) {
    Edges all;
    for (int u = 0; u < 4; ++u) {
        for (int v = u; v < 4; ++v) all.push_back({v, u});
    }
    play::Game<Edges> game = hackenbush_play::game({0});
    std::vector<Edges> graphs = {Edges()};
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        const Edges edges = graphs[i];
        ASSERT_EQ(games::hackenbush_graph(4, edges, {0}), game.grundy(edges))
            << testing::PrintToString(edges);
        if (edges.size() == 4) continue;
        for (const std::pair<int, int>& edge : all) {
            graphs.push_back(edges);
            graphs.back().push_back(edge);
        }
    }
}

TEST(HackenbushGraph, AgreesWithPlayOnRandomGraphs) {
    for (unsigned seed = 0; seed < 1500; ++seed) {
        std::mt19937 random(seed);
        const int n = 1 + int(random() % 7);
        const auto vertex = [&] { return int(random() % unsigned(n)); };
        std::vector<int> grounded;
        for (unsigned i = seed % 4; i > 0; --i) grounded.push_back(vertex());
        Edges edges;
        for (auto i = random() % 8; i > 0; --i) edges.push_back({vertex(), vertex()});
        ASSERT_EQ(games::hackenbush_graph(n, edges, grounded),
                  hackenbush_play::game(grounded).grundy(edges))
            << "seed " << seed << ", edges " << testing::PrintToString(edges)
            << ", grounded " << testing::PrintToString(grounded);
    }
}

TEST(HackenbushGraph, GroundedVerticesAreOneGround) {
    EXPECT_EQ(games::hackenbush_graph(3, {{0, 1}, {1, 2}}, {0}), 2);
    EXPECT_EQ(games::hackenbush_graph(3, {{0, 1}, {1, 2}}, {0, 2}), 0);
    EXPECT_EQ(games::hackenbush_graph(3, {{0, 1}, {1, 2}}, {0, 2, 0, 0}), 0);
    EXPECT_EQ(games::hackenbush_graph(2, {{0, 1}}, {0, 1}), 1);
    EXPECT_EQ(games::hackenbush_graph(2, {{0, 1}}, {1, 1}), 1);
    EXPECT_EQ(games::hackenbush_graph(2, {{0, 1}}, {}), 0);
    EXPECT_EQ(games::hackenbush_graph(0, {}, {}), 0);
}

TEST(HackenbushGraph, AgreesWithTheTreeOnRandomTrees) {
    for (unsigned seed = 0; seed < 200; ++seed) {
        std::mt19937 random(seed);
        const unsigned n = 1 + unsigned(random() % 300);
        Edges edges;
        for (unsigned v = 1; v < n; ++v) {
            edges.push_back({int(v), int(random() % v)});
            if (random() % 2) std::swap(edges.back().first, edges.back().second);
        }
        const int root = int(random() % n);
        ASSERT_EQ(games::hackenbush_graph(int(n), edges, {root}),
                  games::hackenbush_tree(int(n), edges, root))
            << "seed " << seed;
    }
}

TEST(HackenbushGraph, TakesAMillionVertices) {
    const int n = 1000000;
    Edges edges;
    for (int v = 1; v < n; ++v) edges.push_back({v, v - 1});
    EXPECT_EQ(games::hackenbush_graph(n, edges, {0}), n - 1);
    EXPECT_EQ(games::hackenbush_graph(n, edges, {n / 2}), (n / 2) ^ (n / 2 - 1));
    edges.push_back({0, n - 1});  // an even cycle
    EXPECT_EQ(games::hackenbush_graph(n, edges, {0}), 0);
    edges.push_back({n / 2, n / 2});
    EXPECT_EQ(games::hackenbush_graph(n, edges, {0}), 1);
}

using Bundles = std::vector<games::HackenbushBundle>;

// Game of CS by its rules: a move marks one unit of an edge that is reached over edges
// with unmarked units. A position is the number of unmarked units of every edge.
play::Game<std::vector<int>> bundle_game(const Bundles& bundles, int root) {
    return play::Game<std::vector<int>>([bundles, root](const std::vector<int>& units) {
        Edges edges;
        for (std::size_t i = 0; i < units.size(); ++i) {
            if (units[i] > 0) edges.push_back({bundles[i].u, bundles[i].v});
        }
        const Edges reached = hackenbush_play::standing(edges, {root});
        std::vector<std::vector<int>> result;
        for (std::size_t i = 0; i < units.size(); ++i) {
            const std::pair<int, int> edge(bundles[i].u, bundles[i].v);
            if (units[i] == 0) continue;
            if (std::find(reached.begin(), reached.end(), edge) == reached.end())
                continue;
            result.push_back(units);
            --result.back()[i];
        }
        return result;
    });
}

TEST(HackenbushBundles, AgreeWithPlayOnRandomTrees) {
    for (unsigned seed = 0; seed < 400; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const unsigned n = 1 + unsigned(random() % 5);
        Bundles bundles;
        std::vector<int> units;
        for (unsigned v = 1; v < n; ++v) {
            units.push_back(1 + int(random() % 5));
            bundles.push_back({int(v), int(random() % v), units.back()});
        }
        const int root = int(random() % n);
        ASSERT_EQ(games::hackenbush_bundles(int(n), bundles, {root}),
                  bundle_game(bundles, root).grundy(units));
    }
}

TEST(HackenbushBundles, AreParallelEdges) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        Bundles bundles;
        Edges edges;
        for (auto i = random() % 10; i > 0; --i) {
            const int u = int(random() % 6);
            const int v = int(random() % 6);
            bundles.push_back({u, v, 1 + (long long)(random() % 6)});
            for (long long j = 0; j < bundles.back().parallel_edges; ++j) {
                edges.push_back({u, v});
            }
        }
        ASSERT_EQ(games::hackenbush_bundles(6, bundles, {0}),
                  games::hackenbush_graph(6, edges, {0}));
    }
}

TEST(HackenbushBundles, TakeHugeBundles) {
    const long long huge = 1000000000000000000LL;
    EXPECT_EQ(games::hackenbush_bundles(3, {{0, 1, huge}, {1, 2, 1}}, {0}), 1);
    EXPECT_EQ(games::hackenbush_bundles(3, {{0, 1, huge + 1}, {1, 2, 1}}, {0}), 0);
    EXPECT_EQ(games::hackenbush_bundles(3, {{0, 1, 1}, {1, 2, 1}}, {0}), 2);
}

TEST(GreenHackenbushDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::hackenbush_graph(-1, {}, {}), "vertex_count >= 0");
    EXPECT_DEATH(games::hackenbush_graph(2, {{0, 2}}, {0}), "edge.second\\) < n");
    EXPECT_DEATH(games::hackenbush_graph(2, {{2, 0}}, {0}), "edge.first\\) < n");
    EXPECT_DEATH(games::hackenbush_graph(2, {{0, -1}}, {0}), "edge.second\\) < n");
    EXPECT_DEATH(games::hackenbush_graph(2, {{-1, 0}}, {0}), "edge.first\\) < n");
    EXPECT_DEATH(games::hackenbush_graph(2, {}, {2}), "vertex\\) < n");
    EXPECT_DEATH(games::hackenbush_graph(2, {}, {0, -1}), "vertex\\) < n");
    EXPECT_DEATH(games::hackenbush_bundles(2, {{0, 1, 0}}, {0}), "count >= 1");
    EXPECT_DEATH(games::hackenbush_bundles(2, {{0, 1, -2}}, {0}), "count >= 1");
}

}  // namespace
