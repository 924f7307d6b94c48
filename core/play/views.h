#pragma once

#include <vector>

#include "core/games/any_match.h"

namespace architects::play {

/// A match as the eyes at this device know it. Whoever has looked is remembered: a whole log is masked and
/// replayed for them once, and from then on entry by entry.
class Views {
  public:
    /// As `viewer` knows the match; Seat::Nobody knows what all know.
    const AnyMatch& of(const AnyMatch& match, Seat viewer);
    /// Entries have been added: `before` is the match that was asked about last, `after` how it goes on.
    void follow(const AnyMatch& before, const AnyMatch& after);
    /// It has gone another way, e.g. back.
    void forget() { views_.clear(); }

  private:
    struct View {
        Seat viewer;
        AnyMatch match;
    };
    std::vector<View> views_;
};

} // namespace architects::play
