#include "games/misere_quotient.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "games/octal_options.hpp"
#include "misere_sums.hpp"

namespace {

using misere_sums::Heaps;

games::MisereMonoid quotient(const std::string& code, int n) {
    return games::misere_quotient(games::octal_options(games::parse_octal_code(code), n));
}

// Outcomes are proved for all sums; here they are played out for all small ones.
TEST(MisereQuotient, AgreesWithPlayOnAllSmallSums) {
    for (const std::string code : {"0.77", "0.07", "0.137", "0.75", "0.123", "0.33",
                                   "0.6", "0.241", "4.3...", "0.51", "4.007", "0.15"}) {
        for (int n = 0; n <= 6; ++n) {
            const auto options = games::octal_options(games::parse_octal_code(code), n);
            const games::MisereMonoid monoid = games::misere_quotient(options);
            ASSERT_GT(monoid.elements(), 0) << code << ' ' << n;
            play::Game<Heaps> game = misere_sums::game(options, play::Convention::misere);
            for (const Heaps& heaps : misere_sums::sums(n, n > 4 ? 3 : 4)) {
                ASSERT_EQ(monoid.is_n_position(heaps), game.is_n_position(heaps))
                    << code << ' ' << testing::PrintToString(heaps);
            }
        }
    }
}

// Games whose heaps have any options.
TEST(MisereQuotient, AgreesWithPlayOfRandomGames) {
    int found = 0;
    for (unsigned seed = 0; seed < 60; ++seed) {
        std::mt19937 random(seed);
        misere_sums::Options options(5);
        for (int heap = 1; heap < 5; ++heap) {
            for (auto i = random() % 4; i > 0; --i) {
                Heaps option;
                for (auto k = random() % 3; k > 0; --k) {
                    option.push_back(int(random() % unsigned(heap)));
                }
                options[std::size_t(heap)].push_back(option);
            }
        }
        const games::MisereMonoid monoid = games::misere_quotient(options, 16);
        if (monoid.elements() == 0) continue;
        ++found;
        play::Game<Heaps> game = misere_sums::game(options, play::Convention::misere);
        for (const Heaps& heaps : misere_sums::sums(4, 4)) {
            ASSERT_EQ(monoid.is_n_position(heaps), game.is_n_position(heaps))
                << "seed " << seed << ' ' << testing::PrintToString(heaps);
        }
    }
    EXPECT_GT(found, 30);
}

// Plambeck and Siegel: 0.75 has 8 elements, 0.123 has 20, Nim with heaps to 2 has 6.
TEST(MisereQuotient, KnownNumbersOfElements) {
    EXPECT_EQ(quotient("0.75", 10).elements(), 8);
    EXPECT_EQ(quotient("0.123", 10).elements(), 20);
    EXPECT_EQ(quotient("0.3...", 0).elements(), 1);
    EXPECT_EQ(quotient("0.3...", 1).elements(), 2);
    EXPECT_EQ(quotient("0.3...", 2).elements(), 6);
    EXPECT_EQ(quotient("0.3...", 4).elements(), 10);
    EXPECT_EQ(quotient("0.77", 3).elements(), 6);
}

TEST(MisereQuotient, GivesUpBeyondTheLimit) {
    const auto options = games::octal_options(games::parse_octal_code("0.77"), 3);
    EXPECT_EQ(games::misere_quotient(options, 6).elements(), 6);
    EXPECT_EQ(games::misere_quotient(options, 5).elements(), 0);
}

TEST(MisereQuotient, NoHeapsAtAll) {
    const games::MisereMonoid monoid = games::misere_quotient({});
    EXPECT_EQ(monoid.elements(), 1);
    EXPECT_TRUE(monoid.is_n_position({}));
}

TEST(MisereQuotientDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::misere_quotient({}, 0), "1 <= limit");
    EXPECT_DEATH(games::misere_quotient({}, 65), "limit <= 64");
    EXPECT_DEATH(games::misere_quotient({{}, {{1}}}), "left < int.heap.");
}

}  // namespace
