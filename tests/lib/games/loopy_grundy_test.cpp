#include "games/loopy_grundy.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <set>
#include <vector>

#include "play.hpp"

namespace {

using games::LoopyGrundy;
using games::LoopyOutcome;
using Graph = std::vector<std::vector<int>>;

// The positions of the sum of several components, each a position of the graph, as
// numbers to the base n; and the moves, by component and option, in that order.
std::size_t index_of(const std::vector<int>& components, std::size_t n) {
    std::size_t index = 0;
    for (const int position : components) index = index * n + std::size_t(position);
    return index;
}

std::vector<int> components_of(std::size_t index, std::size_t n, std::size_t count) {
    std::vector<int> components(count);
    for (std::size_t i = count; i-- > 0; index /= n) components[i] = int(index % n);
    return components;
}

Graph sum_graph(const Graph& graph, std::size_t count) {
    std::size_t size = 1;
    for (std::size_t i = 0; i < count; ++i) size *= graph.size();
    Graph sum(size);
    for (std::size_t index = 0; index < size; ++index) {
        std::vector<int> components = components_of(index, graph.size(), count);
        for (int& component : components) {
            const int before = component;
            for (const int option : graph[std::size_t(before)]) {
                component = option;
                sum[index].push_back(int(index_of(components, graph.size())));
            }
            component = before;
        }
    }
    return sum;
}

// The oracle: what play can force, pass by pass until nothing changes.
std::vector<LoopyOutcome> outcomes_by_play(const Graph& graph) {
    std::vector<LoopyOutcome> outcomes(graph.size(), LoopyOutcome::draw);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t v = 0; v < graph.size(); ++v) {
            if (outcomes[v] != LoopyOutcome::draw) continue;
            bool wins = false, loses = true;
            for (const int option : graph[v]) {
                const LoopyOutcome outcome = outcomes[std::size_t(option)];
                if (outcome == LoopyOutcome::lose) wins = true;
                if (outcome != LoopyOutcome::win) loses = false;
            }
            if (wins) outcomes[v] = LoopyOutcome::win;
            if (loses) outcomes[v] = LoopyOutcome::lose;
            changed = changed || wins || loses;
        }
    }
    return outcomes;
}

// The winner follows winning_move from every won sum. The graph of the winner's moves
// and all of the loser's has no cycle iff play always ends.
bool winning_play_ends(const LoopyGrundy& game, const Graph& graph, std::size_t count,
                       const std::vector<LoopyOutcome>& outcomes) {
    const Graph sum = sum_graph(graph, count);
    Graph replies(sum.size());  // from a lost sum to the lost sums after two moves
    std::vector<int> entering(sum.size(), 0);
    for (std::size_t v = 0; v < sum.size(); ++v) {
        if (outcomes[v] != LoopyOutcome::lose) continue;
        for (const int after : sum[v]) {
            std::vector<int> components =
                components_of(std::size_t(after), graph.size(), count);
            const games::LoopyMove move = game.winning_move(components);
            if (move.component < 0) return false;
            int& component = components[std::size_t(move.component)];
            component = graph[std::size_t(component)][std::size_t(move.option)];
            const std::size_t reply = index_of(components, graph.size());
            if (outcomes[reply] != LoopyOutcome::lose) return false;
            replies[v].push_back(int(reply));
            ++entering[reply];
        }
    }
    std::vector<std::size_t> free;
    for (std::size_t v = 0; v < sum.size(); ++v) {
        if (entering[v] == 0) free.push_back(v);
    }
    for (std::size_t i = 0; i < free.size(); ++i) {
        for (const int reply : replies[free[i]]) {
            if (--entering[std::size_t(reply)] == 0) free.push_back(std::size_t(reply));
        }
    }
    return free.size() == sum.size();
}

void expect_like_play(const Graph& graph, std::size_t count) {
    const LoopyGrundy game(graph);
    const std::vector<LoopyOutcome> right = outcomes_by_play(sum_graph(graph, count));
    for (std::size_t index = 0; index < right.size(); ++index) {
        const std::vector<int> components = components_of(index, graph.size(), count);
        ASSERT_EQ(game.outcome_of_sum(components), right[index])
            << testing::PrintToString(graph) << testing::PrintToString(components);
        const games::LoopyMove move = game.winning_move(components);
        ASSERT_EQ(move.component >= 0, right[index] == LoopyOutcome::win);
    }
    ASSERT_TRUE(winning_play_ends(game, graph, count, right))
        << testing::PrintToString(graph);
}

TEST(LoopyGrundy, SumsOfEveryGraphOfThreePositions) {
    for (int edges = 0; edges < 1 << 9; ++edges) {
        Graph graph(3);
        for (int i = 0; i < 9; ++i) {
            if (edges >> i & 1) graph[std::size_t(i / 3)].push_back(i % 3);
        }
        for (std::size_t count = 0; count <= 3; ++count) expect_like_play(graph, count);
    }
}

Graph random_graph(std::mt19937& random, std::size_t n, std::size_t edges) {
    Graph graph(n);
    for (; edges > 0; --edges) graph[random() % n].push_back(int(random() % n));
    return graph;
}

