// Coin turning games in a row, normal play.
//
// Coins 0, 1, 2, ... lie in a row, each heads or tails. A move turns over a set of coins
// that the rules allow, and the last of them must go from heads to tails, so that play
// ends. The player who cannot move loses.
//
// A position is the sum of its heads, each taken as alone in a row of its own: there
// equal coins cancel, as here a second turn of a coin undoes the first. So the value of
// a coin is the mex, over the sets that end with it, of the xor of the others' values.
// Usual games and their values in closed form are in coin_turning_rules.hpp. In the
// example a move turns one coin, or two neighbours.
//
// Time:     O(all coins of the sets) to construct; O(heads log heads) for a position,
//           and as many coins as the sets of the heads have for a move.
// Space:    O(coins).
// Requires: coins >= 0; sets(coin) lists the sets whose last coin is `coin`, each in
//           decreasing order of coins, so with `coin` first; the heads are different
//           coins of the row, in any order.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   H. W. Lenstra, "Nim multiplication" (1978); "Winning Ways", ch. 14.
// Usage:
//   games::CoinTurningGame row(10, [](int coin) {
//       std::vector<std::vector<int>> sets = {{coin}};
//       if (coin > 0) sets.push_back({coin, coin - 1});
//       return sets;
//   });
//   int value = row.grundy(5);                        // value == 2
//   bool wins = row.is_n_position({2, 3, 7});         // wins
//   std::vector<int> turned = row.winning_move({2});  // turned[0] == 2
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include "games/mex.hpp"

namespace games {

class CoinTurningGame {
  public:
    using Sets = std::vector<std::vector<int>>;

    CoinTurningGame(int coins, std::function<Sets(int)> sets) : sets_(std::move(sets)) {
        assert(coins >= 0);
        while (int(table_.size()) < coins) {
            const int coin = int(table_.size());
            table_.push_back(0);  // so that the xor of a whole set is that of the others
            std::vector<int> values;
            for (const std::vector<int>& set : sets_of(coin)) {
                values.push_back(xor_of(set));
            }
            table_[std::size_t(coin)] = mex(values);
        }
    }

    // The number of coins in the row.
    int coins() const { return int(table_.size()); }

    // The sets that a move may turn over with this coin as the last, which comes first.
    Sets sets_of(int coin) const {
        assert(coin >= 0 && coin < coins());
        const Sets sets = sets_(coin);
        for (const std::vector<int>& set : sets) {
            assert(!set.empty() && set.front() == coin && set.back() >= 0);
            assert(std::adjacent_find(set.begin(), set.end(), std::less_equal<int>()) ==
                       set.end() &&
                   "coins in decreasing order");
        }
        return sets;
    }

    // The Grundy value of the position where this coin alone shows heads.
    int grundy(int coin) const {
        assert(coin >= 0 && coin < coins());
        return table_[std::size_t(coin)];
    }

    // The Grundy value of a position, given by the coins that show heads.
    int grundy_of_heads(std::vector<int> heads) const {
        std::sort(heads.begin(), heads.end());
        assert(std::adjacent_find(heads.begin(), heads.end()) == heads.end() &&
               "different coins");
        return xor_of(heads);
    }

    // True iff the player to move wins.
    bool is_n_position(const std::vector<int>& heads) const {
        return grundy_of_heads(heads) != 0;
    }

    // The coins that a winning move turns over, the last first; none in a P-position.
    std::vector<int> winning_move(const std::vector<int>& heads) const {
        const int sum = grundy_of_heads(heads);
        for (const int coin : heads) {
            for (const std::vector<int>& set : sets_of(coin)) {
                if (xor_of(set) == sum) return set;
            }
        }
        return {};
    }

  private:
    int xor_of(const std::vector<int>& coins) const {
        int sum = 0;
        for (const int coin : coins) sum ^= grundy(coin);
        return sum;
    }

    std::function<Sets(int)> sets_;
    std::vector<int> table_;  // Grundy values of the coins 0, 1, ...
};

}  // namespace games
