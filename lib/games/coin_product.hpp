// Products of two coin turning games, normal play.
//
// Coins lie in a rectangle, row r and column c counted from 0. A move takes a set of
// coins that the first game may turn in a column and one that the second game may turn in
// a row, and turns over every coin where they cross; the one at the last row and last
// column must go from heads to tails. The player who cannot move loses.
//
// Tartan theorem: the value of the coin at (r, c) is the nim product of the values of r
// in the first game and c in the second; that of a position is the xor over its heads.
// Turning Corners, where the four corners of a rectangle are turned, is the product of
// Twins and Twins: the coin at (r, c) has the nim product r * c.
//
// Time:     O(heads) products for a value, and O(heads log heads); as many more as there
//           are moves for a winning move.
// Space:    O(heads), the sets of two coins, and 0.4 MB for an object.
// Requires: the heads are different coins, in the rows of the first game and the columns
//           of the second; for Turning Corners they are >= 0.
// Errors:   a broken requirement stops the program (assert); nothing throws.
// Source:   "Winning Ways", ch. 14; J. H. Conway, "On Numbers and Games", ch. 6.
// Usage:
//   games::NimProduct nim;
//   auto value = games::turning_corners_grundy(nim, {{2, 2}, {1, 3}});  // value == 0
//   games::CoinTurningGame twins(8, games::twins_sets), ruler(8, games::ruler_sets);
//   games::CoinProduct game(twins, ruler);
//   value = game.grundy_of_heads({{2, 3}});       // value == 8
//   auto move = game.winning_move({{2, 3}});
//   bool right = move.rows[0] == 2 && move.columns[0] == 3;  // right
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/coin_turning.hpp"
#include "games/coin_turning_rules.hpp"
#include "games/nim_product.hpp"

namespace games {

// The Grundy value of Turning Corners, given by the (row, column) of each head.
inline std::uint64_t turning_corners_grundy(
    const NimProduct& nim, const std::vector<std::pair<long long, long long>>& heads) {
    std::uint64_t sum = 0;
    for (const std::pair<long long, long long>& head : heads) {
        assert(head.first >= 0 && head.second >= 0);
        sum ^= nim.product(std::uint64_t(head.first), std::uint64_t(head.second));
    }
    return sum;
}

// Every coin in one of the rows and one of the columns is turned, the last of each first.
struct CoinProductMove {
    std::vector<int> rows, columns;  // empty for no move
};

class CoinProduct {
  public:
    using Heads = std::vector<std::pair<int, int>>;  // (row, column)

    CoinProduct(CoinTurningGame rows, CoinTurningGame columns)
        : rows_(std::move(rows)), columns_(std::move(columns)) {}

    // The Grundy value of the position where this coin alone shows heads.
    std::uint64_t grundy(int row, int column) const {
        return nim_.product(std::uint64_t(rows_.grundy(row)),
                            std::uint64_t(columns_.grundy(column)));
    }

    // The Grundy value of a position, given by the coins that show heads.
    std::uint64_t grundy_of_heads(Heads heads) const {
        std::sort(heads.begin(), heads.end());
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < heads.size(); ++i) {
            assert((i == 0 || heads[i - 1] != heads[i]) && "different coins");
            sum ^= grundy(heads[i].first, heads[i].second);
        }
        return sum;
    }

    // True iff the player to move wins.
    bool is_n_position(const Heads& heads) const { return grundy_of_heads(heads) != 0; }

    // A winning move; in a P-position there is none: rows and columns are empty.
    CoinProductMove winning_move(const Heads& heads) const {
        const std::uint64_t sum = grundy_of_heads(heads);
        for (const std::pair<int, int>& head : heads) {
            // The coins turned are worth the product of the sums of the two sets.
            const CoinTurningGame::Sets columns = columns_.sets_of(head.second);
            for (const std::vector<int>& row_set : rows_.sets_of(head.first)) {
                const auto factor = std::uint64_t(rows_.grundy_of_heads(row_set));
                for (const std::vector<int>& column_set : columns) {
                    const auto other =
                        std::uint64_t(columns_.grundy_of_heads(column_set));
                    if (nim_.product(factor, other) == sum) return {row_set, column_set};
                }
            }
        }
        return {};
    }

  private:
    CoinTurningGame rows_, columns_;
    NimProduct nim_;
};

}  // namespace games
