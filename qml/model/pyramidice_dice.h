#pragma once

#include <vector>

#include "core/games/pyramidice/state.h"

/// The dice as things: the core only counts them by colour and value, a table shows each one. A die keeps
/// its number from position to position, so that it can be picked up, rolled and followed with the eyes.
class PyramidiceDice {
  public:
    struct Die {
        int id = 0; ///< Stone dice from 0, Prayer dice from 100
        bool prayer = false;
        int value = 0;       ///< 0: it lies in the quarry
        bool marked = false; ///< chosen to be rolled again
    };

    /// Takes a position over. `touched` are the dice that somebody acted on: where it is open which of
    /// several equal dice changed, it is one of those, or one that was marked.
    void follow(const architects::pyramidice::State& state, const std::vector<int>& touched);
    [[nodiscard]] const std::vector<Die>& list() const { return dice_; }
    /// The dice that got their values by the roll that led to this position, given those before it and
    /// those that somebody threw.
    [[nodiscard]] std::vector<Die> thrownSince(const std::vector<Die>& before,
                                               const std::vector<int>& touched) const;
    [[nodiscard]] const Die* find(int id) const;

  private:
    void followColour(const architects::pyramidice::State& state, bool prayer,
                      const std::vector<int>& touched);
    std::vector<Die> dice_;
};