TEST(LoopyGrundy, SumsOfRandomGraphs) {
    for (unsigned seed = 0; seed < 400; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const std::size_t n = 2 + random() % 11;
        expect_like_play(random_graph(random, n, 1 + random() % (2 * n)), 2);
    }
    for (unsigned seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const std::size_t n = 4 + random() % 3;
        expect_like_play(random_graph(random, n, 1 + random() % (2 * n)), 3);
    }
}

// Few edges go up, so that values are large and some are infinite.
TEST(LoopyGrundy, SumsOfGraphsWithLargeValues) {
    for (unsigned seed = 0; seed < 150; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const std::size_t n = 5 + random() % 7;
        Graph graph(n);
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                if (random() % 8 > 0) graph[i].push_back(int(k));
            }
        }
        for (std::size_t up = random() % 5; up > 0; --up) {
            const std::size_t i = random() % n;
            graph[i].push_back(int(i + random() % (n - i)));
        }
        expect_like_play(graph, 2);
    }
}

// The value of a position is v iff it makes a loss beside a Nim heap of v; it is
// infinite iff it does so beside no heap, and K holds the heaps beside which it wins.
TEST(LoopyGrundy, ValuesByPlayBesideNimHeaps) {
    const int heaps = 9;
    for (unsigned seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const std::size_t n = 1 + random() % 8;
        Graph graph = random_graph(random, n, random() % (3 * n));
        const LoopyGrundy game(graph);
        for (int heap = 0; heap < heaps; ++heap) {
            graph.emplace_back();
            for (int leave = 0; leave < heap; ++leave) {
                graph.back().push_back(int(n) + leave);
            }
        }
        const std::vector<LoopyOutcome> right = outcomes_by_play(sum_graph(graph, 2));
        for (std::size_t v = 0; v < n; ++v) {
            int value = -1;
            std::set<int> won;
            for (int heap = 0; heap < heaps; ++heap) {
                const auto outcome =
                    right[index_of({int(v), int(n) + heap}, graph.size())];
                if (outcome == LoopyOutcome::lose) value = heap;
                if (outcome == LoopyOutcome::win) won.insert(heap);
            }
            ASSERT_EQ(game.value(int(v)), value) << testing::PrintToString(graph);
            if (value != -1) continue;
            ASSERT_EQ(game.infinity_set(int(v)), won);
        }
    }
}

TEST(LoopyGrundy, IsTheGrundyValueWhereNothingComesAgain) {
    Graph graph;
    for (int heap = 0; heap < 30; ++heap) {
        graph.emplace_back();
        for (const int take : {1, 2, 4, 7}) {
            if (take <= heap) graph.back().push_back(heap - take);
        }
    }
    const LoopyGrundy game(graph);
    play::Game<int> played([&graph](int heap) { return graph[std::size_t(heap)]; });
    for (int heap = 0; heap < 30; ++heap) {
        EXPECT_EQ(game.value(heap), played.grundy(heap)) << heap;
    }
}

TEST(LoopyGrundy, SmallKnownGraphs) {
    EXPECT_EQ(LoopyGrundy(Graph()).outcome_of_sum({}), LoopyOutcome::lose);
    EXPECT_EQ(LoopyGrundy(Graph(1, {0})).value(0), -1);
    EXPECT_TRUE(LoopyGrundy(Graph(1, {0})).infinity_set(0).empty());
    EXPECT_EQ(LoopyGrundy(Graph({{}, {1, 0}})).infinity_set(1), std::set<int>({0}));
    // The move away from 1 is reversed, so 1 is worth 0 although play may come back.
    const LoopyGrundy reversed({{}, {2}, {1, 0}});
    EXPECT_EQ(reversed.value(0), 0);
    EXPECT_EQ(reversed.value(1), 0);
    EXPECT_EQ(reversed.value(2), 1);
    // The first of equal moves; a move to the earliest step, not to position 1.
    const games::LoopyMove move = reversed.winning_move({2});
    EXPECT_EQ(move.component, 0);
    EXPECT_EQ(move.option, 1);
    const games::LoopyMove first = LoopyGrundy(Graph({{}, {0, 0}})).winning_move({0, 1});
    EXPECT_EQ(first.component, 1);
    EXPECT_EQ(first.option, 0);
}

TEST(LoopyGrundy, ManyPositionsInARow) {
    Graph graph = {{}};
    for (int i = 1; i < 200000; ++i) graph.push_back({i - 1});
    const LoopyGrundy game(graph);
    EXPECT_EQ(game.value(199999), 1);
    EXPECT_EQ(game.outcome_of_sum({199999, 199997}), LoopyOutcome::lose);
}

TEST(LoopyGrundyDeathTest, RejectsMisuse) {
    EXPECT_DEATH(LoopyGrundy(Graph(1, {1})), "< n");
    EXPECT_DEATH(LoopyGrundy(Graph(1, {-1})), "0 <= option");
    const LoopyGrundy game(Graph(1));
    EXPECT_DEATH(game.value(1), "position");
    EXPECT_DEATH(game.value(-1), "0 <= position");
    EXPECT_DEATH(game.infinity_set(0), "value\\(position\\) == -1");
    EXPECT_DEATH(game.outcome_of_sum({0, 1}), "position");
    EXPECT_DEATH(game.winning_move({-1}), "0 <= position");
}

}  // namespace
