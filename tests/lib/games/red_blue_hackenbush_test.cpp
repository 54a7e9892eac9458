#include "games/red_blue_hackenbush.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace {

using games::ColouredEdge;
using games::Dyadic;
using games::dyadic;
using games::HackenbushColour;
using games::Player;

// An edge of the game: its lower and its upper vertex, and whether it is blue.
struct Edge {
    int lower, upper;
    bool blue;
    bool operator<(const Edge& other) const {
        return std::make_pair(std::make_pair(lower, upper), blue) <
               std::make_pair(std::make_pair(other.lower, other.upper), other.blue);
    }
};
using Edges = std::vector<Edge>;

// What stands when an edge is cut; vertices above have greater numbers.
Edges cut(const Edges& edges, std::size_t e) {
    std::vector<int> fallen = {edges[e].upper};
    Edges after;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (i == e) continue;
        if (std::count(fallen.begin(), fallen.end(), edges[i].lower)) {
            fallen.push_back(edges[i].upper);
        } else {
            after.push_back(edges[i]);
        }
    }
    return after;
}

// The rules: the player who cannot cut an edge of his colour loses.
class Play {
  public:
    bool wins_first(const Edges& edges, bool left) {
        const auto known = wins_.find({edges, left});
        if (known != wins_.end()) return known->second;
        bool wins = false;
        for (std::size_t e = 0; e < edges.size() && !wins; ++e) {
            if (edges[e].blue == left) wins = !wins_first(cut(edges, e), !left);
        }
        return wins_[{edges, left}] = wins;
    }

  private:
    std::map<std::pair<Edges, bool>, bool> wins_;
};

games::RedBlueHackenbush tree_of(const Edges& edges, bool turned = false) {
    std::vector<ColouredEdge> coloured;
    for (const Edge& edge : edges) {
        const HackenbushColour colour =
            edge.blue ? HackenbushColour::blue : HackenbushColour::red;
        coloured.push_back(
            {turned ? edge.upper : edge.lower, turned ? edge.lower : edge.upper, colour});
    }
    return games::RedBlueHackenbush(int(edges.size()) + 1, coloured, 0);
}

// The value by its definition: from those of the options of both players.
Dyadic value_by_options(const Edges& edges, std::map<Edges, Dyadic>& known) {
    const auto found = known.find(edges);
    if (found != known.end()) return found->second;
    std::vector<Dyadic> left, right;
    for (std::size_t e = 0; e < edges.size(); ++e) {
        (edges[e].blue ? left : right).push_back(value_by_options(cut(edges, e), known));
    }
    const Dyadic value = games::number(left, right);
    known.insert({edges, value});
    return value;
}

void expect_agrees(const Edges& edges, Play& play, std::map<Edges, Dyadic>& known) {
    SCOPED_TRACE([&edges] {
        testing::Message message;
        for (const Edge& edge : edges) {
            message << edge.lower << '-' << edge.upper << (edge.blue ? "b " : "r ");
        }
        return message;
    }());
    const games::RedBlueHackenbush tree = tree_of(edges);
    ASSERT_EQ(tree.value(), value_by_options(edges, known));
    ASSERT_EQ(tree_of(edges, true).value(), tree.value());
    ASSERT_EQ(games::outcome_of_number(tree.value()),
              games::outcome_class(play.wins_first(edges, true),
                                   play.wins_first(edges, false)));
    for (const bool left : {true, false}) {
        std::vector<int> expected;
        for (std::size_t e = 0; e < edges.size(); ++e) {
            if (edges[e].blue != left) continue;
            if (!play.wins_first(cut(edges, e), !left)) expected.push_back(int(e));
        }
        ASSERT_EQ(tree.winning_cuts(left ? Player::left : Player::right), expected);
    }
}

TEST(RedBlueHackenbush, AgreesWithPlayOnEverySmallTree) {
    Play play;
    std::map<Edges, Dyadic> known;
    std::vector<Edges> trees = {Edges()};
    for (std::size_t i = 0; i < trees.size(); ++i) {
        const Edges edges = trees[i];
        ASSERT_NO_FATAL_FAILURE(expect_agrees(edges, play, known));
        if (edges.size() == 5) continue;
        const int next = int(edges.size()) + 1;
        for (int lower = 0; lower < next; ++lower) {
            for (const bool blue : {false, true}) {
                trees.push_back(edges);
                trees.back().push_back({lower, next, blue});
            }
        }
    }
}

TEST(RedBlueHackenbush, AgreesWithPlayOnRandomTrees) {
    for (unsigned seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        std::mt19937 random(seed);
        Edges edges;
        for (int v = 1; v <= 9; ++v) {
            const int back = 1 + int(random() % 3 ? 0 : random() % unsigned(v));
            edges.push_back({v - back, v, random() % 2 == 0});
        }
        Play play;
        std::map<Edges, Dyadic> known;
        ASSERT_NO_FATAL_FAILURE(expect_agrees(edges, play, known));
    }
}

Edges stalk(const std::string& colours) {
    Edges edges;
    for (const char colour : colours) {
        const int lower = int(edges.size());
        edges.push_back({lower, lower + 1, colour == 'B'});
    }
    return edges;
}

TEST(RedBlueHackenbush, TakesADeepTree) {
    const int n = 1000000;
    const games::RedBlueHackenbush tree = tree_of(stalk(std::string(n, 'R') + "BB"));
    EXPECT_EQ(tree.value(), dyadic(-n) + dyadic(3, 2));
    EXPECT_EQ(tree.winning_cuts(Player::right).size(), std::size_t(n));
    EXPECT_TRUE(tree.winning_cuts(Player::left).empty());
}

TEST(RedBlueHackenbushDeathTest, RejectsMisuse) {
    const HackenbushColour blue = HackenbushColour::blue;
    using games::RedBlueHackenbush;
    EXPECT_DEATH(RedBlueHackenbush(0, {}, 0), "root < vertex_count");
    EXPECT_DEATH(RedBlueHackenbush(1, {}, -1), "0 <= root");
    EXPECT_DEATH(RedBlueHackenbush(2, {{0, 2, blue}}, 0), ".v. < n");
    EXPECT_DEATH(RedBlueHackenbush(2, {{-1, 1, blue}}, 0), ".u. < n");
    EXPECT_DEATH(RedBlueHackenbush(2, {}, 0), "edges form a tree");
    EXPECT_DEATH(RedBlueHackenbush(2, {{0, 0, blue}}, 0), "edges form a tree");
    EXPECT_DEATH(RedBlueHackenbush(3, {{0, 1, blue}, {0, 1, blue}}, 0), "form a tree");
    EXPECT_DEATH(RedBlueHackenbush(3, {{1, 2, blue}, {1, 2, blue}}, 0), "form a tree");
    EXPECT_DEATH(tree_of(stalk("B" + std::string(63, 'R'))), "exponent|value fits");
}

}  // namespace
