#include "games/misere_play.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/octal_options.hpp"
#include "misere_sums.hpp"

namespace {

using misere_sums::Heaps;

TEST(MiserePlay, AgreesWithTheOracle) {
    for (const std::string code : {"0.3...", "0.77", "0.07", "4.3...", "0.6", "0.123"}) {
        const auto options = games::octal_options(games::parse_octal_code(code), 6);
        games::MiserePlay play(options);
        ASSERT_EQ(play.options(), options);
        play::Game<Heaps> game = misere_sums::game(options, play::Convention::misere);
        for (Heaps heaps : misere_sums::sums(6, 3)) {
            const bool wins = game.is_n_position(heaps);
            ASSERT_EQ(play.wins(heaps), wins) << code << testing::PrintToString(heaps);
            std::reverse(heaps.begin(), heaps.end());
            ASSERT_EQ(play.wins(heaps), wins) << code << testing::PrintToString(heaps);
        }
    }
}

TEST(MiserePlay, ListsTheOptionsOfASum) {
    const games::MiserePlay kayles({{}, {{}}, {{}, {1}}});
    EXPECT_EQ(kayles.options_of({2, 1}), std::vector<Heaps>({{2}, {1}, {1, 1}}));
    EXPECT_EQ(kayles.options_of({1, 1}), std::vector<Heaps>({{1}}));
    EXPECT_TRUE(kayles.options_of({0}).empty());
    EXPECT_EQ(games::sum_of_heaps({3, 1}, {2, 0}), Heaps({0, 1, 2, 3}));
}

TEST(MiserePlayDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::MiserePlay({{}, {{1}}}), "left < int.heap.");
    EXPECT_DEATH(games::MiserePlay({{}, {{-1}}}), "0 <= left");
    games::MiserePlay nim({{}, {{}}});
    EXPECT_DEATH(nim.wins({2}), "options_.size");
    EXPECT_DEATH(nim.wins({-1}), "0 <= heaps");
}

}  // namespace
