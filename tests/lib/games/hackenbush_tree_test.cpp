#include "games/hackenbush_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

#include "hackenbush_play.hpp"

namespace {

using hackenbush_play::Edges;

TEST(HackenbushStalks, AgreeWithPlay) {
    play::Game<Edges> game = hackenbush_play::game({0});
    for (int a = 0; a <= 3; ++a) {
        for (int b = 0; b <= 3; ++b) {
            for (int c = 0; c <= 2; ++c) {
                Edges edges;
                int vertex = 0;
                for (const int height : {a, b, c}) {
                    for (int i = 0; i < height; ++i, ++vertex) {
                        edges.push_back({i == 0 ? 0 : vertex, vertex + 1});
                    }
                }
                ASSERT_EQ(games::hackenbush_stalks({a, b, c}), game.grundy(edges))
                    << a << ' ' << b << ' ' << c;
            }
        }
    }
}

TEST(HackenbushStalks, AreNimHeaps) {
    EXPECT_EQ(games::hackenbush_stalks({}), 0);
    EXPECT_EQ(games::hackenbush_stalks({1000000000000000000LL, 1}),
              1000000000000000001LL);
}

TEST(HackenbushTree, KnownValues) {
    EXPECT_EQ(games::hackenbush_tree(1, {}, 0), 0);
    EXPECT_EQ(games::hackenbush_tree(2, {{0, 1}}, 0), 1);
    EXPECT_EQ(games::hackenbush_tree(3, {{0, 1}, {1, 2}}, 0), 2);
    EXPECT_EQ(games::hackenbush_tree(3, {{0, 1}, {1, 2}}, 1), 0);
    EXPECT_EQ(games::hackenbush_tree(4, {{0, 1}, {1, 2}, {1, 3}}, 0), 1);
}

// Every tree of up to six vertices, from every root, against play: vertex v joins one
// of the vertices before it; then labels, directions and the order are shuffled.
TEST(HackenbushTree, AgreesWithPlayOnEverySmallTree) {
    std::mt19937 random(1);
    for (int n = 1; n <= 5; ++n) {
        int trees = 1;
        for (int v = 1; v < n; ++v) trees *= v;
        for (int tree = 0; tree < trees; ++tree) {
            std::vector<int> label(std::size_t(n), 0);
            std::iota(label.begin(), label.end(), 0);
            std::shuffle(label.begin(), label.end(), random);
            Edges edges;
            for (int v = 1, code = tree; v < n; code /= v, ++v) {
                edges.push_back({label[std::size_t(v)], label[std::size_t(code % v)]});
                if (random() % 2) std::swap(edges.back().first, edges.back().second);
            }
            std::shuffle(edges.begin(), edges.end(), random);
            for (int root = 0; root < n; ++root) {
                ASSERT_EQ(games::hackenbush_tree(n, edges, root),
                          hackenbush_play::game({root}).grundy(edges))
                    << "edges " << testing::PrintToString(edges) << ", root " << root;
            }
            for (unsigned set = 0; set < 1u << n; ++set) {
                std::vector<int> grounded;
                for (int v = 0; v < n; ++v) {
                    if (set >> v & 1) grounded.push_back(v);
                }
                ASSERT_EQ(games::hackenbush_tree(n, edges, grounded),
                          hackenbush_play::game(grounded).grundy(edges))
                    << "edges " << testing::PrintToString(edges) << ", grounded "
                    << testing::PrintToString(grounded);
            }
        }
    }
}

TEST(HackenbushTree, AgreesWithPlayOnRandomTrees) {
    for (unsigned seed = 0; seed < 150; ++seed) {
        std::mt19937 random(seed);
        const int n = 2 + int(random() % 7);
        Edges edges;
        for (int v = 1; v < n; ++v) edges.push_back({v, int(random() % unsigned(v))});
        std::vector<int> grounded;
        for (unsigned i = 1 + seed % 3; i > 0; --i) {
            grounded.push_back(int(random() % unsigned(n)));
        }
        ASSERT_EQ(games::hackenbush_tree(n, edges, grounded),
                  hackenbush_play::game(grounded).grundy(edges))
            << "seed " << seed;
    }
}

TEST(HackenbushTree, TakesAMillionVertices) {
    const int n = 1000000;
    Edges path;
    Edges star;
    for (int v = 1; v < n; ++v) {
        path.push_back({v, v - 1});
        star.push_back({v, 0});
    }
    EXPECT_EQ(games::hackenbush_tree(n, path, 0), n - 1);
    EXPECT_EQ(games::hackenbush_tree(n, path, n - 1), n - 1);
    EXPECT_EQ(games::hackenbush_tree(n, path, n - 2), (n - 2) ^ 1);
    EXPECT_EQ(games::hackenbush_tree(n, star, 0), 1);
    EXPECT_EQ(games::hackenbush_tree(n, star, 7), 1);
    EXPECT_EQ(games::hackenbush_tree(n, path, {0, n - 1}), 1);
    EXPECT_EQ(games::hackenbush_tree(n, path, {0, n - 2}), (n - 2) % 2 + 1);
    EXPECT_EQ(games::hackenbush_tree(n, star, {7, 8, 9}), 1 ^ (n - 4) % 2);
}

TEST(HackenbushTree, WithoutGroundNothingStands) {
    EXPECT_EQ(games::hackenbush_tree(2, {{0, 1}}, std::vector<int>()), 0);
    EXPECT_EQ(games::hackenbush_tree(1, {}, std::vector<int>()), 0);
}

TEST(HackenbushTreeDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::hackenbush_stalks({2, -1}), "heap >= 0");
    EXPECT_DEATH(games::hackenbush_tree(0, {}, 0), "vertex. < n");
    EXPECT_DEATH(games::hackenbush_tree(2, {{0, 1}}, 2), "vertex. < n");
    EXPECT_DEATH(games::hackenbush_tree(2, {{0, 1}}, -1), "vertex. < n");
    EXPECT_DEATH(games::hackenbush_tree(-1, {}, 0), "vertex_count >= 0");
    EXPECT_DEATH(games::hackenbush_tree(2, {{0, 1}}, {0, 2}), "vertex. < n");
    EXPECT_DEATH(games::hackenbush_tree(4, {{0, 1}, {1, 2}, {2, 0}}, {0, 3}),
                 "edges form a tree");
    EXPECT_DEATH(games::hackenbush_tree(2, {{0, 2}}, 0), "v < n");
    EXPECT_DEATH(games::hackenbush_tree(2, {{2, 0}}, 0), "u < n");
    EXPECT_DEATH(games::hackenbush_tree(2, {{-1, 0}}, 0), "u < n");
    EXPECT_DEATH(games::hackenbush_tree(2, {}, 0), "edges form a tree");
    EXPECT_DEATH(games::hackenbush_tree(1, {{0, 0}}, 0), "edges form a tree");
    EXPECT_DEATH(games::hackenbush_tree(2, {{0, 1}, {0, 1}}, 0), "edges form a tree");
    EXPECT_DEATH(games::hackenbush_tree(3, {{1, 2}, {0, 0}}, 0), "edges form a tree");
    EXPECT_DEATH(games::hackenbush_tree(4, {{1, 2}, {2, 3}, {3, 1}}, 0),
                 "edges form a tree");
    EXPECT_DEATH(games::hackenbush_tree(3, {{0, 1}, {1, 2}, {0, 0}}, 0),
                 "edges form a tree");
}

}  // namespace
