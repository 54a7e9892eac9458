#include "games/subgraph_grundy.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <random>
#include <utility>
#include <vector>

#include "play.hpp"

namespace {

using Edges = std::vector<std::pair<int, int>>;

const long long prime = 1000000007;

// Plays every subgraph. answer[group]: in how many of them the group has one value.
std::vector<long long> played(int n, const Edges& edges) {
    std::vector<long long> answer(std::size_t(1) << n, 0);
    for (int subset = 0; subset < 1 << edges.size(); ++subset) {
        play::Game<int> game([&](int vertex) {
            std::vector<int> options;
            for (std::size_t i = 0; i < edges.size(); ++i) {
                if (subset >> i & 1 && edges[i].first == vertex) {
                    options.push_back(edges[i].second);
                }
            }
            return options;
        });
        std::vector<int> values;
        for (int vertex = 0; vertex < n; ++vertex) values.push_back(game.grundy(vertex));
        for (std::size_t group = 0; group < answer.size(); ++group) {
            bool equal = true;
            for (int u = 0; u < n; ++u) {
                for (int v = 0; v < u; ++v) {
                    const bool both = group >> u & 1 && group >> v & 1;
                    if (both && values[std::size_t(u)] != values[std::size_t(v)]) {
                        equal = false;
                    }
                }
            }
            answer[group] += equal;
        }
    }
    return answer;
}

void check(int n, const Edges& edges) {
    const std::vector<long long> expected = played(n, edges);
    for (std::size_t bits = 0; bits < expected.size(); ++bits) {
        std::vector<int> group;
        for (int vertex = n - 1; vertex >= 0; --vertex) {
            if (bits >> vertex & 1) group.push_back(vertex);
        }
        ASSERT_EQ(games::count_subgraphs_of_equal_grundy(n, edges, group, prime),
                  expected[bits])
            << testing::PrintToString(edges) << testing::PrintToString(group);
        ASSERT_EQ(games::count_subgraphs_of_equal_grundy(n, edges, group, 3),
                  expected[bits] % 3);
    }
}

TEST(SubgraphGrundy, AgreesWithPlayOnEveryOrderedGraphOf4Vertices) {
    const Edges pairs = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
    for (int n = 0; n <= 4; ++n) {
        for (int chosen = 0; chosen < 1 << pairs.size(); ++chosen) {
            Edges edges;
            bool fits = true;
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                if ((chosen >> i & 1) == 0) continue;
                edges.push_back(pairs[i]);
                fits = fits && pairs[i].second < n;
            }
            if (fits) check(n, edges);
            if (HasFatalFailure()) return;
        }
    }
}

TEST(SubgraphGrundy, AgreesWithPlayWhateverTheNames) {
    const char* chosen = std::getenv("MEX_SEED");
    const unsigned seed = chosen ? unsigned(std::atoi(chosen)) : 1;
    std::mt19937 random(seed);
    for (int round = 0; round < 12; ++round) {
        SCOPED_TRACE(testing::Message() << "MEX_SEED=" << seed << ", round " << round);
        const int n = 5 + round % 2;
        std::vector<int> names = {0, 1, 2, 3, 4, 5};
        names.resize(std::size_t(n));
        for (std::size_t i = names.size() - 1; i > 0; --i) {
            std::swap(names[i], names[random() % (i + 1)]);
        }
        Edges edges;
        for (std::size_t u = 0; u < names.size(); ++u) {
            for (std::size_t v = u + 1; v < names.size(); ++v) {
                if (random() % 3 != 0 && edges.size() < 8) {
                    edges.push_back({names[u], names[v]});
                }
            }
        }
        check(n, edges);
        if (HasFatalFailure()) return;
    }
}

TEST(SubgraphGrundy, KnowsTheSampleOfTheSource) {
    Edges edges;
    for (int u = 0; u < 5; ++u) {
        for (int v = u + 1; v < 5; ++v) edges.push_back({u, v});
    }
    EXPECT_EQ(games::count_subgraphs_of_equal_grundy(5, edges, {0, 1}, prime),
              1024 - 816);
}

TEST(SubgraphGrundy, CountsBeyondTheModulus) {
    Edges edges;
    for (int u = 0; u < 12; ++u) {
        for (int v = u + 1; v < 12; ++v) edges.push_back({u, v});
    }
    long long power = 1;
    for (std::size_t i = 0; i < edges.size(); ++i) power = power * 2 % prime;
    const auto count = [&](const std::vector<int>& group, long long modulus) {
        return games::count_subgraphs_of_equal_grundy(12, edges, group, modulus);
    };
    EXPECT_EQ(count({}, prime), power);
    EXPECT_EQ(count({7}, prime), power);
    EXPECT_EQ(count({7, 7}, prime), power);
    EXPECT_EQ(count({}, 1LL << 31), 0);        // 2^66
    EXPECT_EQ(count({10, 11}, 1LL << 31), 0);  // 2^65: equal iff there is no 10 -> 11
    EXPECT_EQ(count({0, 1}, 1), 0);
    EXPECT_EQ(games::count_subgraphs_of_equal_grundy(0, {}, {}, 1), 0);
    // All vertices are worth the same only if there is no edge.
    EXPECT_EQ(count({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, prime), 1);
}

TEST(SubgraphGrundyDeathTest, RejectsWrongNumbers) {
    const auto count = games::count_subgraphs_of_equal_grundy;
    EXPECT_DEATH(count(-1, {}, {}, 5), "vertex_count");
    EXPECT_DEATH(count(21, {}, {}, 5), "vertex_count");
    EXPECT_DEATH(count(2, {}, {}, 0), "modulus");
    EXPECT_DEATH(count(2, {}, {}, (1LL << 31) + 1), "modulus");
    EXPECT_DEATH(count(2, {{0, 2}}, {}, 5), "edges join vertices");
    EXPECT_DEATH(count(2, {{-1, 1}}, {}, 5), "edges join vertices");
    EXPECT_DEATH(count(2, {{0, 1}, {0, 1}}, {}, 5), "edges are distinct");
    EXPECT_DEATH(count(2, {{0, 1}, {1, 0}}, {}, 5), "no cycle");
    EXPECT_DEATH(count(2, {{1, 1}}, {}, 5), "no cycle");
    EXPECT_DEATH(count(2, {}, {2}, 5), "the group has vertices");
    EXPECT_DEATH(count(2, {}, {-1}, 5), "the group has vertices");
}

}  // namespace
