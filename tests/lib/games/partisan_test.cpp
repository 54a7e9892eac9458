#include "games/partisan.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <utility>
#include <vector>

namespace {

using games::OutcomeClass;
using games::Partisan;
using games::Player;

// The positions of a game, each with the options of Left and of Right.
struct Position {
    std::vector<int> left, right;
};
using Graph = std::vector<Position>;
using Sum = std::vector<int>;

std::vector<int> options(const Graph& graph, int position, Player player) {
    const Position& p = graph[std::size_t(position)];
    return player == Player::left ? p.left : p.right;
}

// The oracle: the rules of play, the components in the order in which they are.
bool wins_by_play(const Graph& graph, const Sum& sum, bool left,
                  std::map<std::pair<Sum, bool>, bool>& memo) {
    const auto known = memo.find({sum, left});
    if (known != memo.end()) return known->second;
    bool wins = false;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        const Position& component = graph[std::size_t(sum[i])];
        for (const int option : left ? component.left : component.right) {
            Sum after = sum;
            after[i] = option;
            if (!wins_by_play(graph, after, !left, memo)) wins = true;
        }
    }
    return memo[{sum, left}] = wins;
}

// Every option is an earlier position.
Graph random_graph(std::mt19937& random, int n) {
    Graph graph(static_cast<std::size_t>(n));
    for (int i = 1; i < n; ++i) {
        for (std::size_t k = random() % 3; k > 0; --k) {
            graph[std::size_t(i)].left.push_back(int(random() % unsigned(i)));
        }
        for (std::size_t k = random() % 3; k > 0; --k) {
            graph[std::size_t(i)].right.push_back(int(random() % unsigned(i)));
        }
    }
    return graph;
}

TEST(Partisan, AgreesWithPlayOnRandomSums) {
    std::map<OutcomeClass, int> seen;
    for (unsigned seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const int n = 2 + int(random() % 7);
        const Graph graph = random_graph(random, n);
        Partisan<int> game(
            [&graph](int i, Player player) { return options(graph, i, player); });
        std::map<std::pair<Sum, bool>, bool> memo;
        for (int round = 0; round < 8; ++round) {
            Sum sum(random() % 4);
            for (int& component : sum) component = int(random() % unsigned(n));
            const bool left = wins_by_play(graph, sum, true, memo);
            const bool right = wins_by_play(graph, sum, false, memo);
            const OutcomeClass right_class = left && right ? OutcomeClass::N
                                             : left        ? OutcomeClass::L
                                             : right       ? OutcomeClass::R
                                                           : OutcomeClass::P;
            ++seen[right_class];
            ASSERT_EQ(game.outcome(sum), right_class) << testing::PrintToString(sum);
            for (const Player player : {Player::left, Player::right}) {
                const bool is_left = player == Player::left;
                ASSERT_EQ(game.wins_first(sum, player), is_left ? left : right);
                games::PartisanMove first = {-1, 0};
                for (int i = int(sum.size()) - 1; i >= 0; --i) {
                    const auto list = options(graph, sum[std::size_t(i)], player);
                    for (int k = int(list.size()) - 1; k >= 0; --k) {
                        Sum after = sum;
                        after[std::size_t(i)] = list[std::size_t(k)];
                        if (!wins_by_play(graph, after, !is_left, memo)) first = {i, k};
                    }
                }
                const games::PartisanMove move = game.winning_move(sum, player);
                ASSERT_EQ(move.component, first.component);
                ASSERT_EQ(move.option, first.option);
            }
        }
    }
    EXPECT_EQ(seen.size(), 4u);
    for (const auto& count : seen) EXPECT_GE(count.second, 50);
}

