#include "games/hackenbush_ring.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <utility>
#include <vector>

#include "hackenbush_play.hpp"
#include "play.hpp"

namespace {

using hackenbush_play::Edges;

// Arm after arm, as the rule tells.
std::vector<int> slow_arms(const std::vector<int>& branches) {
    std::vector<int> result;
    for (std::size_t top = 0; top < branches.size(); ++top) {
        int value = 0;
        for (std::size_t i = top; i > 0; --i) value = (value ^ branches[i]) + 1;
        result.push_back(value);
    }
    return result;
}

// The ring as a graph: each branch is a stalk, vertex 0 is the ground.
TEST(HackenbushRing, AgreesWithPlay) {
    play::Game<Edges> game = hackenbush_play::game({0});
    for (int k = 1; k <= 4; ++k) {
        int rings = 1;
        for (int i = 0; i < k; ++i) rings *= 3;
        for (int ring = 0; ring < rings; ++ring) {
            std::vector<int> branches;
            Edges stalks;
            int vertex = k;
            for (int i = 0, code = ring; i < k; ++i, code /= 3) {
                branches.push_back(code % 3);
                for (int j = 0, foot = i; j < code % 3; ++j, foot = vertex++) {
                    stalks.push_back({foot, vertex});
                }
            }
            const std::vector<int> cut = games::hackenbush_cut_ring(branches);
            ASSERT_EQ(cut.size(), std::size_t(k));
            for (int left_out = 0; left_out < k; ++left_out) {
                Edges edges = stalks;
                for (int i = 0; i < k; ++i) {
                    if (i != left_out) edges.push_back({i, (i + 1) % k});
                }
                ASSERT_EQ(cut[std::size_t(left_out)], game.grundy(edges))
                    << testing::PrintToString(branches) << " edge " << left_out;
            }
        }
    }
}

TEST(HackenbushRing, ArmsAgreeWithTheRuleOnRandomBranches) {
    for (unsigned seed = 0; seed < 400; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        std::vector<int> branches(1 + random() % 120);
        const unsigned size = 1u << random() % 24;
        for (int& branch : branches) branch = int(random() % size);
        ASSERT_EQ(games::hackenbush_arms(branches), slow_arms(branches));
    }
}

TEST(HackenbushRing, TakesALongRing) {
    const std::vector<int> bare(300000, 0);
    const std::vector<int> arms = games::hackenbush_arms(bare);
    for (std::size_t i = 0; i < arms.size(); ++i) ASSERT_EQ(arms[i], int(i));
    const std::vector<int> cut = games::hackenbush_cut_ring(bare);
    for (std::size_t i = 0; i < cut.size(); ++i) {
        ASSERT_EQ(cut[i], int(i ^ (bare.size() - 1 - i)));
    }
}

TEST(HackenbushRing, BoundaryCases) {
    EXPECT_EQ(games::hackenbush_cut_ring({5}), std::vector<int>{5});
    EXPECT_TRUE(games::hackenbush_arms({}).empty());
    const int big = 2147483645;
    EXPECT_EQ(games::hackenbush_arms({0, big}), (std::vector<int>{0, big + 1}));
}

TEST(HackenbushRingDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::hackenbush_cut_ring({}), "branches.empty");
    EXPECT_DEATH(games::hackenbush_cut_ring({0, -1}), "branch >= 0");
    EXPECT_DEATH(games::hackenbush_arms({2147483647}), "the values are small");
}

}  // namespace
