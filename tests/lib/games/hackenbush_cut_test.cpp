#include "games/hackenbush_cut.hpp"

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

Edges without(Edges edges, std::size_t cut) {
    edges.erase(edges.begin() + std::ptrdiff_t(cut));
    return edges;
}

// Edges that have fallen cannot be cut.
bool stands(const Edges& edges, std::size_t e, const std::vector<int>& grounded) {
    const Edges now = hackenbush_play::standing(edges, grounded);
    return std::count(now.begin(), now.end(), edges[e]) > 0;
}

void expect_agrees(int n, const Edges& edges, const std::vector<int>& grounded,
                   play::Game<Edges>& game) {
    std::vector<int> expected;
    for (std::size_t e = 0; e < edges.size(); ++e) {
        if (!stands(edges, e, grounded)) continue;
        const Edges after = hackenbush_play::standing(without(edges, e), grounded);
        if (!game.is_n_position(after)) expected.push_back(int(e));
    }
    ASSERT_EQ(games::hackenbush_winning_cuts(n, edges, grounded), expected)
        << "edges " << testing::PrintToString(edges) << ", grounded "
        << testing::PrintToString(grounded);
    ASSERT_EQ(games::hackenbush_winning_cut(n, edges, grounded),
              expected.empty() ? -1 : expected[0]);
}

// Every list of up to four edges among four vertices, with one vertex grounded.
TEST(HackenbushCut, AgreesWithPlayOnEverySmallGraph) {
    Edges all;
    for (int u = 0; u < 4; ++u) {
        for (int v = u; v < 4; ++v) all.push_back({v, u});
    }
    play::Game<Edges> game = hackenbush_play::game({0});
    std::vector<Edges> graphs = {Edges()};
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        const Edges edges = graphs[i];
        ASSERT_NO_FATAL_FAILURE(expect_agrees(4, edges, {0}, game));
        if (edges.size() == 4) continue;
        for (const std::pair<int, int>& edge : all) {
            graphs.push_back(edges);
            graphs.back().push_back(edge);
        }
    }
}

TEST(HackenbushCut, AgreesWithPlayOnRandomGraphs) {
    for (unsigned seed = 0; seed < 900; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const int n = 1 + int(random() % 7);
        const auto vertex = [&] { return int(random() % unsigned(n)); };
        std::vector<int> grounded;
        for (unsigned i = seed % 4; i > 0; --i) grounded.push_back(vertex());
        Edges edges;
        for (auto i = random() % 9; i > 0; --i) edges.push_back({vertex(), vertex()});
        play::Game<Edges> game = hackenbush_play::game(grounded);
        ASSERT_NO_FATAL_FAILURE(expect_agrees(n, edges, grounded, game));
    }
}

// A random graph that has long rings: few edges beside a random path or tree.
Edges ringed(std::mt19937& random, int n, int more) {
    Edges edges;
    for (int v = 1; v < n; ++v) {
        const int back = 1 + int(random() % 3 ? 0 : random() % unsigned(v));
        edges.push_back({v, v - back});
    }
    for (int i = 0; i < more; ++i) {
        edges.push_back({int(random() % unsigned(n)), int(random() % unsigned(n))});
    }
    std::shuffle(edges.begin(), edges.end(), random);
    return edges;
}

TEST(HackenbushCut, AgreesWithPlayOnRandomRings) {
    for (unsigned seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const Edges edges = ringed(random, 4 + int(random() % 5), 1 + int(random() % 3));
        play::Game<Edges> game = hackenbush_play::game({0});
        ASSERT_NO_FATAL_FAILURE(expect_agrees(9, edges, {0}, game));
    }
}

// The value after each cut, which is tested by play, is 0 for the winning cuts alone.
void expect_values_agree(int n, const Edges& edges, const std::vector<int>& grounded) {
    std::vector<int> expected;
    for (std::size_t e = 0; e < edges.size(); ++e) {
        if (!stands(edges, e, grounded)) continue;
        if (games::hackenbush_graph(n, without(edges, e), grounded) == 0) {
            expected.push_back(int(e));
        }
    }
    ASSERT_EQ(games::hackenbush_winning_cuts(n, edges, grounded), expected)
        << testing::PrintToString(edges);
}

TEST(HackenbushCut, AgreesWithTheValueOfGreaterGraphs) {
    for (unsigned seed = 0; seed < 1500; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const int n = 2 + int(random() % 30);
        const Edges edges = ringed(random, n, int(random() % 8));
        std::vector<int> grounded = {int(random() % unsigned(n))};
        if (seed % 3 == 0) grounded.push_back(int(random() % unsigned(n)));
        ASSERT_NO_FATAL_FAILURE(expect_values_agree(n, edges, grounded));
    }
}

