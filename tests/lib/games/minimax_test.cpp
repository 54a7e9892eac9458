#include "games/minimax.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <vector>

namespace {

using Graph = std::vector<std::vector<int>>;
using games::Minimax;

// The oracle: plain minimax, of both players by turns, from the first player's view.
int value_by_play(const Graph& graph, const std::vector<int>& scores, int position,
                  bool maximise) {
    const std::vector<int>& options = graph[std::size_t(position)];
    if (options.empty()) {
        const int score = scores[std::size_t(position)];
        return maximise ? score : -score;
    }
    std::vector<int> values;
    for (const int option : options) {
        values.push_back(value_by_play(graph, scores, option, !maximise));
    }
    return maximise ? *std::max_element(values.begin(), values.end())
                    : *std::min_element(values.begin(), values.end());
}

TEST(Minimax, AgreesWithPlainMinimaxOnRandomGames) {
    for (unsigned seed = 0; seed < 1500; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        const int n = 1 + int(random() % 12);
        const int spread = 1 + int(random() % 6);
        Graph graph(static_cast<std::size_t>(n));
        std::vector<int> scores;
        for (int i = 0; i < n; ++i) {
            scores.push_back(int(random() % unsigned(2 * spread + 1)) - spread);
            for (unsigned k = unsigned(random() % 5); k > 0 && i > 0; --k) {
                graph[std::size_t(i)].push_back(int(random() % unsigned(i)));
            }
        }
        const auto options = [&graph](int i) { return graph[std::size_t(i)]; };
        const auto score = [&scores](int i) { return scores[std::size_t(i)]; };
        Minimax<int> asked_in_turn(options, score);
        for (int question = 0; question < 60; ++question) {
            const int i = int(random() % unsigned(n));
            Minimax<int> fresh(options, score);
            Minimax<int>& game = random() % 2 ? fresh : asked_in_turn;
            const int value = value_by_play(graph, scores, i, true);
            const int bound = int(random() % unsigned(2 * spread + 3)) - spread - 1;
            int best = -1, first = -1;
            const std::vector<int>& list = graph[std::size_t(i)];
            for (int k = int(list.size()) - 1; k >= 0; --k) {
                const int worth =
                    value_by_play(graph, scores, list[std::size_t(k)], false);
                if (worth == value) best = k;
                if (worth >= bound) first = k;
            }
            switch (random() % 4) {
                case 0:
                    ASSERT_EQ(game.value(i), value);
                    break;
                case 1:
                    ASSERT_EQ(game.is_at_least(i, bound), value >= bound);
                    break;
                case 2:
                    ASSERT_EQ(game.best_option(i), best);
                    break;
                default:
                    ASSERT_EQ(game.first_option(i, bound), first);
                    break;
            }
        }
    }
}

// UVa 10111: noughts and crosses on 4 x 4 squares, four in a row. The squares of the
// player to move are the low 16 bits, those of the opponent the high 16.
using Board = unsigned;

bool has_four(unsigned squares) {
    for (int i = 0; i < 4; ++i) {
        if ((squares >> 4 * i & 15) == 15) return true;
        if ((squares >> i & 0x1111) == 0x1111) return true;
    }
    return (squares & 0x8421) == 0x8421 || (squares & 0x1248) == 0x1248;
}

std::vector<Board> four_options(Board board) {
    std::vector<Board> options;
    const Board opponent = board >> 16, mine = board & 0xffff;
    if (has_four(opponent)) return options;
    for (int square = 0; square < 16; ++square) {
        const Board bit = 1u << square;
        if (!((mine | opponent) & bit)) options.push_back((mine | bit) << 16 | opponent);
    }
    return options;
}

int four_score(Board board) { return has_four(board >> 16) ? -1 : 0; }

Board board_of(const std::string& text) {
    Board board = 0;
    for (std::size_t i = 0; i < 16; ++i) {
        if (text[i] == 'x') board |= 1u << i;
        if (text[i] == 'o') board |= 1u << (16 + i);
    }
    return board;
}

// The first winning square in the order of the board, -1 if there is none.
int winning_square(Minimax<Board>& game, Board board) {
    const int option = game.first_option(board, 1);
    if (option < 0) return -1;
    const Board after = four_options(board)[std::size_t(option)];
    int square = 0;
    while (!((after >> 16 ^ (board & 0xffff)) >> square & 1)) ++square;
    return square;
}

int four_by_play(Board board) {
    int best = four_score(board);
    const std::vector<Board> options = four_options(board);
    for (std::size_t i = 0; i < options.size(); ++i) {
        const int worth = -four_by_play(options[i]);
        if (i == 0 || worth > best) best = worth;
    }
    return best;
}

TEST(Minimax, FourInARow) {
    Minimax<Board> game(four_options, four_score);
    EXPECT_EQ(winning_square(game, board_of(".....xo..ox.....")), -1);
    EXPECT_EQ(winning_square(game, board_of("o....ox..xxxxooo")), 1);
    for (unsigned seed = 0; seed < 150; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        std::string text(16, '.');
        for (std::size_t i = 0; i < 10 + random() % 4; ++i) text[i] = i % 2 ? 'x' : 'o';
        std::shuffle(text.begin(), text.end(), random);
        const Board board = board_of(text);
        if (has_four(board >> 16) || has_four(board & 0xffff)) continue;
        ASSERT_EQ(game.value(board), four_by_play(board)) << text;
        int first = -1;
        for (int square = 15; square >= 0; --square) {
            if (text[std::size_t(square)] != '.') continue;
            std::string after = text;
            after[std::size_t(square)] = 'x';
            for (char& mark : after) mark = mark == 'x' ? 'o' : mark == 'o' ? 'x' : '.';
            if (four_by_play(board_of(after)) == -1) first = square;
        }
        ASSERT_EQ(winning_square(game, board), first) << text;
    }
}

TEST(Minimax, ThePlayerWithoutOptionsGetsTheScore) {
    for (const int score : {-1000000000, -1, 0, 7, 1000000000}) {
        Minimax<int> over([](int) { return std::vector<int>(); },
                          [score](int) { return score; });
        EXPECT_EQ(over.value(0), score);
        EXPECT_EQ(over.best_option(0), -1);
        EXPECT_EQ(over.first_option(0, -1000000000), -1);
        EXPECT_TRUE(over.is_at_least(0, score));
        EXPECT_FALSE(score < 1000000000 && over.is_at_least(0, score + 1));
        Minimax<int> forced(
            [](int i) { return i == 0 ? std::vector<int>() : std::vector<int>{0}; },
            [score](int) { return score; });
        EXPECT_EQ(forced.value(1), -score);
        EXPECT_EQ(forced.best_option(1), 0);
    }
}

// Options that cannot matter are not looked at. The limits are what the search needs;
// a window left too wide, or a bound not used, needs more.
TEST(Minimax, CutsOff) {
    int looks = 0;
    const int depth = 12;
    // Layers of 64 states, the last with scores; each state has four options.
    const auto options = [&looks](int i) {
        ++looks;
        std::vector<int> result;
        for (int k = 0; k < 4 && i < 64 * depth; ++k) {
            result.push_back((i / 64 + 1) * 64 + (i * 5 + k * k * 7 + k) % 64);
        }
        return result;
    };
    const auto score = [](int i) { return i * 37 % 101 - 50; };
    Minimax<int> game(options, score);
    const int value = game.value(0);
    EXPECT_LE(looks, 446);
    const int before = looks;
    EXPECT_EQ(game.value(0), value);
    EXPECT_TRUE(game.is_at_least(0, value));
    EXPECT_FALSE(game.is_at_least(0, value + 1));
    EXPECT_EQ(looks, before);
    Minimax<int> question(options, score);
    looks = 0;
    EXPECT_TRUE(question.is_at_least(0, value));
    EXPECT_LE(looks, 267);
    EXPECT_FALSE(question.is_at_least(0, value + 1));
    EXPECT_LE(looks, 398);
}

TEST(Minimax, LongPlayNeedsNoStack) {
    Minimax<int> row(
        [](int i) { return i == 0 ? std::vector<int>() : std::vector<int>{i - 1}; },
        [](int) { return 5; });
    EXPECT_EQ(row.value(300001), -5);
    EXPECT_EQ(row.value(300000), 5);
}

TEST(MinimaxDeathTest, RejectsMisuse) {
    Minimax<int> cycle([](int i) { return std::vector<int>{(i + 1) % 3}; },
                       [](int) { return 0; });
    EXPECT_DEATH(cycle.value(0), "on_path");
    for (const int score : {1000000001, -1000000001}) {
        Minimax<int> large([](int) { return std::vector<int>(); },
                           [score](int) { return score; });
        EXPECT_DEATH(large.value(0), "limit");
    }
}

}  // namespace
