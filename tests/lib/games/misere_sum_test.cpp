#include "games/misere_sum.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "heaps.hpp"
#include "play.hpp"

namespace {

using heaps::Heaps;

// Checks the outcome and, among all options, which of the values that a move can leave of
// a component are left by a winning move. `value_of` gives the value of a component.
void expect_agreement(const Heaps& sum, const play::Game<Heaps>::Options& options,
                      play::Game<Heaps>& play,
                      const std::function<long long(long long)>& value_of) {
    SCOPED_TRACE(testing::PrintToString(sum));
    Heaps values;
    for (const long long component : sum) values.push_back(value_of(component));
    ASSERT_EQ(games::misere_sum_is_n_position(values), play.is_n_position(sum));
    const Heaps targets = games::misere_sum_targets(values);
    ASSERT_EQ(targets.size(), sum.size());
    for (const Heaps& option : options(sum)) {
        for (std::size_t i = 0; i < sum.size(); ++i) {
            if (option[i] == sum[i]) continue;
            ASSERT_EQ(value_of(option[i]) == targets[i], !play.is_n_position(option))
                << testing::PrintToString(option);
        }
    }
    if (play.is_n_position(sum) || sum.empty()) return;
    ASSERT_EQ(targets, values);
}

TEST(MisereSum, AgreesWithNim) {
    play::Game<Heaps> play(heaps::nim_options, play::Convention::misere);
    for (const Heaps& heaps : heaps::positions(4, 5)) {
        expect_agreement(heaps, heaps::nim_options, play, [](long long n) { return n; });
        if (HasFatalFailure()) return;
    }
}

// Components 0..n-1 where 0 alone has no move, and every other one has a move to it, so
// that no other value is 0; values can grow. The values are those of normal play.
TEST(MisereSum, AgreesWithRandomGamesThatAreLikeNim) {
    for (unsigned seed = 0; seed < 150; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const std::size_t n = 6;
        std::vector<Heaps> moves(n);
        for (std::size_t i = 1; i < n; ++i) {
            moves[i].push_back(0);
            for (std::size_t j = 1; j < i; ++j) {
                if (random() % 3 > 0) moves[i].push_back(static_cast<long long>(j));
            }
        }
        const auto options = [&moves](const Heaps& sum) {
            std::vector<Heaps> result;
            for (std::size_t i = 0; i < sum.size(); ++i) {
                for (const long long leave : moves[std::size_t(sum[i])]) {
                    result.push_back(sum);
                    result.back()[i] = leave;
                }
            }
            return result;
        };
        play::Game<Heaps> normal(options);
        play::Game<Heaps> misere(options, play::Convention::misere);
        for (int i = 0; i < 40; ++i) {
            Heaps sum(random() % 4);
            for (long long& component : sum) component = (long long)(random() % n);
            expect_agreement(sum, options, misere, [&normal](long long component) {
                return normal.grundy({component});
            });
            if (HasFatalFailure()) return;
        }
    }
}

// Kayles: every row but the rows of 0 leaves two rows, either of which may be 0.
std::vector<Heaps> kayles_options(const Heaps& rows) {
    std::vector<Heaps> result;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (long long taken = 1; taken <= 2; ++taken) {
            for (long long left = 0; left + taken <= rows[i]; ++left) {
                Heaps after = rows;
                after[i] = left;
                after.push_back(rows[i] - taken - left);
                std::sort(after.begin(), after.end());
                after.erase(after.begin(),
                            std::upper_bound(after.begin(), after.end(), 0));
                result.push_back(after);
            }
        }
    }
    return result;
}

// The rule must not be used for Kayles: the rows of 8 and of 9 alone show it.
TEST(MisereSum, IsWrongForKayles) {
    play::Game<Heaps> normal(kayles_options);
    play::Game<Heaps> misere(kayles_options, play::Convention::misere);
    const auto by_rule = [&normal](const Heaps& rows) {
        Heaps values;
        for (const long long row : rows) values.push_back(normal.grundy({row}));
        return games::misere_sum_is_n_position(values);
    };
    for (long long row = 0; row <= 9; ++row) {
        EXPECT_EQ(by_rule({row}) == misere.is_n_position({row}), row < 8) << row;
    }
    // The table of the collected case "misere rule is not general".
    for (const Heaps& rows : std::vector<Heaps>{{8}, {13}, {5, 5}}) {
        EXPECT_TRUE(misere.is_n_position(rows)) << testing::PrintToString(rows);
        EXPECT_FALSE(by_rule(rows)) << testing::PrintToString(rows);
    }
    for (const Heaps& rows : std::vector<Heaps>{{9}, {12}, {1, 5}, {4, 5}}) {
        EXPECT_FALSE(misere.is_n_position(rows)) << testing::PrintToString(rows);
        EXPECT_TRUE(by_rule(rows)) << testing::PrintToString(rows);
    }
}

TEST(MisereSum, BigValuesAndNone) {
    const long long big = 1LL << 62;
    EXPECT_TRUE(games::misere_sum_is_n_position({}));
    EXPECT_TRUE(games::misere_sum_targets({}).empty());
    EXPECT_EQ(games::misere_sum_targets({big, 1, big + 1}), Heaps({big, 1, big + 1}));
    EXPECT_EQ(games::misere_sum_targets({big, 1}), Heaps({0, big}));
}

TEST(MisereSumDeathTest, RejectsANegativeValue) {
    EXPECT_DEATH(games::misere_sum_is_n_position({1, -1}), "heap >= 0");
    EXPECT_DEATH(games::misere_sum_targets({1, -1}), "heap >= 0");
}

}  // namespace
