#include "games/octal_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace {

using Heaps = std::vector<long long>;

// All codes "d0.d1d2" of the digits that are given.
std::vector<std::string> short_codes(const std::string& firsts,
                                     const std::string& others) {
    std::vector<std::string> result;
    for (const char first : firsts) {
        for (const char a : others) {
            for (const char b : others) {
                result.push_back({first, '.', a, b});
            }
        }
    }
    return result;
}

// The values of a game are compared with those of a table that goes further than the
// table which proved the period, for every short code.
void expect_period_goes_on(const std::string& code, long long limit, int further) {
    SCOPED_TRACE(code);
    const games::OctalGame game(code, limit);
    ASSERT_LE(game.table().size(), std::size_t(limit));
    if (game.period() == 0) {
        ASSERT_EQ(game.table().size(), std::size_t(limit));
        return;
    }
    const std::vector<int> table = games::octal_table(code, further);
    for (int heap = 0; heap <= further; ++heap) {
        ASSERT_EQ(game.grundy(heap), table[std::size_t(heap)]) << heap;
    }
    // Neither number can be less.
    const auto holds = [&table, further](long long preperiod, long long period) {
        for (long long n = preperiod; n + period <= further; ++n) {
            if (table[std::size_t(n)] != table[std::size_t(n + period)]) return false;
        }
        return true;
    };
    ASSERT_TRUE(holds(game.preperiod(), game.period()));
    if (game.preperiod() > 0) {
        ASSERT_FALSE(holds(game.preperiod() - 1, game.period()));
    }
    for (long long less = 1; less < game.period(); ++less) {
        ASSERT_FALSE(holds(game.preperiod(), less)) << less;
    }
}

TEST(OctalGame, ProvenPeriodsGoOnForEveryShortOctalCode) {
    for (const std::string& code : short_codes("04", "01234567")) {
        expect_period_goes_on(code, 250, 600);
    }
}

TEST(OctalGame, ProvenPeriodsGoOnForShortHexadecimalCodes) {
    for (const std::string& code : short_codes("08C", "0138AF")) {
        expect_period_goes_on(code, 60, 130);
    }
}

struct KnownPeriod {
    const char* code;
    long long period, preperiod;
};

// Winning Ways, ch. 4; the first two also in shared theory: the last exceptions are 70
// for Kayles and 52 for Dawson's Kayles.
TEST(OctalGame, KnownPeriods) {
    const std::vector<KnownPeriod> known = {
        {"0.77", 12, 71}, {"0.07", 34, 53}, {"0.137", 34, 52},
        {"0.3", 2, 0},    {"0.1", 1, 2},
    };
    for (const KnownPeriod& row : known) {
        SCOPED_TRACE(row.code);
        const games::OctalGame game(row.code);
        EXPECT_EQ(game.period(), row.period);
        EXPECT_EQ(game.preperiod(), row.preperiod);
    }
}

TEST(OctalGame, KaylesIsProvenBy168ValuesAndNotByFewer) {
    EXPECT_EQ(games::OctalGame("0.77", 168).period(), 12);
    EXPECT_EQ(games::OctalGame("0.77", 167).period(), 0);
    // Dawson's Kayles: 2 * (53 + 34) + 2.
    EXPECT_EQ(games::OctalGame("0.07", 176).period(), 34);
    EXPECT_EQ(games::OctalGame("0.07", 175).period(), 0);
}

TEST(OctalGame, ValuesOfHugeHeaps) {
    const games::OctalGame kayles("0.77");
    const games::OctalGame dawson("0.07");
    const std::vector<int> last = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};  // Winning Ways
    for (long long n = 999999999999999900; n <= 1000000000000000000; ++n) {
        ASSERT_EQ(kayles.grundy(n), last[std::size_t(n % 12)]);
        ASSERT_EQ(dawson.grundy(n), dawson.grundy(n % 34 + 68));
    }
    EXPECT_EQ(kayles.grundy_of_sum({1000000000000000000, 999999999999999988, 7}), 2);
    EXPECT_EQ(kayles.grundy_of_sum({}), 0);
}

