#include "games/splitting_games.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <vector>

#include "play.hpp"

namespace {

using Heaps = std::vector<long long>;

Heaps sorted(Heaps heaps) {
    std::sort(heaps.begin(), heaps.end());
    return heaps;
}

Heaps without(Heaps heaps, std::size_t i) {
    heaps.erase(heaps.begin() + std::ptrdiff_t(i));
    return heaps;
}

// The rules: split a heap into two of different sizes.
std::vector<Heaps> grundy_options(const Heaps& heaps) {
    std::vector<Heaps> result;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (long long part = 1; part < heaps[i]; ++part) {
            if (part == heaps[i] - part) continue;
            Heaps option = without(heaps, i);
            option.push_back(part);
            option.push_back(heaps[i] - part);
            result.push_back(sorted(option));
        }
    }
    return result;
}

// The rules: take from a heap, or split it.
std::vector<Heaps> lasker_options(const Heaps& heaps) {
    std::vector<Heaps> result;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (long long leave = 0; leave < heaps[i]; ++leave) {
            Heaps option = without(heaps, i);
            if (leave > 0) option.push_back(leave);
            result.push_back(sorted(option));
        }
        for (long long part = 1; part < heaps[i]; ++part) {
            Heaps option = without(heaps, i);
            option.push_back(part);
            option.push_back(heaps[i] - part);
            result.push_back(sorted(option));
        }
    }
    return result;
}

TEST(GrundysGame, AgreesWithPlay) {
    play::Game<Heaps> game(grundy_options);
    for (int n = 0; n <= 12; ++n) {
        const std::vector<int> table = games::grundys_game_table(n);
        ASSERT_EQ(table.size(), std::size_t(n) + 1);
        for (int heap = 0; heap <= n; ++heap) {
            ASSERT_EQ(table[std::size_t(heap)], game.grundy({heap})) << heap;
        }
    }
}

TEST(GrundysGame, KnownValues) {
    // OEIS A002188; the last lost heap below 10^6 is 1222 (OEIS A036685).
    const std::vector<int> known = {0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0,
                                    2, 1, 3, 2, 1, 3, 2, 4, 3, 0};
    std::vector<int> table = games::grundys_game_table(4000);
    EXPECT_TRUE(std::equal(known.begin(), known.end(), table.begin()));
    std::vector<int> lost;
    for (int heap = 0; heap <= 4000; ++heap) {
        if (table[std::size_t(heap)] == 0) lost.push_back(heap);
    }
    EXPECT_EQ(std::vector<int>(lost.begin(), lost.begin() + 10),
              std::vector<int>({0, 1, 2, 4, 7, 10, 20, 23, 26, 50}));
    EXPECT_EQ(lost.back(), 1222);
}

TEST(LaskersNim, AgreesWithPlay) {
    play::Game<Heaps> game(lasker_options);
    for (long long heap = 0; heap <= 9; ++heap) {
        const Heaps heaps = heap == 0 ? Heaps() : Heaps({heap});
        ASSERT_EQ(games::lasker_nim_grundy(heap), game.grundy(heaps)) << heap;
    }
}

// The value by the mex over all moves from one heap.
TEST(LaskersNim, ValuesFollowFromTheSmallerOnes) {
    for (long long heap = 0; heap <= 400; ++heap) {
        std::vector<char> found(2048, 0);
        for (long long leave = 0; leave < heap; ++leave) {
            found[std::size_t(games::lasker_nim_grundy(leave))] = 1;
        }
        for (long long part = 1; part < heap; ++part) {
            found[std::size_t(games::lasker_nim_grundy(part) ^
                              games::lasker_nim_grundy(heap - part))] = 1;
        }
        ASSERT_EQ(games::lasker_nim_grundy(heap),
                  std::find(found.begin(), found.end(), 0) - found.begin());
    }
}

void expect_winning_move(const Heaps& heaps) {
    const games::LaskerNimMove move = games::lasker_nim_winning_move(heaps);
    if (games::lasker_nim_grundy_of_sum(heaps) == 0) {
        ASSERT_EQ(move.heap, -1);
        ASSERT_TRUE(move.leave.empty());
        return;
    }
    ASSERT_TRUE(0 <= move.heap && move.heap < int(heaps.size()));
    const long long heap = heaps[std::size_t(move.heap)];
    if (move.leave.size() == 1) {
        ASSERT_TRUE(0 <= move.leave[0] && move.leave[0] < heap);
    } else {
        ASSERT_EQ(move.leave.size(), 2U);
        ASSERT_TRUE(1 <= move.leave[0] && 1 <= move.leave[1]);
        ASSERT_EQ(move.leave[0] + move.leave[1], heap);
    }
    Heaps after = without(heaps, std::size_t(move.heap));
    after.insert(after.end(), move.leave.begin(), move.leave.end());
    ASSERT_EQ(games::lasker_nim_grundy_of_sum(after), 0);
}

TEST(LaskersNim, WinningMovesAreLegalAndWin) {
    for (long long a = 0; a <= 20; ++a) {
        expect_winning_move({a});
        for (long long b = 0; b <= 20; ++b) {
            for (long long c = 0; c <= 20; ++c) {
                expect_winning_move({a, b, c});
                ASSERT_FALSE(HasFatalFailure()) << a << ' ' << b << ' ' << c;
            }
        }
    }
    expect_winning_move({});
    const long long most = (1LL << 62) - 1;
    expect_winning_move({most});
    expect_winning_move({most, 1, most - 1});
    expect_winning_move({most, most - 1});
    expect_winning_move({most, most});
}

TEST(LaskersNim, WinningMovesInRandomBigPositions) {
    for (unsigned seed = 0; seed < 500; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937_64 random(seed);
        Heaps heaps(1 + random() % 6);
        for (long long& heap : heaps) heap = static_cast<long long>(random() >> 2);
        expect_winning_move(heaps);
        ASSERT_FALSE(HasFatalFailure());
    }
}

TEST(SplittingGamesDeathTest, RejectsWhatIsOutOfRange) {
    EXPECT_DEATH(games::grundys_game_table(-1), "n >= 0");
    EXPECT_DEATH(games::lasker_nim_grundy(-1), "0 <= heap");
    EXPECT_DEATH(games::lasker_nim_grundy(1LL << 62), "heap < ");
    EXPECT_DEATH(games::lasker_nim_winning_move({4, -1}), "0 <= heap");
}

}  // namespace
