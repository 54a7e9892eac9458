// The oracle of the lib tests: the definition of play and no theory.
// It knows no xor and no mex, and it includes nothing from lib/.
#pragma once

#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace play {

enum class Convention {
    normal,  // the player who cannot move loses
    misere,  // the player who cannot move wins
};

// A finite game, given by the positions one move away from each position.
template <class Position>
class Game {
  public:
    using Options = std::function<std::vector<Position>(const Position&)>;

    explicit Game(Options options, Convention convention = Convention::normal)
        : options_(std::move(options)), convention_(convention) {}

    // True iff the player to move wins: some option is lost for the opponent.
    bool is_n_position(const Position& position) { return wins_beside(position, 0); }

    // The Grundy value by its meaning: the size of the one Nim heap that makes a loss
    // for the player to move when it lies beside the position.
    int grundy(const Position& position) {
        int heap = 0;
        while (wins_beside(position, heap)) ++heap;
        return heap;
    }

  private:
    bool wins_beside(const Position& position, int heap) {
        const auto known = wins_.find({position, heap});
        if (known != wins_.end()) return known->second;
        const std::vector<Position> options = options_(position);
        bool wins = options.empty() && heap == 0 && convention_ == Convention::misere;
        for (const Position& option : options) {
            if (!wins_beside(option, heap)) wins = true;
        }
        for (int leave = 0; leave < heap; ++leave) {
            if (!wins_beside(position, leave)) wins = true;
        }
        return wins_[{position, heap}] = wins;
    }

    Options options_;
    Convention convention_;
    std::map<std::pair<Position, int>, bool> wins_;
};

}  // namespace play
