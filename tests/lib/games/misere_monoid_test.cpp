#include "games/misere_monoid.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/misere_quotient.hpp"
#include "games/octal_options.hpp"
#include "misere_sums.hpp"

namespace {

using misere_sums::Heaps;

TEST(MisereMonoid, FollowsItsTable) {
    games::MisereMonoid monoid;
    monoid.times = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}};
    monoid.lost = {false, true, false};
    EXPECT_EQ(monoid.elements(), 3);
    EXPECT_EQ(monoid.product(0, {}), 0);
    EXPECT_EQ(monoid.product(1, {1, 1}), 0);
    EXPECT_EQ(monoid.product(0, {2, 1, 0}), 0);
    EXPECT_EQ(monoid.product(2, {2}), 1);
    EXPECT_TRUE(monoid.is_n_position({}));
    EXPECT_FALSE(monoid.is_n_position({1}));
    EXPECT_FALSE(monoid.is_n_position({2, 2}));
}

// The rule, on all sums of up to five heaps by play, is what the table says for all sums.
TEST(MisereMonoid, TellsWhereTheRuleOfNimHolds) {
    for (const std::string code :
         {"0.3...", "0.77", "0.07", "0.137", "0.75", "0.123", "0.33"}) {
        for (int n = 0; n <= 8; ++n) {
            const auto options = games::octal_options(games::parse_octal_code(code), n);
            play::Game<Heaps> misere =
                misere_sums::game(options, play::Convention::misere);
            play::Game<Heaps> normal =
                misere_sums::game(options, play::Convention::normal);
            std::vector<int> grundy;
            for (int heap = 0; heap <= n; ++heap) grundy.push_back(normal.grundy({heap}));
            bool holds = true;
            for (const Heaps& heaps : misere_sums::sums(n, n > 6 ? 3 : 4)) {
                int sum = 0;
                bool large = false;
                for (const int heap : heaps) {
                    sum ^= grundy[std::size_t(heap)];
                    large = large || grundy[std::size_t(heap)] > 1;
                }
                const bool rule = large ? sum != 0 : sum == 0;
                holds = holds && rule == misere.is_n_position(heaps);
            }
            if (code == "0.3..." && n > 5) continue;  // it has many elements
            const games::MisereMonoid monoid = games::misere_quotient(options);
            ASSERT_GT(monoid.elements(), 0) << code << ' ' << n;
            EXPECT_EQ(games::follows_misere_nim(monoid, grundy), holds)
                << code << ' ' << n;
        }
    }
}

// The rule is false for a row of 8 in Kayles, the first that stands alone, and for sums
// as soon as there is a row of 5.
TEST(MisereMonoid, KaylesLeavesNimAtFive) {
    const std::vector<int> grundy = {0, 1, 2, 3, 1, 4, 3, 2, 1};
    for (int n = 1; n <= 8; ++n) {
        const auto options = games::octal_options(games::parse_octal_code("0.77"), n);
        const games::MisereMonoid monoid = games::misere_quotient(options);
        const std::vector<int> values(grundy.begin(), grundy.begin() + n + 1);
        EXPECT_EQ(games::follows_misere_nim(monoid, values), n < 5) << n;
        const bool rule = values.back() > 1;  // a single row whose value is not 0
        EXPECT_EQ(monoid.is_n_position({n}) == rule, n < 8) << n;
        if (n == 5) {
            EXPECT_TRUE(monoid.is_n_position({1}) != monoid.is_n_position({}));
            EXPECT_FALSE(monoid.is_n_position({1, 5}));  // of values 1 and 4
        }
    }
}

TEST(MisereMonoidDeathTest, RejectsMisuse) {
    games::MisereMonoid monoid;
    EXPECT_DEATH(monoid.is_n_position({}), "element < elements");
    EXPECT_DEATH(games::follows_misere_nim(monoid, {}), "elements.. > 0");
    monoid.times = {{0, 0}};
    monoid.lost = {false};
    EXPECT_DEATH(monoid.product(1, {}), "element < elements");
    EXPECT_DEATH(monoid.product(-1, {}), "0 <= element");
    EXPECT_DEATH(monoid.product(0, {2}), "times.0..size");
    EXPECT_DEATH(monoid.product(0, {-1}), "0 <= heap");
    EXPECT_DEATH(games::follows_misere_nim(monoid, {0}), "grundy.size");
}

}  // namespace