TEST(OctalGame, SaysWhenNoPeriodIsProven) {
    for (const char* const code : {"0.007", "4.3...", "0.3...", "0.8F"}) {
        SCOPED_TRACE(code);
        const games::OctalGame game(code, 300);
        EXPECT_EQ(game.period(), 0);
        EXPECT_EQ(game.table().size(), 300U);
    }
    EXPECT_EQ(games::OctalGame("0.007").table().size(), 8192U);
    EXPECT_EQ(games::OctalGame("0.3...").table().size(), 1024U);
    EXPECT_EQ(games::OctalGame("0.8F").table().size(), 1024U);
}

// What digit r allows, spelled out: bits by the number of heaps left.
void expect_legal(const std::string& code, const Heaps& heaps,
                  const games::OctalMove& move) {
    const std::string digits = "0123456789ABCDEF";
    ASSERT_TRUE(0 <= move.heap && move.heap < int(heaps.size()));
    std::string plain = code;
    plain.erase(1, 1);
    long long place = move.taken;
    if (plain.size() > 3 && plain.substr(plain.size() - 3) == "...") {
        plain.resize(plain.size() - 3);
        place = std::min(place, static_cast<long long>(plain.size()) - 1);
    }
    ASSERT_TRUE(0 <= place && place < static_cast<long long>(plain.size()));
    const std::size_t bits = digits.find(plain[std::size_t(place)]);
    ASSERT_TRUE(bits >> move.leave.size() & 1);
    long long rest = 0;
    for (const long long part : move.leave) {
        ASSERT_GE(part, 1);
        rest += part;
    }
    ASSERT_EQ(rest + move.taken, heaps[std::size_t(move.heap)]);
}

void expect_winning_move(const std::string& code, const games::OctalGame& game,
                         const Heaps& heaps) {
    const games::OctalMove move = game.winning_move(heaps);
    if (game.grundy_of_sum(heaps) == 0) {
        ASSERT_EQ(move.heap, -1);
        ASSERT_EQ(move.taken, 0);
        ASSERT_TRUE(move.leave.empty());
        return;
    }
    expect_legal(code, heaps, move);
    if (testing::Test::HasFatalFailure()) return;
    Heaps after = heaps;
    after.erase(after.begin() + move.heap);
    after.insert(after.end(), move.leave.begin(), move.leave.end());
    ASSERT_EQ(game.grundy_of_sum(after), 0);
}

TEST(OctalGame, WinningMovesAreLegalAndWin) {
    for (const char* const code : {"0.77", "0.07", "0.137", "4.3", "0.252", "4.07", "0.1",
                                   "8.3", "0.F", "C.0D", "4.3...", "0.007", "0.3"}) {
        SCOPED_TRACE(code);
        const games::OctalGame game(code, 300);
        for (long long first = 0; first <= 45; ++first) {
            expect_winning_move(code, game, {first});
            ASSERT_FALSE(HasFatalFailure()) << first;
            expect_winning_move(code, game, {first, 45 - first, 7});
            ASSERT_FALSE(HasFatalFailure()) << first;
        }
    }
}

TEST(OctalGame, WinningMovesOnHugeHeaps) {
    for (const char* const code :
         {"0.77", "0.07", "0.137", "0.3", "0.A7", "4.F7", "0.45"}) {
        const games::OctalGame game(code);
        ASSERT_GT(game.period(), 0) << code;
        for (unsigned seed = 0; seed < 40; ++seed) {
            SCOPED_TRACE(testing::Message() << code << ", seed " << seed);
            std::mt19937_64 random(seed);
            Heaps heaps(1 + random() % 4);
            for (long long& heap : heaps) {
                heap = static_cast<long long>(random() % 1000000000000000000);
            }
            expect_winning_move(code, game, heaps);
            ASSERT_FALSE(HasFatalFailure());
        }
    }
}

TEST(OctalGameDeathTest, RejectsWhatIsNotKnown) {
    const games::OctalGame kayles("0.77");
    EXPECT_DEATH(kayles.grundy(-1), "heap >= 0");
    EXPECT_DEATH(kayles.winning_move({3, -2}), "heap >= 0");
    EXPECT_DEATH(games::OctalGame("0.77", -1), "table_limit >= 0");
    EXPECT_DEATH(games::OctalGame("0.7x"), "npos");
    const games::OctalGame unproven("0.007", 100);
    EXPECT_EQ(unproven.grundy(99), games::octal_table("0.007", 99).back());
    EXPECT_DEATH(unproven.grundy(100), "heap < known");
}

}  // namespace
