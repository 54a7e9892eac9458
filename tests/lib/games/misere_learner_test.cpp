#include "games/misere_learner.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "games/octal_options.hpp"

namespace {

games::MiserePlay kayles(int n) {
    return games::MiserePlay(games::octal_options(games::parse_octal_code("0.77"), n));
}

TEST(MisereLearner, StartsFromWhoWins) {
    games::MisereLearner learner(kayles(2), 64);
    ASSERT_TRUE(learner.find_elements());
    EXPECT_EQ(learner.monoid().elements(), 2);
    EXPECT_EQ(learner.tests(), std::vector<std::vector<int>>({{}}));
    EXPECT_TRUE(learner.monoid().is_n_position({}));
    EXPECT_FALSE(learner.monoid().is_n_position({1}));
}

// A sum whose element has the wrong outcome tells two elements apart that were one.
TEST(MisereLearner, LearnsFromASumWhoseElementIsWrong) {
    games::MisereLearner learner(kayles(3), 64);
    games::MiserePlay play = kayles(3);
    int elements = 0, wrong = 0;
    ASSERT_TRUE(learner.find_elements());
    for (int a = 0; a <= 3; ++a) {
        for (int b = 0; b <= 3; ++b) {
            for (int c = 0; c <= 3; ++c) {
                const std::vector<int> heaps = {a, b, c};
                const bool right =
                    learner.monoid().is_n_position(heaps) == play.wins(heaps);
                elements = learner.monoid().elements();
                if (right) continue;
                ++wrong;
                ASSERT_TRUE(learner.add_test(0, heaps));
                ASSERT_TRUE(learner.find_elements());
                ASSERT_GT(learner.monoid().elements(), elements);
            }
        }
    }
    EXPECT_GT(wrong, 1);
    EXPECT_FALSE(learner.add_test(0, {}));
}

TEST(MisereLearner, GivesUpBeyondTheLimit) {
    EXPECT_TRUE(games::MisereLearner(kayles(2), 2).find_elements());
    games::MisereLearner learner(kayles(2), 1);
    EXPECT_FALSE(learner.find_elements());
    EXPECT_EQ(learner.monoid().elements(), 0);
}

TEST(MisereLearnerDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::MisereLearner(kayles(2), 0), "limit >= 1");
}

}  // namespace