// "On Numbers and Games", chapters 7 to 9: zero, numbers, star, up and their sums.
TEST(Partisan, KnownSums) {
    enum { zero, one, minus_one, star, up, half, minus_half, two };
    const Graph graph = {
        {{}, {}},         {{zero}, {}},    {{}, {zero}},          {{zero}, {zero}},
        {{zero}, {star}}, {{zero}, {one}}, {{minus_one}, {zero}}, {{one}, {}}};
    Partisan<int> game(
        [&graph](int i, Player player) { return options(graph, i, player); });
    const auto P = OutcomeClass::P, N = OutcomeClass::N;
    const auto L = OutcomeClass::L, R = OutcomeClass::R;
    EXPECT_EQ(game.outcome({}), P);
    EXPECT_EQ(game.outcome({zero, zero}), P);
    EXPECT_EQ(game.outcome({one}), L);
    EXPECT_EQ(game.outcome({minus_one}), R);
    EXPECT_EQ(game.outcome({star}), N);
    EXPECT_EQ(game.outcome({star, star}), P);
    EXPECT_EQ(game.outcome({up}), L);
    EXPECT_EQ(game.outcome({up, star}), N);
    EXPECT_EQ(game.outcome({star, up, up}), L);
    EXPECT_EQ(game.outcome({half, minus_one}), R);
    EXPECT_EQ(game.outcome({half, minus_one, half}), P);
    EXPECT_EQ(game.outcome({half, minus_half}), P);
    EXPECT_EQ(game.outcome({half, star}), L);
    EXPECT_EQ(game.outcome({minus_half, up, up, up, up, up}), R);
    EXPECT_EQ(game.outcome({two, minus_one, minus_one}), P);
    EXPECT_EQ(game.outcome({two, minus_one, minus_half}), L);
}

// Domineering on a board of up to 16 squares: Left places upright dominoes, Right
// level ones. The class of rows x columns is known: "Winning Ways", ch. 5.
TEST(Partisan, Domineering) {
    const auto outcome = [](int rows, int columns) {
        Partisan<std::uint32_t> game([rows, columns](std::uint32_t taken, Player player) {
            std::vector<std::uint32_t> after;
            const int down = player == Player::left ? 1 : 0;
            for (int r = 0; r + down < rows; ++r) {
                for (int c = 0; c + 1 - down < columns; ++c) {
                    const int next = (r + down) * columns + c + 1 - down;
                    const std::uint32_t domino = 1u << (r * columns + c) | 1u << next;
                    if (!(taken & domino)) after.push_back(taken | domino);
                }
            }
            return after;
        });
        return game.outcome({0});
    };
    EXPECT_EQ(outcome(1, 1), OutcomeClass::P);
    EXPECT_EQ(outcome(2, 1), OutcomeClass::L);
    EXPECT_EQ(outcome(1, 2), OutcomeClass::R);
    EXPECT_EQ(outcome(2, 2), OutcomeClass::N);
    EXPECT_EQ(outcome(3, 3), OutcomeClass::N);
    EXPECT_EQ(outcome(2, 3), OutcomeClass::N);
    EXPECT_EQ(outcome(2, 4), OutcomeClass::R);
    EXPECT_EQ(outcome(4, 2), OutcomeClass::L);
    EXPECT_EQ(outcome(4, 4), OutcomeClass::N);
}

// The order of the components is no matter, and equal ones are looked at once.
TEST(Partisan, SearchesAMultisetOnce) {
    int looks = 0;
    Partisan<int> stones([&looks](int n, Player) {
        ++looks;
        return n > 0 ? std::vector<int>{n - 1} : std::vector<int>{};
    });
    EXPECT_EQ(stones.outcome({3, 3, 3, 3, 3, 3}), OutcomeClass::P);
    EXPECT_LT(looks, 2000);
    EXPECT_FALSE(stones.wins_first({2, 3, 3, 3, 3, 2}, Player::left));
    const int before = looks;
    EXPECT_FALSE(stones.wins_first({3, 3, 3, 3, 3, 3}, Player::left));
    EXPECT_FALSE(stones.wins_first({3, 2, 3, 2, 3, 3}, Player::left));
    EXPECT_EQ(looks, before);
}

TEST(PartisanDeathTest, RejectsPlayThatComesAgain) {
    Partisan<int> cycle([](int n, Player) { return std::vector<int>{1 - n}; });
    EXPECT_DEATH(cycle.outcome({0}), "on_path");
}

}  // namespace
