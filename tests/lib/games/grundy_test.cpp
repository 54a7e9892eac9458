#include "games/grundy.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

namespace {

using Row = std::vector<int>;

// Grundy's game: a heap is split into two unequal heaps.
std::vector<std::array<int, 2>> grundy_splits(int heap) {
    std::vector<std::array<int, 2>> result;
    for (int less = 1; 2 * less < heap; ++less) result.push_back({{less, heap - less}});
    return result;
}

// A row game: from a row, `take` neighbours go, and what is left may be in two rows.
std::vector<Row> splits(int row, int take) {
    std::vector<Row> result;
    for (int left = 0; left + take <= row; ++left) {
        result.push_back({left, row - take - left});
    }
    return result;
}

// Kayles: one or two neighbours go.
std::vector<Row> kayles(int row) {
    std::vector<Row> result = splits(row, 1);
    for (const Row& split : splits(row, 2)) result.push_back(split);
    return result;
}

// Dawson's Kayles: just two neighbours go.
std::vector<Row> dawsons_kayles(int row) { return splits(row, 2); }

TEST(Grundy, KnownValuesOfGrundysGame) {
    games::Grundy<int, std::array<int, 2>> game(grundy_splits);
    const std::vector<int> known = {0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0,
                                    2, 1, 3, 2, 1, 3, 2, 4, 3, 0};
    for (std::size_t i = 0; i < known.size(); ++i) {
        EXPECT_EQ(game.value(int(i)), known[i]) << i;
    }
}

TEST(Grundy, LostHeapsOfGrundysGame) {
    games::Grundy<int, std::array<int, 2>> game(grundy_splits);
    std::vector<int> lost;
    for (int heap = 1; heap <= 50; ++heap) {
        if (!game.is_n_position(heap)) lost.push_back(heap);
    }
    EXPECT_EQ(lost, std::vector<int>({1, 2, 4, 7, 10, 20, 23, 26, 50}));
}

// Where g(n + period) != g(n), for n up to 300.
std::vector<int> exceptions(games::Grundy<int, Row>& game, int period) {
    std::vector<int> result;
    for (int n = 0; n <= 300; ++n) {
        if (game.value(n + period) != game.value(n)) result.push_back(n);
    }
    return result;
}

TEST(Grundy, KnownPeriodsOfRowGames) {
    games::Grundy<int, Row> game(kayles);
    EXPECT_EQ(exceptions(game, 12), std::vector<int>({0, 3, 10, 11, 15, 16, 18, 21, 27,
                                                      28, 34, 39, 45, 57, 58, 70}));
    games::Grundy<int, Row> dawson(dawsons_kayles);
    EXPECT_EQ(exceptions(dawson, 34), std::vector<int>({0, 15, 17, 32, 35, 52}));
}

TEST(Grundy, ValueOfARowGameAgreesWithPlay) {
    // A position by play is the whole list of rows.
    play::Game<Row> play([](const Row& rows) {
        std::vector<Row> result;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (const Row& split : kayles(rows[i])) {
                Row after = rows;
                after.erase(after.begin() + std::ptrdiff_t(i));
                after.insert(after.end(), split.begin(), split.end());
                result.push_back(after);
            }
        }
        return result;
    });
    games::Grundy<int, Row> game(kayles);
    for (int row = 0; row <= 6; ++row) EXPECT_EQ(game.value(row), play.grundy({row}));
}

// A random game of `count` positions, none of which can come again.
std::vector<std::vector<int>> random_game(std::size_t count, std::mt19937& random) {
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    std::vector<std::vector<int>> options(count);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (random() % 2 == 0) options[std::size_t(order[i])].push_back(order[j]);
        }
    }
    return options;
}

TEST(Grundy, AgreesWithPlayOnRandomGames) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const auto graph = random_game(1 + seed % 12, random);
        const auto options = [&graph](int i) { return graph[std::size_t(i)]; };
        play::Game<int> play(options);
        games::Grundy<int> game(options);
        for (int i = 0; i < int(graph.size()); ++i) {
            ASSERT_EQ(game.value(i), play.grundy(i));
            ASSERT_EQ(game.is_n_position(i), play.is_n_position(i));
            ASSERT_EQ(game.options(i), options(i));

            const std::vector<int> values = game.option_values(i);
            ASSERT_EQ(values.size(), options(i).size());
            int winning_option = -1;
            for (int j = int(values.size()) - 1; j >= 0; --j) {
                const int option = options(i)[std::size_t(j)];
                ASSERT_EQ(values[std::size_t(j)], play.grundy(option));
                if (!play.is_n_position(option)) winning_option = j;
            }
            ASSERT_EQ(game.winning_option(i), winning_option);
        }
    }
}

