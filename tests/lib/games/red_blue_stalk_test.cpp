#include "games/red_blue_stalk.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace {

using games::Dyadic;
using games::dyadic;

Dyadic stalk(const std::string& colours) {
    std::vector<games::HackenbushColour> edges;
    for (const char colour : colours) {
        edges.push_back(colour == 'B' ? games::HackenbushColour::blue
                                      : games::HackenbushColour::red);
    }
    return games::red_blue_stalk(edges);
}

// The value by its definition: a cut leaves the edges below it.
Dyadic value_by_options(const std::string& colours) {
    std::vector<Dyadic> left, right;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        (colours[i] == 'B' ? left : right)
            .push_back(value_by_options(colours.substr(0, i)));
    }
    return games::number(left, right);
}

TEST(RedBlueStalk, AgreesWithTheOptionsOfEverySmallStalk) {
    for (std::size_t length = 0; length <= 8; ++length) {
        for (unsigned bits = 0; bits < 1u << length; ++bits) {
            std::string colours;
            for (std::size_t i = 0; i < length; ++i) colours += bits >> i & 1 ? 'B' : 'R';
            ASSERT_EQ(stalk(colours), value_by_options(colours)) << colours;
        }
    }
}

TEST(RedBlueStalk, TheBranchOfAnEdgeIsFoundBack) {
    for (int exponent = 0; exponent <= 5; ++exponent) {
        for (long long numerator = -300; numerator <= 300; ++numerator) {
            const Dyadic x = dyadic(numerator, exponent);
            if (!(dyadic(-40) < x)) continue;
            const Dyadic value = games::blue_edge(x);
            ASSERT_TRUE(dyadic(0) < value);
            ASSERT_EQ(games::blue_edge_branch(value), x);
            ASSERT_EQ(games::coloured_edge(games::HackenbushColour::red, -x), -value);
        }
    }
}

TEST(RedBlueStalk, KnownStalks) {
    EXPECT_EQ(stalk(""), dyadic(0));
    EXPECT_EQ(stalk("BBB"), dyadic(3));
    EXPECT_EQ(stalk("BR"), dyadic(1, 1));
    EXPECT_EQ(stalk("BRB"), dyadic(3, 2));
    EXPECT_EQ(stalk("BRR"), dyadic(1, 2));
    EXPECT_EQ(stalk("RRB"), dyadic(-3, 1));
    EXPECT_EQ(stalk("B" + std::string(62, 'R')), dyadic(1, 62));
    EXPECT_EQ(stalk(std::string(100000, 'R') + "B"), dyadic(-199999, 1));
}

TEST(RedBlueStalkDeathTest, RejectsMisuse) {
    EXPECT_DEATH(stalk("B" + std::string(63, 'R')), "the value fits");
    EXPECT_DEATH(stalk("BR" + std::string(63, 'B')), "the value fits");
    std::string alternating;
    while (alternating.size() < 64) alternating += "BR";
    EXPECT_DEATH(stalk(alternating), "fits|exponent <= 62");
    EXPECT_EQ(stalk(alternating.substr(0, 63)), dyadic(3074457345618258603, 62));
    EXPECT_DEATH(games::blue_edge_branch(dyadic(0)), "numerator > 0");
    EXPECT_DEATH(games::blue_edge_branch(dyadic(-1, 1)), "numerator > 0");
}

}  // namespace
