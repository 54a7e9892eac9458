#include "games/interval_options.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "play.hpp"

namespace {

using Heaps = std::vector<long long>;
using Bound = games::IntervalOptions::Bound;

// Bounds given by a table, as a function.
Bound by_table(const Heaps& table) {
    return [table](long long n) { return table[std::size_t(n)]; };
}

// The options of one heap by the rules.
Heaps options(const Bound& first, const Bound& last, long long heap) {
    Heaps result;
    for (long long left = 0; left < heap; ++left) {
        if (first(heap) <= left && left <= last(heap)) result.push_back(left);
    }
    return result;
}

// Compares values, runs and moves on one and two heaps of 0..limit with play.
void check(long long limit, const Bound& first, const Bound& last) {
    const games::IntervalOptions game(limit, first, last);
    play::Game<long long> heap_play(
        [&](long long heap) { return options(first, last, heap); });
    std::vector<int> values;
    for (long long heap = 0; heap <= limit; ++heap) {
        values.push_back(heap_play.grundy(heap));
        ASSERT_EQ(game.grundy(heap), values.back()) << "heap " << heap;
        const bool starts = heap == 0 || values.back() != values[std::size_t(heap) - 1];
        const auto& runs = game.runs();
        const long long found = std::count_if(
            runs.begin(), runs.end(),
            [heap](const games::IntervalOptions::Run& run) { return run.start == heap; });
        ASSERT_EQ(found, starts) << "a run from " << heap;
    }
    for (long long a = 0; a <= limit; ++a) {
        for (long long b = 0; b <= std::min(limit, 12LL); ++b) {
            const Heaps heaps = {a, b};
            // The first heap and the least amount left that loses for the opponent.
            games::NimMove expected = {-1, 0};
            for (int i = 1; i >= 0; --i) {
                const Heaps left = options(first, last, heaps[std::size_t(i)]);
                for (auto it = left.rbegin(); it != left.rend(); ++it) {
                    const int rest = values[std::size_t(heaps[std::size_t(1 - i)])];
                    if (values[std::size_t(*it)] == rest) expected = {i, *it};
                }
            }
            const games::NimMove move = game.winning_move(heaps);
            ASSERT_EQ(move.heap, expected.heap) << a << ' ' << b;
            ASSERT_EQ(move.leave, expected.leave) << a << ' ' << b;
            const int sum = values[std::size_t(a)] ^ values[std::size_t(b)];
            ASSERT_EQ(game.grundy_of_sum(heaps), sum);
            ASSERT_EQ(move.heap >= 0, sum != 0);
        }
    }
}

TEST(IntervalOptions, AgreesWithPlayForRandomBounds) {
    const char* chosen = std::getenv("MEX_SEED");
    const unsigned seed = chosen ? unsigned(std::atoi(chosen)) : 1;
    std::mt19937 random(seed);
    for (int round = 0; round < 300; ++round) {
        SCOPED_TRACE("MEX_SEED=" + std::to_string(seed) + ", round " +
                     std::to_string(round));
        const long long limit = random() % 30, start = random() % 5;
        const auto slow = 1 + random() % 3;
        Heaps first, last;
        long long low = -3, high = -1;  // low rises by at most 1, so it stays below n
        for (long long n = 0; n <= limit; ++n) {
            low += random() % slow == 0;
            if (n > start) {
                high = std::max({high, low, 0LL});
                const long long more = n - 1 - static_cast<long long>(random() % 4);
                if (random() % 4 == 0) high = std::max(high, more);
            }
            first.push_back(low);
            last.push_back(high);
        }
        check(limit, by_table(first), by_table(last));
        if (HasFatalFailure()) return;
    }
}

TEST(IntervalOptions, AgreesWithPlayForGamesOfTakingStones) {
    for (long long low = 1; low <= 5; ++low) {
        for (long long high = low; high <= 8; ++high) {
            SCOPED_TRACE(testing::Message() << low << ".." << high);
            check(
                40, [high](long long n) { return n - high; },
                [low](long long n) { return n - low; });
            if (HasFatalFailure()) return;
        }
    }
}

TEST(IntervalOptions, AgreesWithPlayForLeavingASharedPart) {
    check(
        60, [](long long n) { return (n + 1) / 2; }, [](long long n) { return n - 1; });
    check(
        60, [](long long n) { return n / 3; },
        [](long long n) { return n / 2 - (n < 1); });
    check(
        60, [](long long) { return 0; }, [](long long n) { return n - 1; });
    check(
        0, [](long long) { return 0; }, [](long long n) { return n - 1; });
    check(
        60, [](long long) { return 3; }, [](long long n) { return n / 4 - (n < 1); });
}

TEST(IntervalOptions, ReachesTheLargestHeaps) {
    const long long limit = (1LL << 62) - 1;
    // At least half is taken: the value counts the halvings.
    const games::IntervalOptions game(
        limit, [](long long) { return 0; }, [](long long n) { return n / 2 - (n < 1); });
    EXPECT_EQ(game.runs().size(), 63u);
    for (int k = 0; k < 62; ++k) {
        EXPECT_EQ(game.runs()[std::size_t(k) + 1].start, 1LL << k);
        EXPECT_EQ(game.grundy(1LL << k), k + 1);
        EXPECT_EQ(game.grundy((1LL << k) - 1), k);
    }
    EXPECT_EQ(game.grundy(limit), 62);
    EXPECT_EQ(game.winning_move({limit, 5}).leave, 4);
    // From low to high is taken: the value of n is (n % (low + high)) / low.
    const long long low = 1LL << 59, high = (1LL << 60) + 12345;
    const games::IntervalOptions far(
        limit, [high](long long n) { return n - high; },
        [low](long long n) { return n - low; });
    for (long long n : {0LL, low - 1, low, high, low + high - 1, low + high, limit}) {
        EXPECT_EQ(far.grundy(n), n % (low + high) / low) << n;
    }
}

TEST(IntervalOptionsDeathTest, RejectsWrongNumbers) {
    const Bound zero = [](long long) { return 0; };
    const Bound below = [](long long n) { return n - 1; };
    EXPECT_DEATH(games::IntervalOptions(-1, zero, below), "limit");
    EXPECT_DEATH(games::IntervalOptions(1LL << 62, zero, zero), "limit");
    EXPECT_DEATH(games::IntervalOptions(5, zero, zero), "last < heap");
    const Heaps rising = {0, 0, 0, 0, 0}, falling = {-1, 0, 1, 2, 0};
    EXPECT_DEATH(games::IntervalOptions(4, by_table(rising), by_table(falling)),
                 "previous.end <= range.end");
    EXPECT_DEATH(games::IntervalOptions(3, by_table({0, 0, 1, 0}), below),
                 "previous.begin <= range.begin");
    const games::IntervalOptions game(5, zero, below);
    EXPECT_DEATH(game.grundy(6), "heap <= limit");
    EXPECT_DEATH(game.grundy(-1), "0 <= heap");
    EXPECT_DEATH(game.winning_move({1, 6}), "heap <= limit");
}

}  // namespace