TEST(Grundy, WinningOptionIsAskedFirst) {
    games::Grundy<int, Row> game(kayles);
    const int option = game.winning_option(5);
    ASSERT_NE(option, -1);
    EXPECT_EQ(game.options(5)[std::size_t(option)], Row({2, 2}));
    EXPECT_EQ(game.winning_option(0), -1);
}

TEST(Grundy, OptionsMayBeSumsOfAnyNumberOfComponents) {
    // A heap of n becomes n heaps of any one smaller size, or nothing at all.
    games::Grundy<int, Row> game([](int heap) {
        std::vector<Row> result;
        for (int size = 1; size < heap; ++size) {
            result.push_back(Row(std::size_t(heap), size));
        }
        if (heap > 0) result.push_back({});
        return result;
    });
    EXPECT_EQ(game.value(0), 0);
    EXPECT_EQ(game.value(1), 1);  // {}
    EXPECT_EQ(game.value(2), 1);  // 1 1, {}
    EXPECT_EQ(game.value(3), 2);  // 1 1 1, 2 2 2, {}
    EXPECT_EQ(game.option_values(3), Row({1, 1, 0}));
    EXPECT_EQ(game.winning_option(3), 2);
}

struct Square {
    int x;
    int y;
    bool operator==(const Square& other) const { return x == other.x && y == other.y; }
    bool operator<(const Square& other) const {
        return x != other.x ? x < other.x : y < other.y;
    }
};

struct SquareHash {
    std::size_t operator()(const Square& square) const {
        return std::size_t(100 * square.x + square.y);
    }
};

// A rook goes left or down.
std::vector<Square> rook_moves(const Square& from) {
    std::vector<Square> result;
    for (int x = 0; x < from.x; ++x) result.push_back({x, from.y});
    for (int y = 0; y < from.y; ++y) result.push_back({from.x, y});
    return result;
}

TEST(Grundy, StatesMayBeStructs) {
    games::Grundy<Square, Square, SquareHash> game(rook_moves);
    play::Game<Square> play(rook_moves);
    for (int x = 0; x < 6; ++x) {
        for (int y = 0; y < 6; ++y) {
            ASSERT_EQ(game.value({x, y}), play.grundy({x, y})) << x << ", " << y;
        }
    }
}

struct RowHash {
    std::size_t operator()(const Row& row) const { return row.size(); }
};

TEST(Grundy, AStateThatIsAListIsNoSum) {
    // The state {n} has the one option {n - 1}; as a sum its value would be the same,
    // so the state {0, 0} tells: it has two options, {0} and {}.
    games::Grundy<Row, Row, RowHash> game([](const Row& state) {
        std::vector<Row> result;
        for (Row shorter = state; !shorter.empty();) {
            shorter.pop_back();
            result.push_back(shorter);
        }
        return result;
    });
    EXPECT_EQ(game.value({}), 0);
    EXPECT_EQ(game.value({0}), 1);
    EXPECT_EQ(game.value({0, 0}), 2);
}

TEST(Grundy, StatesMayBeStrings) {
    games::Grundy<std::string> game([](const std::string& word) {
        return word.empty() ? std::vector<std::string>{}
                            : std::vector<std::string>{word.substr(1)};
    });
    EXPECT_EQ(game.value("odd"), 1);
    EXPECT_EQ(game.value("even"), 0);
}

TEST(Grundy, TakesAMillionStatesInARow) {
    games::Grundy<int> game([](int n) { return n > 0 ? Row{n - 1} : Row{}; });
    EXPECT_EQ(game.value(1000000), 0);
    EXPECT_EQ(game.value(999999), 1);
}

TEST(Grundy, EveryStateIsAskedForItsOptionsOnce) {
    std::map<int, int> asked;
    games::Grundy<int, std::array<int, 2>> game([&asked](int heap) {
        ++asked[heap];
        return grundy_splits(heap);
    });
    game.value(60);
    game.value(40);
    game.value(60);
    EXPECT_EQ(asked.size(), 60u);
    for (const std::pair<const int, int>& times : asked) EXPECT_EQ(times.second, 1);
}

TEST(GrundyDeathTest, RejectsPlayThatNeedNotEnd) {
    const auto to = [](std::map<int, Row> options) {
        games::Grundy<int> game([&options](int state) { return options[state]; });
        game.value(0);
    };
    EXPECT_DEATH(to({{0, {0}}}), "in_progress");
    EXPECT_DEATH(to({{0, {1}}, {1, {2}}, {2, {1}}}), "in_progress");
    EXPECT_DEATH(to({{0, {3, 1}}, {1, {3, 0}}}), "in_progress");
    games::Grundy<int, Row> sum([](int) { return std::vector<Row>{{1, 0}}; });
    EXPECT_DEATH(sum.value(0), "in_progress");
}

}  // namespace
