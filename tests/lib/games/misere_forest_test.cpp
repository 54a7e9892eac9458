#include "games/misere_forest.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <random>
#include <utility>
#include <vector>

#include "hackenbush_play.hpp"
#include "play.hpp"

namespace {

using hackenbush_play::Edges;

// By the rules alone, misere: the position is the list of the edges that stand.
play::Game<Edges> misere_game(const std::vector<int>& roots) {
    const auto options = [roots](const Edges& edges) {
        std::vector<Edges> result;
        for (std::size_t cut = 0; cut < edges.size(); ++cut) {
            Edges left = edges;
            left.erase(left.begin() + std::ptrdiff_t(cut));
            result.push_back(hackenbush_play::standing(left, roots));
        }
        return result;
    };
    return play::Game<Edges>(options, play::Convention::misere);
}

void expect_agreement(int vertex_count, const Edges& edges, const std::vector<int>& roots,
                      play::Game<Edges>& play) {
    SCOPED_TRACE(testing::PrintToString(edges));
    ASSERT_EQ(games::misere_forest_is_n_position(vertex_count, edges, roots),
              play.is_n_position(edges));
    std::vector<int> cuts;
    for (std::size_t cut = 0; cut < edges.size(); ++cut) {
        Edges left = edges;
        left.erase(left.begin() + std::ptrdiff_t(cut));
        if (!play.is_n_position(hackenbush_play::standing(left, roots))) {
            cuts.push_back(int(cut));
        }
    }
    ASSERT_EQ(games::misere_forest_winning_cuts(vertex_count, edges, roots), cuts);
}

// Every forest where vertex i stands on one of 0..i-1, the first `root_count` being roots.
void expect_agreement_on_all(int vertex_count, int root_count) {
    std::vector<int> roots;
    for (int root = 0; root < root_count; ++root) roots.push_back(root);
    play::Game<Edges> play = misere_game(roots);
    std::function<void(Edges)> grow = [&](const Edges& edges) {
        const int vertex = root_count + int(edges.size());
        if (vertex == vertex_count) {
            expect_agreement(vertex_count, edges, roots, play);
            return;
        }
        for (int below = 0; below < vertex; ++below) {
            Edges more = edges;
            more.push_back({below, vertex});
            grow(more);
        }
    };
    grow({});
}

TEST(MisereForest, AgreesWithPlayOnEverySmallForest) {
    for (int vertex_count = 0; vertex_count <= 7; ++vertex_count) {
        for (int root_count = vertex_count == 0 ? 0 : 1; root_count <= vertex_count;
             ++root_count) {
            if (vertex_count == 7 && root_count == 2) continue;  // as with one root
            expect_agreement_on_all(vertex_count, root_count);
            if (HasFatalFailure()) return;
        }
    }
}

TEST(MisereForest, AgreesWithPlayOnRandomForests) {
    for (unsigned seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const int vertex_count = 8 + int(random() % 5);
        // Any numbering, order and direction.
        std::vector<int> names(static_cast<std::size_t>(vertex_count));
        for (int i = 0; i < vertex_count; ++i) names[std::size_t(i)] = i;
        std::shuffle(names.begin(), names.end(), random);
        const unsigned root_count = 1 + unsigned(random()) % 3;
        const unsigned back = 1 + unsigned(random()) % 6;  // 1: chains
        Edges edges;
        for (unsigned i = root_count; i < names.size(); ++i) {
            const unsigned below = i - 1 - unsigned(random()) % std::min(i, back);
            const std::pair<int, int> edge(names[i], names[below]);
            edges.push_back(random() % 2 ? edge
                                         : std::make_pair(edge.second, edge.first));
        }
        std::shuffle(edges.begin(), edges.end(), random);
        const std::vector<int> roots(names.begin(),
                                     names.begin() + std::ptrdiff_t(root_count));
        play::Game<Edges> play = misere_game(roots);
        expect_agreement(vertex_count, edges, roots, play);
        if (HasFatalFailure()) return;
    }
}

TEST(MisereForest, TheRuleIsForBranchesNotForTrees) {
    // The least tree where the rule on whole trees is wrong, of HDU 3590's specification.
    const Edges two_chains = {{0, 1}, {1, 2}, {0, 3}, {3, 4}};
    EXPECT_FALSE(games::misere_forest_is_n_position(5, two_chains, {0}));
    EXPECT_TRUE(games::misere_forest_winning_cuts(5, two_chains, {0}).empty());
}

TEST(MisereForest, NothingToCutIsAWin) {
    EXPECT_TRUE(games::misere_forest_is_n_position(0, {}, {}));
    EXPECT_TRUE(games::misere_forest_is_n_position(3, {}, {0, 1, 2}));
    EXPECT_TRUE(games::misere_forest_winning_cuts(3, {}, {2, 1, 0}).empty());
    EXPECT_FALSE(games::misere_forest_is_n_position(2, {{1, 0}}, {0}));
}

TEST(MisereForest, ALongChain) {
    const int n = 300000;
    Edges edges;
    for (int i = 1; i < n; ++i) edges.push_back({i, i - 1});
    edges.push_back({n, 0});
    EXPECT_TRUE(games::misere_forest_is_n_position(n + 1, edges, {0}));
    // Leaves 1 and 1, or nothing beside 1: the latter is lost for the player to move.
    EXPECT_EQ(games::misere_forest_winning_cuts(n + 1, edges, {0}),
              std::vector<int>({0}));
}

TEST(MisereForestDeathTest, RejectsWhatIsNoForest) {
    const auto wins = [](int vertex_count, const Edges& edges,
                         const std::vector<int>& roots) {
        return games::misere_forest_is_n_position(vertex_count, edges, roots);
    };
    EXPECT_DEATH(wins(-1, {}, {}), "vertex_count >= 0");
    EXPECT_DEATH(wins(2, {{0, 1}}, {2}), "root < vertex_count");
    EXPECT_DEATH(wins(2, {{0, 1}}, {-1}), "root >= 0");
    EXPECT_DEATH(wins(2, {{0, 1}}, {0, 0}), "listed once");
    EXPECT_DEATH(wins(2, {{0, 2}}, {0}), "end < vertex_count");
    EXPECT_DEATH(wins(2, {{-1, 0}}, {0}), "end >= 0");
    EXPECT_DEATH(wins(2, {{0, 1}}, {}), "trees with one root");
    EXPECT_DEATH(wins(2, {{0, 1}}, {0, 1}), "trees with one root");
    EXPECT_DEATH(wins(2, {}, {0}), "trees with one root");
    EXPECT_DEATH(wins(3, {{0, 1}, {1, 2}, {2, 0}}, {0}), "trees with one root");
    EXPECT_DEATH(wins(4, {{0, 1}, {1, 2}, {2, 1}}, {0}), "trees with one root");
    EXPECT_DEATH(wins(5, {{0, 1}, {2, 3}, {3, 4}}, {0, 1}), "trees with one root");
}

}  // namespace
