#include "games/period.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <vector>

namespace {

// The least period, and then the least preperiod, for which `window` values or more
// equal those one period later, up to the last value. By trying all of them.
games::Period slow_period(const std::vector<int>& values, int window) {
    const int n = int(values.size());
    for (int length = 1; length < n; ++length) {
        for (int preperiod = 0; preperiod + length + window <= n; ++preperiod) {
            bool repeats = preperiod + length <= n;
            for (int i = preperiod; i + length < n; ++i) {
                if (values[std::size_t(i)] != values[std::size_t(i + length)]) {
                    repeats = false;
                }
            }
            if (repeats) return {preperiod, length};
        }
    }
    return {0, 0};
}

void expect_as_slow(const std::vector<int>& values, int window) {
    const games::Period expected = slow_period(values, window);
    const games::Period period = games::find_period(values, window);
    ASSERT_EQ(period.length, expected.length)
        << testing::PrintToString(values) << ", window " << window;
    ASSERT_EQ(period.preperiod, expected.preperiod)
        << testing::PrintToString(values) << ", window " << window;
}

TEST(Period, OfEveryShortSequence) {
    for (int size = 0; size <= 11; ++size) {
        for (int bits = 0; bits < 1 << size; ++bits) {
            std::vector<int> values;
            for (int i = 0; i < size; ++i) values.push_back(bits >> i & 1);
            for (int window = 0; window <= 6; ++window) expect_as_slow(values, window);
        }
    }
}

TEST(Period, OfRandomPeriodicSequences) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const std::size_t preperiod = random() % 20;
        const std::size_t length = 1 + random() % 15;
        std::vector<int> values;
        for (std::size_t i = 0; i < 80; ++i) {
            values.push_back(i < preperiod + length ? int(random() % 3)
                                                    : values[i - length]);
        }
        expect_as_slow(values, 20);
    }
}

TEST(Period, NeedsAFullWindow) {
    // Grundy values for the moves 1, 2, 48: a false period 3 until the heap of 48.
    std::vector<int> values;
    for (int i = 0; i < 48; ++i) values.push_back(i % 3);
    EXPECT_EQ(games::find_period(values, 48).length, 0);
    EXPECT_EQ(games::find_period(values, 45).length, 3);
}

TEST(Period, AWindowOfNothingFixesOneValue) {
    const games::Period period = games::find_period({0, 0, 0}, 0);
    EXPECT_EQ(period.length, 1);
    EXPECT_EQ(period.preperiod, 0);
}

TEST(Period, OfALongSequenceInLinearTime) {
    std::vector<int> values(1000000, 0);
    values.back() = 1;
    EXPECT_EQ(games::find_period(values, 1).length, 0);
    values.insert(values.end(), 500000, 0);
    EXPECT_EQ(games::find_period(values, 499999).length, 1);
    EXPECT_EQ(games::find_period(values, 499999).preperiod, 1000000);
    EXPECT_EQ(games::find_period(values, 500001).length, 0);
}

// Whether values[i + length] == values[i] from the preperiod to the end.
bool repeats(const std::vector<int>& values, int preperiod, int length) {
    for (int i = preperiod; i + length < int(values.size()); ++i) {
        if (values[std::size_t(i + length)] != values[std::size_t(i)]) {
            return false;
        }
    }
    return true;
}

TEST(Period, SeenInHalfOfEveryShortSequence) {
    for (int size = 0; size <= 13; ++size) {
        for (int bits = 0; bits < 1 << size; ++bits) {
            std::vector<int> values;
            for (int i = 0; i < size; ++i) values.push_back(bits >> i & 1);
            games::Period expected = {0, 0};
            for (int length = size / 2; length >= 1; --length) {
                for (int preperiod = size / 2 - length; preperiod >= 0; --preperiod) {
                    if (repeats(values, preperiod, length)) {
                        expected = {preperiod, length};
                    }
                }
            }
            const games::Period period = games::seen_period(values);
            ASSERT_EQ(period.length, expected.length) << testing::PrintToString(values);
            ASSERT_EQ(period.preperiod, expected.preperiod)
                << testing::PrintToString(values);
        }
    }
}

TEST(Period, SeenIsNotProven) {
    // Grundy values for the moves 1, 2, 48: the table of bug case 097.
    std::vector<int> values;
    for (int i = 0; i < 48; ++i) values.push_back(i % 3);
    EXPECT_EQ(games::seen_period(values).length, 3);
    EXPECT_EQ(games::find_period(values, 48).length, 0);
    values.push_back(3);
    EXPECT_EQ(games::seen_period(values).length, 0);
}

// The game 0.77 by its rules: take one stone or two, and split the rest if you like.
std::vector<int> kayles(int size) {
    std::vector<int> values;
    for (int n = 0; n < size; ++n) {
        std::vector<char> found(256, 0);
        for (int left = 0; left < n; ++left) {
            for (int right = std::max(0, n - left - 2); left + right < n; ++right) {
                found[std::size_t(values[std::size_t(left)] ^
                                  values[std::size_t(right)])] = 1;
            }
        }
        values.push_back(int(std::find(found.begin(), found.end(), 0) - found.begin()));
    }
    return values;
}

TEST(Period, OfKaylesIsProvenWithJustTheTermsOfTheBound) {
    // OEIS A002186: period 12 from 71 on. The bound is 2 * (71 + 12) + 2 = 168 values.
    EXPECT_EQ(games::find_heap_game_period(kayles(168), 2, 2).length, 12);
    EXPECT_EQ(games::find_heap_game_period(kayles(168), 2, 2).preperiod, 71);
    EXPECT_EQ(games::find_heap_game_period(kayles(167), 2, 2).length, 0);
    EXPECT_EQ(games::find_heap_game_period(kayles(1000), 2, 2).length, 12);
    EXPECT_EQ(games::find_heap_game_period(kayles(1000), 2, 2).preperiod, 71);
    EXPECT_EQ(games::find_heap_game_period(kayles(1000), 834, 2).length, 12);
    EXPECT_EQ(games::find_heap_game_period(kayles(1000), 835, 2).length, 0);
    EXPECT_EQ(games::seen_period(kayles(167)).length, 12);
    EXPECT_EQ(games::seen_period(kayles(166)).length, 12);
    EXPECT_EQ(games::seen_period(kayles(165)).length, 0);
}

TEST(Period, OfAHeapGameStartsAtAHeapThatIsNotEmpty) {
    // The bound counts from the heap 1 even where the period holds from the heap 0.
    const std::vector<int> zeros(9, 0);
    EXPECT_EQ(games::find_heap_game_period(zeros, 5, 2).length, 1);
    EXPECT_EQ(games::find_heap_game_period(zeros, 5, 2).preperiod, 0);
    EXPECT_EQ(games::find_heap_game_period(zeros, 6, 2).length, 0);
    EXPECT_EQ(games::find_heap_game_period(zeros, 3, 3).length, 1);
    EXPECT_EQ(games::find_heap_game_period(zeros, 4, 3).length, 0);
    EXPECT_EQ(games::find_heap_game_period(zeros, 7, 1).length, 1);
    EXPECT_EQ(games::find_heap_game_period(zeros, 8, 1).length, 0);
}

TEST(PeriodDeathTest, RejectsANegativeWindow) {
    EXPECT_DEATH(games::find_period({0, 0}, -1), "window >= 0");
    EXPECT_DEATH(games::find_heap_game_period({0, 0}, -1, 2), "most_taken >= 0");
    EXPECT_DEATH(games::find_heap_game_period({0, 0}, 1, 0), "most_heaps >= 1");
}

}  // namespace
