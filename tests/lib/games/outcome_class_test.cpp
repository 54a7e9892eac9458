#include "games/outcome_class.hpp"

#include <gtest/gtest.h>

namespace {

using games::OutcomeClass;

TEST(OutcomeClass, IsWhoWinsByWhoStarts) {
    EXPECT_EQ(games::outcome_class(true, true), OutcomeClass::N);
    EXPECT_EQ(games::outcome_class(false, false), OutcomeClass::P);
    EXPECT_EQ(games::outcome_class(true, false), OutcomeClass::L);
    EXPECT_EQ(games::outcome_class(false, true), OutcomeClass::R);
}

TEST(OutcomeClass, TheOpponentIsTheOther) {
    EXPECT_EQ(games::opponent(games::Player::left), games::Player::right);
    EXPECT_EQ(games::opponent(games::Player::right), games::Player::left);
}

}  // namespace
