#include "games/sum.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "play.hpp"

namespace {

using Graph = std::vector<std::vector<int>>;

TEST(Sum, OfNothingIsLost) {
    const games::Sum sum;
    EXPECT_EQ(sum.value(), 0);
    EXPECT_FALSE(sum.is_n_position());
    EXPECT_EQ(sum.winning_move().component, -1);
    EXPECT_TRUE(sum.winning_moves().empty());
}

TEST(Sum, IsTheXorAndNotTheOrdinarySum) {
    games::Sum sum;
    sum.add({0});
    EXPECT_EQ(sum.value(), 1);
    sum.add({0, 1});
    EXPECT_EQ(sum.value(), 3);
    EXPECT_TRUE(sum.is_n_position());
    sum.add({2, 0, 1});
    EXPECT_EQ(sum.value(), 0);
    EXPECT_FALSE(sum.is_n_position());
    EXPECT_EQ(sum.winning_move().component, -1);
}

TEST(Sum, AMoveMayRaiseTheValueOfItsComponent) {
    games::Sum sum;
    sum.add({0, 1, 2});  // 3
    sum.add({1, 5, 3});  // 0
    const std::vector<games::SumMove> moves = sum.winning_moves();
    ASSERT_EQ(moves.size(), 2u);
    EXPECT_EQ(moves[0].component, 0);
    EXPECT_EQ(moves[0].option, 0);
    EXPECT_EQ(moves[1].component, 1);
    EXPECT_EQ(moves[1].option, 2);
}

TEST(Sum, ComponentsMayHaveDifferentRulesAndStates) {
    games::Grundy<int> take_one_or_two([](int heap) {
        std::vector<int> options;
        if (heap >= 1) options.push_back(heap - 1);
        if (heap >= 2) options.push_back(heap - 2);
        return options;
    });
    games::Grundy<std::string> drop_a_letter([](const std::string& word) {
        return word.empty() ? std::vector<std::string>{}
                            : std::vector<std::string>{word.substr(1)};
    });
    games::Sum sum;
    sum.add(take_one_or_two, 5);    // 2
    sum.add(drop_a_letter, "odd");  // 1
    EXPECT_EQ(sum.value(), 3);
    const games::SumMove move = sum.winning_move();
    ASSERT_EQ(move.component, 0);
    EXPECT_EQ(take_one_or_two.options(5)[std::size_t(move.option)], 4);
}

// A random game of `count` positions, none of which can come again.
Graph random_game(std::size_t count, std::mt19937& random) {
    Graph options(count);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (random() % 3 != 0) options[i].push_back(int(j));
        }
        std::shuffle(options[i].begin(), options[i].end(), random);
    }
    return options;
}

TEST(Sum, AgreesWithPlayOnRandomGames) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        std::vector<Graph> rules;
        std::vector<int> start;
        for (unsigned i = 0; i < seed % 4; ++i) {
            rules.push_back(random_game(6, random));
            start.push_back(int(random() % 6));
        }
        // A position by play is the state of every component.
        play::Game<std::vector<int>> play([&rules](const std::vector<int>& states) {
            std::vector<std::vector<int>> result;
            for (std::size_t i = 0; i < states.size(); ++i) {
                for (const int option : rules[i][std::size_t(states[i])]) {
                    result.push_back(states);
                    result.back()[i] = option;
                }
            }
            return result;
        });

        games::Sum sum;
        std::vector<games::SumMove> expected;
        for (std::size_t i = 0; i < start.size(); ++i) {
            const Graph& rule = rules[i];
            games::Grundy<int> game([&rule](int s) { return rule[std::size_t(s)]; });
            sum.add(game, start[i]);
            const std::vector<int> options = game.options(start[i]);
            for (std::size_t j = 0; j < options.size(); ++j) {
                std::vector<int> after = start;
                after[i] = options[j];
                if (!play.is_n_position(after)) expected.push_back({int(i), int(j)});
            }
        }
        ASSERT_EQ(sum.value(), play.grundy(start));
        ASSERT_EQ(sum.is_n_position(), play.is_n_position(start));
        const std::vector<games::SumMove> moves = sum.winning_moves();
        ASSERT_EQ(moves.size(), expected.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            ASSERT_EQ(moves[i].component, expected[i].component);
            ASSERT_EQ(moves[i].option, expected[i].option);
        }
        const games::SumMove move = sum.winning_move();
        ASSERT_EQ(move.component, expected.empty() ? -1 : expected[0].component);
        ASSERT_EQ(move.option, expected.empty() ? -1 : expected[0].option);
    }
}

TEST(SumDeathTest, RejectsANegativeValue) {
    games::Sum sum;
    EXPECT_DEATH(sum.add({0, -1}), "value >= 0");
}

}  // namespace
