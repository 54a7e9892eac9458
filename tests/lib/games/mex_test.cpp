#include "games/mex.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace {

bool contains(const std::vector<int>& values, int value) {
    return std::count(values.begin(), values.end(), value) > 0;
}

TEST(Mex, KnownValues) {
    EXPECT_EQ(games::mex({}), 0);
    EXPECT_EQ(games::mex({0}), 1);
    EXPECT_EQ(games::mex({1}), 0);
    EXPECT_EQ(games::mex({0, 1, 2}), 3);
    EXPECT_EQ(games::mex({0, 2}), 1);
    EXPECT_EQ(games::mex({0, 1, 3}), 2);
    EXPECT_EQ(games::mex({1, 2}), 0);
    EXPECT_EQ(games::mex({1, 2, 3}), 0);
    EXPECT_EQ(games::mex({2, 0, 2, 1, 0}), 3);
}

TEST(Mex, IsTheLeastMissingValueOfEverySmallList) {
    std::vector<std::vector<int>> lists = {{}};
    for (std::size_t i = 0; i < lists.size(); ++i) {
        const std::vector<int> values = lists[i];
        const int mex = games::mex(values);
        ASSERT_FALSE(contains(values, mex)) << testing::PrintToString(values);
        for (int less = 0; less < mex; ++less) {
            ASSERT_TRUE(contains(values, less)) << testing::PrintToString(values);
        }
        if (values.size() == 5) continue;
        for (int value = 0; value <= 5; ++value) {
            lists.push_back(values);
            lists.back().push_back(value);
        }
    }
}

TEST(Mex, TakesLargeValues) {
    EXPECT_EQ(games::mex({1000000000000000000LL, 0}), 1);
    EXPECT_EQ(games::mex({4294967296LL}), 0);  // 0 in the low 32 bits
    EXPECT_EQ(games::mex(std::vector<int>{2147483647, 1, 0}), 2);
}

TEST(Mex, TakesManyValues) {
    std::vector<int> values;
    for (int value = 999999; value >= 0; --value) values.push_back(value);
    EXPECT_EQ(games::mex(values), 1000000);
    values[0] = 1000000;
    EXPECT_EQ(games::mex(values), 999999);
}

TEST(MexDeathTest, RejectsANegativeValue) {
    EXPECT_DEATH(games::mex({0, -1}), "value >= 0");
    EXPECT_DEATH(games::mex(std::vector<int>{-1}), "value >= 0");
}

}  // namespace
