#include "games/vertex_geography.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <utility>
#include <vector>

#include "play.hpp"

namespace {

using Edges = std::vector<std::pair<int, int>>;
using Position = std::pair<int, std::vector<char>>;  // token, where it has been

// The rules: along an edge to a vertex where the token has not been.
play::Game<Position> geography(const Edges& edges) {
    return play::Game<Position>([edges](const Position& position) {
        std::vector<Position> result;
        for (std::pair<int, int> edge : edges) {
            for (int direction = 0; direction < 2; ++direction) {
                std::swap(edge.first, edge.second);
                if (edge.first != position.first) continue;
                if (position.second[std::size_t(edge.second)]) continue;
                result.push_back(position);
                result.back().first = edge.second;
                result.back().second[std::size_t(edge.second)] = 1;
            }
        }
        return result;
    });
}

void expect_agrees(int n, const Edges& edges) {
    SCOPED_TRACE(testing::PrintToString(edges));
    play::Game<Position> game = geography(edges);
    const std::vector<char> wins = games::geography_outcomes(n, edges);
    ASSERT_EQ(wins.size(), std::size_t(n));
    for (int start = 0; start < n; ++start) {
        Position position = {start, std::vector<char>(std::size_t(n), 0)};
        position.second[std::size_t(start)] = 1;
        ASSERT_EQ(wins[std::size_t(start)] != 0, game.is_n_position(position)) << start;
        std::vector<int> expected;
        for (int next = 0; next < n; ++next) {
            bool joined = false;
            for (const std::pair<int, int>& edge : edges) {
                if (edge == std::make_pair(start, next)) joined = true;
                if (edge == std::make_pair(next, start)) joined = true;
            }
            if (!joined || next == start) continue;
            Position after = position;
            after.first = next;
            after.second[std::size_t(next)] = 1;
            if (!game.is_n_position(after)) expected.push_back(next);
        }
        ASSERT_EQ(games::geography_winning_moves(n, edges, start), expected) << start;
    }
}

TEST(VertexGeography, AgreesWithPlayOnEveryGraphOfFiveVertices) {
    for (unsigned graph = 0; graph < 1u << 10; ++graph) {
        Edges edges;
        for (int u = 0, bit = 0; u < 5; ++u) {
            for (int v = u + 1; v < 5; ++v, ++bit) {
                if (graph >> bit & 1) edges.push_back({v, u});
            }
        }
        ASSERT_NO_FATAL_FAILURE(expect_agrees(5, edges));
    }
}

TEST(VertexGeography, AgreesWithPlayOnRandomGraphs) {
    for (unsigned seed = 0; seed < 250; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const int n = 1 + int(random() % 8);
        Edges edges;
        for (unsigned i = unsigned(random() % 11); i > 0; --i) {
            edges.push_back({int(random() % unsigned(n)), int(random() % unsigned(n))});
        }
        ASSERT_NO_FATAL_FAILURE(expect_agrees(n, edges));
    }
}

// Steps to the side on a square board.
TEST(VertexGeography, KnownBoards) {
    for (int size = 1; size <= 9; ++size) {
        Edges steps;
        for (int row = 0; row < size; ++row) {
            for (int column = 0; column < size; ++column) {
                const int v = row * size + column;
                if (column > 0) steps.push_back({v, v - 1});
                if (row > 0) steps.push_back({v, v - size});
            }
        }
        const std::vector<char> wins = games::geography_outcomes(size * size, steps);
        for (int v = 0; v < size * size; ++v) {
            // An odd board has a matching without any one cell of the corners' colour.
            const bool odd_cell = (v / size + v % size) % 2 != 0;
            ASSERT_EQ(wins[std::size_t(v)] != 0, size % 2 == 0 || odd_cell);
        }
    }
}

TEST(VertexGeography, BoundaryCases) {
    EXPECT_TRUE(games::geography_outcomes(0, {}).empty());
    EXPECT_EQ(games::geography_outcomes(1, {{0, 0}}), std::vector<char>{0});
    EXPECT_TRUE(games::geography_winning_moves(1, {{0, 0}}, 0).empty());
    EXPECT_EQ(games::geography_winning_moves(2, {{0, 1}, {1, 0}}, 0),
              std::vector<int>{1});
}

TEST(VertexGeographyDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::geography_outcomes(-1, {}), "vertex_count >= 0");
    EXPECT_DEATH(games::geography_outcomes(1, {{0, 1}}), "edges join vertices");
    EXPECT_DEATH(games::geography_winning_moves(1, {}, 1), "start < vertex_count");
    EXPECT_DEATH(games::geography_winning_moves(1, {}, -1), "0 <= start");
    EXPECT_DEATH(games::geography_winning_moves(2, {{0, 2}}, 0), "is_next.size");
    EXPECT_DEATH(games::geography_winning_moves(2, {{-1, 0}}, 0), "is_next.size");
    EXPECT_DEATH(games::geography_winning_moves(3, {{1, 3}}, 0), "edges join vertices");
}

}  // namespace
