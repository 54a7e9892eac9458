#include "games/loopy.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <utility>
#include <vector>

#include "play.hpp"

namespace {

using games::LoopyOutcome;
using games::LoopyValue;
using Graph = std::vector<std::vector<int>>;
using Decided = std::vector<std::pair<int, LoopyOutcome>>;

// The oracle: in how few moves the player to move can force a win or put off a loss,
// by the rules of play alone. Pass k knows all play that ends within k moves.
std::vector<LoopyValue> values_by_play(const Graph& graph, const std::vector<int>& mover,
                                       const Decided& decided) {
    const std::size_t n = graph.size();
    std::vector<LoopyValue> values(n, {LoopyOutcome::draw, -1});
    std::vector<char> over(n, 0);
    for (const auto& end : decided) {
        over[std::size_t(end.first)] = 1;
        if (end.second == LoopyOutcome::draw) continue;
        values[std::size_t(end.first)] = {end.second, 0};
    }
    for (int moves = 0; moves <= int(n); ++moves) {
        const std::vector<LoopyValue> before = values;
        for (std::size_t v = 0; v < n; ++v) {
            if (over[v] || before[v].outcome != LoopyOutcome::draw) continue;
            if (moves == 0 && !graph[v].empty()) continue;
            bool wins = false, loses = true;
            for (const int option : graph[v]) {
                const LoopyOutcome outcome = before[std::size_t(option)].outcome;
                const bool same =
                    !mover.empty() && mover[v] == mover[std::size_t(option)];
                const auto good = same ? LoopyOutcome::win : LoopyOutcome::lose;
                const auto bad = same ? LoopyOutcome::lose : LoopyOutcome::win;
                if (outcome == good) wins = true;
                if (outcome != bad) loses = false;
            }
            if (wins) values[v] = {LoopyOutcome::win, moves};
            if (loses) values[v] = {LoopyOutcome::lose, moves};
        }
    }
    return values;
}

void expect_like_play(const Graph& graph, const std::vector<int>& mover = {},
                      const Decided& decided = {}) {
    const std::vector<LoopyValue> right = values_by_play(graph, mover, decided);
    const std::vector<LoopyValue> values = games::loopy_values(graph, mover, decided);
    ASSERT_EQ(values.size(), right.size());
    std::vector<char> over(graph.size(), 0);
    for (const auto& end : decided) over[std::size_t(end.first)] = 1;
    for (std::size_t v = 0; v < graph.size(); ++v) {
        ASSERT_EQ(values[v].outcome, right[v].outcome)
            << testing::PrintToString(graph) << v << testing::PrintToString(mover);
        ASSERT_EQ(values[v].distance, right[v].distance)
            << testing::PrintToString(graph) << v << testing::PrintToString(mover);
        const int best = games::loopy_best_option(graph, values, int(v), mover);
        ASSERT_EQ(best == -1, graph[v].empty());
        if (best == -1 || over[v]) continue;
        // The best option keeps the outcome and its distance, and is the first that does.
        for (int i = 0; i <= best; ++i) {
            const int option = graph[v][std::size_t(i)];
            const LoopyValue& after = right[std::size_t(option)];
            const bool same = !mover.empty() && mover[v] == mover[std::size_t(option)];
            const bool keeps = right[v].outcome == LoopyOutcome::draw
                                   ? after.outcome == LoopyOutcome::draw
                                   : (after.outcome == right[v].outcome) == same &&
                                         after.outcome != LoopyOutcome::draw &&
                                         after.distance + 1 == right[v].distance;
            ASSERT_EQ(keeps, i == best) << testing::PrintToString(graph) << v;
        }
    }
}

TEST(Loopy, AgreesWithPlayOnEveryGraphOfThreePositions) {
    for (int edges = 0; edges < 1 << 9; ++edges) {
        Graph graph(3);
        for (int i = 0; i < 9; ++i) {
            if (edges >> i & 1) graph[std::size_t(i / 3)].push_back(i % 3);
        }
        expect_like_play(graph);
        for (int movers = 0; movers < 8; ++movers) {
            expect_like_play(graph, {movers & 1, movers >> 1 & 1, movers >> 2});
        }
        for (const auto end :
             {LoopyOutcome::draw, LoopyOutcome::win, LoopyOutcome::lose}) {
            expect_like_play(graph, {}, {{1, end}});
            expect_like_play(graph, {0, 1, 1}, {{1, end}, {0, LoopyOutcome::win}});
        }
    }
}

TEST(Loopy, AgreesWithPlayOnRandomGraphs) {
    for (unsigned seed = 0; seed < 3000; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const std::size_t n = 1 + random() % 12;
        Graph graph(n);
        for (std::size_t m = random() % (3 * n); m > 0; --m) {
            graph[random() % n].push_back(int(random() % n));
        }
        std::vector<int> mover;
        Decided decided;
        if (seed % 2 == 0) {
            for (std::size_t i = 0; i < n; ++i) mover.push_back(int(random() % 2));
        }
        for (std::size_t i = 0; i < n && seed % 3 == 0; ++i) {
            if (random() % 4 == 0)
                decided.push_back({int(i), LoopyOutcome(random() % 3)});
        }
        expect_like_play(graph, mover, decided);
    }
}

TEST(Loopy, AgreesWithFinitePlayWhereNothingComesAgain) {
    const int n = 40;
    Graph graph;
    for (int heap = 0; heap < n; ++heap) {
        graph.emplace_back();
        for (const int take : {1, 3, 4}) {
            if (take <= heap) graph.back().push_back(heap - take);
        }
    }
    const auto values = games::loopy_values(graph);
    play::Game<int> game([&graph](int heap) { return graph[std::size_t(heap)]; });
    for (int heap = 0; heap < n; ++heap) {
        EXPECT_EQ(values[std::size_t(heap)].outcome == LoopyOutcome::win,
                  game.is_n_position(heap));
        EXPECT_NE(values[std::size_t(heap)].outcome, LoopyOutcome::draw);
    }
}

// The mouse starts at 1, the cat at 2, the hole is 0, where the cat may not go. The
// mouse wins in the hole, the cat with the mouse. Turn 0 is the mouse's.
LoopyValue cat_and_mouse(const Graph& graph) {
    const int n = int(graph.size());
    const auto at = [n](int mouse, int cat, int turn) {
        return (mouse * n + cat) * 2 + turn;
    };
    Graph options(std::size_t(2 * n * n));
    std::vector<int> mover(options.size());
    Decided decided;
    for (int mouse = 0; mouse < n; ++mouse) {
        for (int cat = 0; cat < n; ++cat) {
            for (int turn = 0; turn < 2; ++turn) {
                const int position = at(mouse, cat, turn);
                mover[std::size_t(position)] = turn;
                const bool mouse_won = mouse == 0;
                if (mouse_won || mouse == cat) {
                    const bool won = (turn == 0) == mouse_won;
                    decided.push_back(
                        {position, won ? LoopyOutcome::win : LoopyOutcome::lose});
                }
                for (const int to : graph[std::size_t(turn == 0 ? mouse : cat)]) {
                    if (turn == 1 && to == 0) continue;
                    options[std::size_t(position)].push_back(
                        turn == 0 ? at(to, cat, 1) : at(mouse, to, 0));
                }
            }
        }
    }
    return games::loopy_values(options, mover, decided)[std::size_t(at(1, 2, 0))];
}

// LeetCode 913, "Cat and Mouse": the two examples of its statement.
TEST(Loopy, CatAndMouse) {
    const LoopyValue drawn =
        cat_and_mouse({{2, 5}, {3}, {0, 4, 5}, {1, 4, 5}, {2, 3}, {0, 2, 3}});
    EXPECT_EQ(drawn.outcome, LoopyOutcome::draw);
    EXPECT_EQ(drawn.distance, -1);
    const LoopyValue won = cat_and_mouse({{1, 3}, {0}, {3}, {0, 2}});
    EXPECT_EQ(won.outcome, LoopyOutcome::win);
    EXPECT_EQ(won.distance, 1);
    // On a path the mouse runs into the cat.
    EXPECT_EQ(cat_and_mouse({{2}, {2}, {0, 1}}).outcome, LoopyOutcome::lose);
}

TEST(Loopy, SmallKnownGraphs) {
    EXPECT_TRUE(games::loopy_values({}).empty());
    EXPECT_EQ(games::loopy_values({{0}})[0].outcome, LoopyOutcome::draw);
    EXPECT_EQ(games::loopy_values({{}})[0].outcome, LoopyOutcome::lose);
    EXPECT_EQ(games::loopy_best_option({{}}, games::loopy_values({{}}), 0), -1);
    // An edge that is there twice is one move that can be made in two ways.
    const auto values = games::loopy_values({{1, 1}, {2, 2}, {}});
    EXPECT_EQ(values[0].outcome, LoopyOutcome::lose);
    EXPECT_EQ(values[0].distance, 2);
    // Of three wins the shortest, though it comes last; of two losses the longer.
    const Graph wins = {{1, 3, 5}, {2}, {3}, {4}, {5}, {}};
    EXPECT_EQ(games::loopy_best_option(wins, games::loopy_values(wins), 0), 2);
    const Graph losses = {{1, 2}, {5}, {3}, {4}, {5}, {}};
    const auto lost = games::loopy_values(losses);
    EXPECT_EQ(lost[0].outcome, LoopyOutcome::lose);
    EXPECT_EQ(lost[0].distance, 4);
    EXPECT_EQ(games::loopy_best_option(losses, lost, 0), 1);
}

// The end of play decided for the same player, at once, is the worst of all options.
TEST(Loopy, ALossAtOnceIsStillAnOption) {
    const Graph graph = {{1}, {}};
    const auto values = games::loopy_values(graph, {0, 0}, {{1, LoopyOutcome::lose}});
    EXPECT_EQ(values[0].outcome, LoopyOutcome::lose);
    EXPECT_EQ(games::loopy_best_option(graph, values, 0, {0, 0}), 0);
}

TEST(Loopy, AMillionPositionsInARow) {
    const int n = 1000000;
    Graph graph = {{}};
    for (int i = 1; i < n; ++i) graph.push_back({i - 1});
    const auto values = games::loopy_values(graph);
    EXPECT_EQ(values.back().outcome, LoopyOutcome::win);
    EXPECT_EQ(values.back().distance, n - 1);
}

TEST(LoopyDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::loopy_values({{1}}), "< n");
    EXPECT_DEATH(games::loopy_values({{-1}}), "0 <= option");
    EXPECT_DEATH(games::loopy_values({{}, {}}, {0}), "mover.size\\(\\) == n");
    EXPECT_DEATH(games::loopy_values({{}}, {}, {{1, LoopyOutcome::win}}), "i < n");
    EXPECT_DEATH(games::loopy_values({{}}, {}, {{-1, LoopyOutcome::win}}), "i < n");
    EXPECT_DEATH(
        games::loopy_values({{}}, {}, {{0, LoopyOutcome::win}, {0, LoopyOutcome::lose}}),
        "!known");
    const std::vector<LoopyValue> values = games::loopy_values({{}});
    EXPECT_DEATH(games::loopy_best_option({{}}, values, 1), "position");
    EXPECT_DEATH(games::loopy_best_option({{}}, values, -1), "0 <= position");
}

}  // namespace
