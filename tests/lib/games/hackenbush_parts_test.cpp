#include "games/hackenbush_parts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <utility>
#include <vector>

#include "games/green_hackenbush.hpp"
#include "hackenbush_play.hpp"

namespace {

using hackenbush_play::Edges;

// Every field but `value`, from its definition.
void expect_right(const games::HackenbushParts& parts) {
    const std::vector<games::HackenbushVertex>& vertices = parts.vertices;
    for (std::size_t v = 0; v < vertices.size(); ++v) {
        std::vector<char> above(vertices.size(), 0);
        std::size_t last = v;
        above[v] = 1;
        for (std::size_t w = v + 1; w < vertices.size(); ++w) {
            above[w] = above[vertices[w].parent];
            if (above[w]) last = w;
        }
        ASSERT_EQ(vertices[v].last, last);
        int count = 0, edge_xor = 0;
        std::size_t end = 0;
        for (const games::HackenbushParts::Closing& closing : parts.closings) {
            if (!above[closing.upper] || above[closing.lower]) continue;
            ++count;
            edge_xor ^= closing.edge;
            end = std::max(end, closing.lower);
        }
        ASSERT_EQ(vertices[v].cover_count, count);
        ASSERT_EQ(vertices[v].cover_xor, edge_xor);
        ASSERT_TRUE(count == 0 || vertices[v].cover_end == end);
        const bool same = v > 0 && count > 0;
        ASSERT_EQ(vertices[v].part, same ? vertices[vertices[v].parent].part : v);
    }
}

TEST(HackenbushParts, EveryFieldIsWhatItsDefinitionSays) {
    for (unsigned seed = 0; seed < 2000; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const unsigned n = 1 + unsigned(random() % 9);
        std::vector<int> grounded = {int(random() % n)};
        if (seed % 3 == 0) grounded.push_back(int(random() % n));
        Edges edges;
        for (auto i = random() % 14; i > 0; --i) {
            edges.push_back({int(random() % n), int(random() % n)});
        }
        const games::HackenbushParts parts(int(n), edges, grounded);
        ASSERT_NO_FATAL_FAILURE(expect_right(parts));
        ASSERT_EQ(parts.vertices[0].value,
                  games::hackenbush_graph(int(n), edges, grounded));
    }
}

TEST(HackenbushParts, KnownParts) {
    // A triangle on the ground with a twig, and a double edge upon the twig.
    const games::HackenbushParts parts(
        5, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {3, 4}}, {0});
    EXPECT_EQ(parts.vertices[0].value, 0);
    EXPECT_EQ(parts.closings.size(), 2u);
    int bridges = 0;
    for (std::size_t v = 1; v < parts.vertices.size(); ++v) {
        if (parts.vertices[v].cover_count > 0) continue;
        ++bridges;
        EXPECT_EQ(parts.vertices[v].entry, 3);
        EXPECT_EQ(parts.vertices[v].value, 0);
    }
    EXPECT_EQ(bridges, 1);
}

TEST(HackenbushPartsDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::HackenbushParts(1, {{0, 1}}, {0}), "edge.second. < n");
}

}  // namespace
