#include "games/arithmetic_period.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace {

// Whether values[i + length] == values[i] + increase from the preperiod to the end.
bool repeats(const std::vector<int>& values, int preperiod, int length, int increase) {
    for (int i = preperiod; i + length < int(values.size()); ++i) {
        if (values[std::size_t(i + length)] != values[std::size_t(i)] + increase) {
            return false;
        }
    }
    return true;
}

TEST(ArithmeticPeriod, OfEveryShortSequence) {
    for (int size = 0; size <= 8; ++size) {
        int count = 1;
        for (int i = 0; i < size; ++i) count *= 3;
        for (int digits = 0; digits < count; ++digits) {
            std::vector<int> values;
            for (int i = 0, rest = digits; i < size; ++i, rest /= 3) {
                values.push_back(rest % 3);
            }
            games::ArithmeticPeriod seen = {0, 0, 0};
            std::vector<games::ArithmeticPeriod> found(4, seen);  // by window
            for (int length = size - 1; length >= 1; --length) {
                for (int preperiod = size - length - 1; preperiod >= 0; --preperiod) {
                    const int increase = values[std::size_t(preperiod + length)] -
                                         values[std::size_t(preperiod)];
                    if (!repeats(values, preperiod, length, increase)) continue;
                    const games::ArithmeticPeriod period = {preperiod, length, increase};
                    if (2 * (preperiod + length) <= size - 1) seen = period;
                    for (int window = 0; window < 4; ++window) {
                        // A period as long as the steps leaves none to compare.
                        if (length == size - 1) continue;
                        if (preperiod + length + window > size - 1) continue;
                        found[std::size_t(window)] = period;
                    }
                }
            }
            SCOPED_TRACE(testing::PrintToString(values));
            const auto same = [](const games::ArithmeticPeriod& a,
                                 const games::ArithmeticPeriod& b) {
                return a.preperiod == b.preperiod && a.length == b.length &&
                       a.increase == b.increase;
            };
            ASSERT_TRUE(same(games::seen_arithmetic_period(values), seen));
            for (int window = 0; window < 4; ++window) {
                ASSERT_TRUE(same(games::find_arithmetic_period(values, window),
                                 found[std::size_t(window)]))
                    << "window " << window;
            }
        }
    }
}

TEST(ArithmeticPeriod, OfASlowlyRisingRule) {
    // f(n) = max(f(n - 2) + 1, f(n - 3) + 2) from 0, 0, 1: two more for every three.
    std::vector<int> values = {0, 0, 1};
    while (values.size() < 100) {
        const std::size_t n = values.size();
        values.push_back(std::max(values[n - 2] + 1, values[n - 3] + 2));
    }
    const games::ArithmeticPeriod period = games::find_arithmetic_period(
        std::vector<int>(values.begin(), values.begin() + 12), 3);
    EXPECT_EQ(period.length, 3);
    EXPECT_EQ(period.increase, 2);
    for (std::size_t i = std::size_t(period.preperiod); i + 3 < 100; ++i) {
        ASSERT_EQ(values[i + 3], values[i] + 2);
    }
}

TEST(ArithmeticPeriod, OfLaskersNim) {
    // Winning Ways, ch. 4: the values 4k + 1, 4k + 2, 4k + 4, 4k + 3 after 0.
    const std::vector<int> values = {0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11};
    const games::ArithmeticPeriod period = games::seen_arithmetic_period(values);
    EXPECT_EQ(period.preperiod, 1);
    EXPECT_EQ(period.length, 4);
    EXPECT_EQ(period.increase, 4);
}

TEST(ArithmeticPeriodDeathTest, RejectsANegativeWindow) {
    EXPECT_DEATH(games::find_arithmetic_period({0, 0}, -1), "window >= 0");
}

}  // namespace
