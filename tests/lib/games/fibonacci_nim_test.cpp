#include "games/fibonacci_nim.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <utility>
#include <vector>

#include "play.hpp"

namespace {

using Heap = std::pair<long long, long long>;  // stones, the most that may be taken
using Table = std::vector<long long>;          // f(1), f(2), ...

play::Game<Heap> game_of(const Table& f) {
    return play::Game<Heap>([f](const Heap& heap) {
        std::vector<Heap> result;
        for (long long take = 1; take <= std::min(heap.first, heap.second); ++take) {
            result.push_back({heap.first - take, f[std::size_t(take - 1)]});
        }
        return result;
    });
}

long long at(const Table& f, long long taken) {
    return f[std::min(std::size_t(taken - 1), f.size() - 1)];
}

void expect_agrees(const Table& f, long long largest) {
    play::Game<Heap> game = game_of(f);
    const games::DynamicNim nim([&f](long long t) { return at(f, t); }, largest);
    for (long long heap = 0; heap <= largest; ++heap) {
        for (long long most = 0; most <= heap + 1; ++most) {
            SCOPED_TRACE(testing::Message() << "heap " << heap << ", most " << most);
            long long expected = 0;
            for (long long take = std::min(heap, most); take > 0; --take) {
                if (!game.is_n_position({heap - take, at(f, take)})) expected = take;
            }
            ASSERT_EQ(nim.winning_take(heap, most), expected);
            ASSERT_EQ(nim.is_n_position(heap, most), expected > 0);
        }
        const Table& keys = nim.key_numbers();
        ASSERT_EQ(heap == 0 || std::count(keys.begin(), keys.end(), heap) > 0,
                  !game.is_n_position({heap, std::max(0LL, heap - 1)}));
    }
}

TEST(DynamicNim, AgreesWithPlayForMultiples) {
    for (long long factor = 1; factor <= 5; ++factor) {
        SCOPED_TRACE(testing::Message() << "factor " << factor);
        Table f;
        for (long long t = 1; t <= 60; ++t) f.push_back(factor * t);
        ASSERT_NO_FATAL_FAILURE(expect_agrees(f, 60));
    }
}

TEST(DynamicNim, AgreesWithPlayForRandomLimits) {
    for (unsigned seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        Table f;
        for (long long t = 1; t <= 30; ++t) {
            const long long last = f.empty() ? 0 : f.back();
            f.push_back(std::max(t, last) + (long long)(random() % 4 * (random() % 2)));
        }
        ASSERT_NO_FATAL_FAILURE(expect_agrees(f, 30));
    }
}

TEST(FibonacciNim, TheFirstPlayerLosesFibonacciNumbersAlone) {
    std::vector<long long> lost;
    for (long long heap = 0; heap <= 1000; ++heap) {
        if (!games::fibonacci_nim_is_n_position(heap)) lost.push_back(heap);
    }
    EXPECT_EQ(lost,
              Table({0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987}));
}

TEST(FibonacciNim, TakesLargeHeaps) {
    const long long fibonacci = 2880067194370816120;  // the 90th
    EXPECT_FALSE(games::fibonacci_nim_is_n_position(fibonacci));
    EXPECT_EQ(games::fibonacci_nim_winning_take(fibonacci + 1), 1);
    EXPECT_EQ(games::fibonacci_nim_winning_take(fibonacci - 1), 2);
    EXPECT_EQ(games::fibonacci_nim_winning_take(fibonacci - 2), 1);
    EXPECT_GT(games::fibonacci_nim_winning_take(4000000000000000000), 0);
}

TEST(DynamicNimDeathTest, RejectsMisuse) {
    const auto same = [](long long taken) { return taken; };
    EXPECT_DEATH(games::DynamicNim(same, -1), "largest >= 0");
    EXPECT_DEATH(games::DynamicNim([](long long t) { return t / 2; }, 9), "f.t. >= t");
    const games::DynamicNim game(same, 10);
    EXPECT_DEATH(game.winning_take(11, 1), "heap <= largest_");
    EXPECT_DEATH(game.winning_take(-1, 1), "0 <= heap");
    EXPECT_DEATH(game.is_n_position(5, -1), "most >= 0");
    EXPECT_DEATH(games::fibonacci_nim_is_n_position(-1), "0 <= heap");
    EXPECT_DEATH(games::fibonacci_nim_winning_take(4000000000000000001), "heap <= ");
}

}  // namespace
