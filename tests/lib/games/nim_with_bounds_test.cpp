#include "games/nim_with_bounds.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <limits>
#include <random>
#include <utility>
#include <vector>

#include "heaps.hpp"
#include "play.hpp"

namespace {

using games::BoundedHeap;
using heaps::Heaps;

const long long max_size = std::numeric_limits<long long>::max();

play::Game<long long> one_heap(long long low, long long high) {
    return play::Game<long long>([low, high](long long size) {
        std::vector<long long> result;
        for (long long take = low; take <= high && take <= size; ++take) {
            result.push_back(size - take);
        }
        return result;
    });
}

TEST(NimWithBounds, OneHeapHasTheGrundyValueByPlay) {
    for (long long low = 1; low <= 5; ++low) {
        for (long long high = low; high <= low + 4; ++high) {
            play::Game<long long> game = one_heap(low, high);
            for (long long size = 0; size <= 40; ++size) {
                ASSERT_EQ(games::bounded_heap_grundy({size, low, high}),
                          game.grundy(size))
                    << size << ' ' << low << ' ' << high;
            }
        }
    }
}

TEST(NimWithBounds, LeavesTheMostOfEveryValue) {
    for (long long low = 1; low <= 5; ++low) {
        for (long long high = low; high <= low + 7; ++high) {
            play::Game<long long> game = one_heap(low, high);
            for (long long size = 0; size <= 40; ++size) {
                for (int value = 0; value <= 15; ++value) {
                    long long expected = -1;
                    for (long long take = low; take <= high && take <= size; ++take) {
                        if (game.grundy(size - take) != value) continue;
                        expected = size - take;
                        break;
                    }
                    ASSERT_EQ(games::bounded_heap_leave({size, low, high}, value),
                              expected)
                        << size << ' ' << low << ' ' << high << ' ' << value;
                }
            }
        }
    }
}

// Three heaps with bounds of their own, every size up to 6.
TEST(NimWithBounds, AgreesWithPlayOnSums) {
    const std::vector<std::pair<long long, long long>> bounds = {{1, 3}, {2, 3}, {2, 5}};
    play::Game<Heaps> game([&bounds](const Heaps& sizes) {
        std::vector<Heaps> result;
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            for (long long take = bounds[i].first; take <= bounds[i].second; ++take) {
                if (take > sizes[i]) break;
                result.push_back(sizes);
                result.back()[i] -= take;
            }
        }
        return result;
    });
    for (const Heaps& sizes : heaps::positions(3, 8)) {
        SCOPED_TRACE(testing::PrintToString(sizes));
        std::vector<BoundedHeap> heaps;
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            heaps.push_back({sizes[i], bounds[i].first, bounds[i].second});
        }
        const bool wins = game.is_n_position(sizes);
        ASSERT_EQ(games::nim_with_bounds_is_n_position(heaps), wins);

        // The first heap that has a winning move, and the fewest stones there.
        games::NimMove expected = {-1, 0};
        for (std::size_t i = 0; i < sizes.size() && expected.heap == -1; ++i) {
            for (long long take = bounds[i].first; take <= bounds[i].second; ++take) {
                Heaps after = sizes;
                after[i] -= take;
                if (after[i] < 0 || game.is_n_position(after)) continue;
                expected = {int(i), after[i]};
                break;
            }
        }
        const games::NimMove move = games::nim_with_bounds_winning_move(heaps);
        ASSERT_EQ(move.heap, expected.heap);
        ASSERT_EQ(move.leave, expected.leave);
    }
}

// AtCoder ABC 297 G, its samples.
TEST(NimWithBounds, KnownPositions) {
    const auto wins = [](const Heaps& sizes, long long low, long long high) {
        std::vector<BoundedHeap> heaps;
        for (const long long size : sizes) heaps.push_back({size, low, high});
        return games::nim_with_bounds_is_n_position(heaps);
    };
    EXPECT_TRUE(wins({2, 3, 3}, 1, 2));
    EXPECT_FALSE(wins({3, 1, 4, 1, 5}, 1, 1));
    EXPECT_TRUE(wins({10, 20, 30, 40, 50, 60, 70}, 3, 14));
    EXPECT_FALSE(wins({}, 1, 1));
}

TEST(NimWithBounds, AWinningMoveLeavesALossInRandomBigPositions) {
    for (unsigned seed = 0; seed < 500; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937_64 random(seed);
        const auto number = [&random] {
            return 1 + (long long)(random() >> (2 + random() % 61));
        };
        std::vector<BoundedHeap> heaps(1 + random() % 5);
        for (BoundedHeap& heap : heaps) {
            heap.size = number() + number();
            heap.low = number();
            heap.high = number();
            if (heap.low > heap.high) std::swap(heap.low, heap.high);
        }
        const games::NimMove move = games::nim_with_bounds_winning_move(heaps);
        ASSERT_EQ(move.heap != -1, games::nim_with_bounds_sum(heaps) != 0);
        if (move.heap == -1) continue;
        BoundedHeap& heap = heaps[std::size_t(move.heap)];
        const long long take = heap.size - move.leave;
        ASSERT_LE(0, move.leave);
        ASSERT_TRUE(heap.low <= take && take <= heap.high);
        heap.size = move.leave;
        ASSERT_FALSE(games::nim_with_bounds_is_n_position(heaps));
    }
}

TEST(NimWithBounds, TakesTheGreatestNumbers) {
    EXPECT_EQ(games::bounded_heap_grundy({max_size, 1, max_size - 1}), 0);
    EXPECT_EQ(games::bounded_heap_grundy({max_size - 1, 1, max_size - 1}), max_size - 1);
    EXPECT_EQ(games::bounded_heap_leave({max_size - 1, 1, max_size - 1}, 5), 5);
    EXPECT_EQ(games::bounded_heap_leave({max_size, 1, 2}, 0), max_size - 1);
    EXPECT_EQ(games::bounded_heap_leave({max_size, 1, 2}, max_size), -1);
    EXPECT_EQ(games::bounded_heap_grundy({1000000000000000000LL, 3, 7}), 0);
}

TEST(NimWithBoundsDeathTest, RejectsMisuse) {
    EXPECT_DEATH(games::bounded_heap_grundy({-1, 1, 2}), "heap.size >= 0");
    EXPECT_DEATH(games::bounded_heap_grundy({1, 0, 2}), "1 <= heap.low");
    EXPECT_DEATH(games::bounded_heap_grundy({1, 3, 2}), "heap.low <= heap.high");
    EXPECT_DEATH(games::bounded_heap_grundy({1, 1, max_size}), "max.. - heap.high");
    EXPECT_DEATH(games::bounded_heap_leave({1, 0, 2}, 0), "1 <= heap.low");
    EXPECT_DEATH(games::bounded_heap_leave({1, 1, 2}, -1), "value >= 0");
    EXPECT_DEATH(games::nim_with_bounds_is_n_position({{-1, 1, 2}}), "heap.size >= 0");
    EXPECT_DEATH(games::nim_with_bounds_winning_move({{-1, 1, 2}}), "heap.size >= 0");
}

}  // namespace