TEST(HackenbushCut, KnownCuts) {
    using Cuts = std::vector<int>;
    EXPECT_EQ(games::hackenbush_winning_cuts(1, {}, {0}), Cuts{});
    EXPECT_EQ(games::hackenbush_winning_cuts(0, {}, {}), Cuts{});
    EXPECT_EQ(games::hackenbush_winning_cuts(2, {{0, 1}}, {}), Cuts{});
    EXPECT_EQ(games::hackenbush_winning_cuts(2, {{0, 1}}, {0}), Cuts{0});
    EXPECT_EQ(games::hackenbush_winning_cuts(1, {{0, 0}}, {0}), Cuts{0});
    EXPECT_EQ(games::hackenbush_winning_cuts(2, {{0, 1}, {0, 1}}, {0}), Cuts{});
    // A stalk of three, and two stalks of three and five.
    EXPECT_EQ(games::hackenbush_winning_cuts(4, {{2, 3}, {0, 1}, {1, 2}}, {0}), Cuts{1});
    const Edges stalks = {{0, 1}, {1, 2}, {2, 3}, {0, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}};
    EXPECT_EQ(games::hackenbush_winning_cuts(9, stalks, {0}), Cuts{6});
    // Odd cycles: a triangle is won only by the edge that leaves two equal stalks.
    EXPECT_EQ(games::hackenbush_winning_cuts(3, {{0, 1}, {1, 2}, {2, 0}}, {0}), Cuts{1});
    EXPECT_EQ(games::hackenbush_winning_cuts(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}}, {0}),
              Cuts{});
}

TEST(HackenbushCut, TakesBigGraphs) {
    const int n = 200000;
    Edges path;
    for (int v = 1; v < n; ++v) path.push_back({v, v - 1});
    EXPECT_EQ(games::hackenbush_winning_cuts(n, path, {0}), std::vector<int>{0});
    Edges cycle = path;
    cycle.push_back({0, n - 1});
    EXPECT_TRUE(games::hackenbush_winning_cuts(n, cycle, {0}).empty());
    cycle.push_back({n, n - 1});
    cycle.push_back({n, 0});  // two rings now share the edge from 0 to n - 1
    EXPECT_EQ(games::hackenbush_graph(n + 1, cycle, {0}), 0);
    EXPECT_TRUE(games::hackenbush_winning_cuts(n + 1, cycle, {0}).empty());
    cycle.push_back({n / 2, n / 2});
    EXPECT_FALSE(games::hackenbush_winning_cuts(n + 1, cycle, {0}).empty());
}

TEST(HackenbushBundleCut, AgreesWithTheBundlesLeft) {
    for (unsigned seed = 0; seed < 500; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const int n = 1 + int(random() % 6);
        std::vector<games::HackenbushBundle> bundles;
        Edges edges;
        for (auto i = random() % 8; i > 0; --i) {
            const int u = int(random() % unsigned(n)), v = int(random() % unsigned(n));
            bundles.push_back({u, v, 1 + (long long)(random() % 6)});
            edges.push_back({u, v});
        }
        std::vector<int> expected;
        for (std::size_t i = 0; i < bundles.size(); ++i) {
            std::vector<games::HackenbushBundle> after = bundles;
            if (--after[i].parallel_edges == 0) {
                after.erase(after.begin() + std::ptrdiff_t(i));
            }
            if (!stands(edges, i, {0})) continue;
            if (games::hackenbush_bundles(n, after, {0}) == 0) expected.push_back(int(i));
        }
        ASSERT_EQ(games::hackenbush_winning_bundles(n, bundles, {0}), expected);
    }
}

TEST(HackenbushCutDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::hackenbush_winning_cuts(-1, {}, {}), "vertex_count >= 0");
    EXPECT_DEATH(games::hackenbush_winning_cuts(2, {{0, 2}}, {0}), "edge.second. < n");
    EXPECT_DEATH(games::hackenbush_winning_cut(2, {{-1, 0}}, {0}), "edge.first. < n");
    EXPECT_DEATH(games::hackenbush_winning_cuts(2, {}, {2}), "vertex. < n");
    EXPECT_DEATH(games::hackenbush_winning_cuts(2, {}, {-1}), "vertex. < n");
    EXPECT_DEATH(games::hackenbush_winning_bundles(2, {{0, 1, 0}}, {0}), "count >= 1");
}

}  // namespace
