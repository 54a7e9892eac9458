#include "games/hackenbush_visit.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <utility>
#include <vector>

#include "hackenbush_play.hpp"

namespace {

using hackenbush_play::Edges;

bool is_above(const games::HackenbushVisit& visit, std::size_t upper, std::size_t lower) {
    while (upper != lower && upper != 0) upper = visit.steps[upper].parent;
    return upper == lower;
}

TEST(HackenbushVisit, ReachesWhatStandsAndEachOtherEdgeClosesACycle) {
    for (unsigned seed = 0; seed < 2000; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const unsigned n = 1 + unsigned(random() % 7);
        std::vector<int> grounded;
        for (unsigned i = seed % 3; i > 0; --i) grounded.push_back(int(random() % n));
        Edges edges;
        for (auto i = random() % 10; i > 0; --i) {
            edges.push_back({int(random() % n), int(random() % n)});
        }
        const games::HackenbushVisit visit(int(n), edges, grounded);

        std::vector<int> seen;
        std::vector<std::vector<int>> names(visit.steps.size());
        names[0] = grounded;  // the vertices that a step stands for
        ASSERT_EQ(visit.steps[0].parent, 0u);
        ASSERT_EQ(visit.steps[0].entry, -1);
        const auto stands_for = [&](std::size_t step, int vertex) {
            return std::count(names[step].begin(), names[step].end(), vertex) > 0;
        };
        for (std::size_t v = 1; v < visit.steps.size(); ++v) {
            const games::HackenbushVisit::Step& step = visit.steps[v];
            ASSERT_LT(step.parent, v);
            seen.push_back(step.entry);
            const std::pair<int, int> edge = edges[std::size_t(step.entry)];
            const bool forward = stands_for(step.parent, edge.first);
            ASSERT_TRUE(forward || stands_for(step.parent, edge.second));
            names[v] = {forward ? edge.second : edge.first};
        }
        for (const games::HackenbushVisit::Closing& closing : visit.closings) {
            seen.push_back(closing.edge);
            ASSERT_TRUE(is_above(visit, closing.upper, closing.lower));
            const std::pair<int, int> edge = edges[std::size_t(closing.edge)];
            const bool forward = stands_for(closing.lower, edge.first) &&
                                 stands_for(closing.upper, edge.second);
            ASSERT_TRUE(forward || (stands_for(closing.lower, edge.second) &&
                                    stands_for(closing.upper, edge.first)));
        }
        std::vector<int> expected;
        const Edges standing = hackenbush_play::standing(edges, grounded);
        for (std::size_t e = 0; e < edges.size(); ++e) {
            if (std::count(standing.begin(), standing.end(), edges[e]) == 0) continue;
            expected.push_back(int(e));
        }
        std::sort(seen.begin(), seen.end());
        ASSERT_EQ(seen, expected);
    }
}

TEST(HackenbushVisit, TakesALongPath) {
    const int n = 1000000;
    Edges path;
    for (int v = 1; v < n; ++v) path.push_back({v, v - 1});
    const games::HackenbushVisit visit(n, path, {0});
    EXPECT_EQ(visit.steps.size(), std::size_t(n));
    EXPECT_TRUE(visit.closings.empty());
}

TEST(HackenbushVisitDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::HackenbushVisit(-1, {}, {}), "vertex_count >= 0");
    EXPECT_DEATH(games::HackenbushVisit(1, {}, {1}), "vertex. < n");
    EXPECT_DEATH(games::HackenbushVisit(1, {{0, 1}}, {0}), "edge.second. < n");
    EXPECT_DEATH(games::HackenbushVisit(1, {{1, 0}}, {0}), "edge.first. < n");
}

}  // namespace
