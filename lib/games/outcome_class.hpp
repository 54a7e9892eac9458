// Outcome classes of partisan games: who wins, by who starts.
//
// The two players, Left and Right, may have different moves; a player who cannot move
// loses (or wins, in misere play). Left wins a game of class L and Right one of class R
// whoever starts; the player to move wins one of class N, the other one of class P. An
// impartial game is of class N or P.
//
// Time:     O(1).
// Requires: nothing.
// Errors:   none.
// Source:   E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", ch. 2.
// Usage:
//   auto other = games::opponent(games::Player::left);  // other == games::Player::right
//   auto outcome = games::outcome_class(true, false);
//   bool left = outcome == games::OutcomeClass::L;      // left
#pragma once

namespace games {

enum class Player : char { left, right };

enum class OutcomeClass : char { N, P, L, R };

// The other player.
inline Player opponent(Player player) {
    return player == Player::left ? Player::right : Player::left;
}

// The class of a game that the players win or lose as said when they move first.
inline OutcomeClass outcome_class(bool left_wins_first, bool right_wins_first) {
    if (left_wins_first) return right_wins_first ? OutcomeClass::N : OutcomeClass::L;
    return right_wins_first ? OutcomeClass::R : OutcomeClass::P;
}

}  // namespace games
