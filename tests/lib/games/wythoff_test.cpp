#include "games/wythoff.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "play.hpp"

namespace {

using Heaps = std::pair<long long, long long>;

// The rules: from one heap, or the same number from both.
std::vector<Heaps> options(const Heaps& heaps) {
    std::vector<Heaps> result;
    for (long long take = 1; take <= heaps.first || take <= heaps.second; ++take) {
        if (take <= heaps.first) result.push_back({heaps.first - take, heaps.second});
        if (take <= heaps.second) result.push_back({heaps.first, heaps.second - take});
        if (take <= heaps.first && take <= heaps.second) {
            result.push_back({heaps.first - take, heaps.second - take});
        }
    }
    return result;
}

TEST(Wythoff, AgreesWithPlayOnEverySmallPosition) {
    play::Game<Heaps> game(options);
    for (long long first = 0; first <= 40; ++first) {
        for (long long second = 0; second <= 40; ++second) {
            const Heaps heaps(first, second);
            ASSERT_EQ(games::wythoff_is_n_position(first, second),
                      game.is_n_position(heaps))
                << first << ' ' << second;
            std::set<Heaps> wanted;
            for (const Heaps& option : options(heaps)) {
                if (!game.is_n_position(option)) wanted.insert(option);
            }
            const auto moves = games::wythoff_winning_moves(first, second);
            std::set<Heaps> found;
            for (const auto& move : moves) found.insert({move.first, move.second});
            ASSERT_EQ(found, wanted) << first << ' ' << second;
            ASSERT_EQ(moves.size(), wanted.size());
            const auto move = games::wythoff_winning_move(first, second);
            if (wanted.empty()) {
                ASSERT_TRUE(move.first == -1 && move.second == -1);
            } else {
                ASSERT_EQ(move.first, moves.front().first);
                ASSERT_EQ(move.second, moves.front().second);
            }
        }
    }
}

// k, floor(k phi), floor(k phi) + k; by 128-bit square roots. A double is wrong from
// 102334155 on.
const std::vector<std::vector<long long>> pairs = {
    {0, 0, 0},
    {1, 1, 2},
    {2, 3, 5},
    {4, 6, 10},
    {102334155, 165580140, 267914295},
    {267914296, 433494436, 701408732},
    {1000000000000000, 1618033988749894, 2618033988749894},
    {10000000000000000, 16180339887498948, 26180339887498948},
    {618033988749894848, 999999999999999999, 1618033988749894847},
};

TEST(Wythoff, IsExactBeyondDoubles) {
    for (const auto& pair : pairs) {
        EXPECT_EQ(games::wythoff_lower(pair[0]), pair[1]);
        if (pair[2] > 1000000000000000000) continue;
        EXPECT_EQ(games::wythoff_partner(pair[1]), pair[2]);
        EXPECT_EQ(games::wythoff_partner(pair[2]), pair[1]);
        EXPECT_FALSE(games::wythoff_is_n_position(pair[1], pair[2]));
        EXPECT_FALSE(games::wythoff_is_n_position(pair[2], pair[1]));
        if (pair[0] == 0) continue;
        EXPECT_TRUE(games::wythoff_is_n_position(pair[1], pair[2] + 1));
        EXPECT_TRUE(games::wythoff_is_n_position(pair[1] - 1, pair[2]));
    }
}

TEST(Wythoff, AtTheLimit) {
    const long long most = 1000000000000000000;
    // floor(10^18 phi), from the decimals of phi.
    EXPECT_EQ(games::wythoff_lower(most), 1618033988749894848);
    // 10^18 is the larger heap of the pair 381966011250105152.
    EXPECT_EQ(games::wythoff_partner(most), 618033988749894848);
    EXPECT_FALSE(games::wythoff_is_n_position(most, 618033988749894848));
    EXPECT_TRUE(games::wythoff_is_n_position(most, most));
    const auto moves = games::wythoff_winning_moves(most, most);
    ASSERT_EQ(moves.size(), 3U);
    EXPECT_TRUE(moves[2].first == 0 && moves[2].second == 0);
}

// floor(k phi) is the integer x for which x^2 - k x < k^2 < (x+1)^2 - k (x+1).
TEST(Wythoff, LowerIsTheFloorOnRandomNumbers) {
    std::mt19937_64 random(1907);
    for (int round = 0; round < 20000; ++round) {
        const long long k = 1 + static_cast<long long>(random() % 1000000000);
        const long long x = games::wythoff_lower(k);
        ASSERT_LE(x * (x - k), k * k) << k;
        ASSERT_GT((x + 1) * (x + 1 - k), k * k) << k;
    }
}

TEST(Wythoff, PartnerIsMutualOnRandomHeaps) {
    std::mt19937_64 random(1908);
    for (int round = 0; round < 2000; ++round) {
        const long long heap = static_cast<long long>(random() % 300000000000000000ULL);
        const long long partner = games::wythoff_partner(heap);
        ASSERT_EQ(games::wythoff_partner(partner), heap);
    }
}

TEST(Wythoff, PartnersOfFraenkelAgreeWithPlay) {
    for (long long slack = 0; slack <= 4; ++slack) {
        play::Game<Heaps> game([slack](const Heaps& heaps) {
            std::vector<Heaps> result;
            for (long long a = 0; a <= heaps.first; ++a) {
                for (long long b = 0; b <= heaps.second; ++b) {
                    if (a == 0 && b == 0) continue;
                    const bool near = a - b <= slack && b - a <= slack;
                    if (a > 0 && b > 0 && !near) continue;
                    result.push_back({heaps.first - a, heaps.second - b});
                }
            }
            return result;
        });
        for (long long n = 0; n <= 17; ++n) {
            const std::vector<long long> partners = games::fraenkel_partners(n, slack);
            ASSERT_EQ(partners.size(), std::size_t(n) + 1);
            for (long long first = 0; first <= n; ++first) {
                for (long long second = 0; second <= 17; ++second) {
                    ASSERT_EQ(partners[std::size_t(first)] != second,
                              game.is_n_position({first, second}))
                        << "slack " << slack << ", heaps " << first << ' ' << second;
                }
            }
        }
    }
}

TEST(Wythoff, PartnersOfFraenkelWithoutSlackAreThoseOfWythoff) {
    const std::vector<long long> partners = games::fraenkel_partners(100000, 0);
    for (long long heap = 0; heap <= 100000; heap += 7) {
        ASSERT_EQ(partners[std::size_t(heap)], games::wythoff_partner(heap));
    }
}

TEST(Wythoff, PartnersOfFraenkelPassInt) {
    EXPECT_EQ(games::fraenkel_partners(5, 1000000000).back(), 5 + 5 * 1000000001LL);
}

TEST(WythoffDeathTest, RejectsWhatIsOutOfRange) {
    EXPECT_DEATH(games::wythoff_lower(-1), "0 <= k");
    EXPECT_DEATH(games::wythoff_lower(1000000000000000001), "k <= ");
    EXPECT_DEATH(games::wythoff_partner(-1), "0 <= heap");
    EXPECT_DEATH(games::wythoff_is_n_position(1000000000000000001, 3), "heap <= ");
    EXPECT_DEATH(games::wythoff_winning_moves(3, -1), "0 <= heap");
    EXPECT_DEATH(games::fraenkel_partners(-1, 0), "0 <= n");
    EXPECT_DEATH(games::fraenkel_partners(1000000001, 0), "n <= ");
    EXPECT_DEATH(games::fraenkel_partners(3, -1), "0 <= slack");
    EXPECT_DEATH(games::fraenkel_partners(3, 1000000001), "slack <= ");
}

}  // namespace
