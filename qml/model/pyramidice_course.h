#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/games/pyramidice/pyramidice.h"
#include "core/table/log.h"

/// What is read off the whole log of a match. It is gone through once: at the next position only what is
/// new.
class PyramidiceCourse {
  public:
    using State = architects::pyramidice::State;
    using Faces = std::array<int, 6>;

    void follow(const architects::Log& log);
    /// How often each face came up: of Stone dice, and of Prayer dice.
    [[nodiscard]] const std::array<Faces, 2>& faces() const { return faces_; }
    [[nodiscard]] int rolls() const { return rolls_; }
    /// The last entry that is nobody's but a player's, and the position before it; chance if there is none.
    [[nodiscard]] const architects::Entry& lastMove() const { return lastMove_; }
    [[nodiscard]] const State& beforeMove() const { return beforeMove_; }
    /// The Great Architect's current or last turn: the position before it, and its entries.
    [[nodiscard]] const State& beforeHis() const { return beforeHis_; }
    [[nodiscard]] std::vector<architects::Entry> his() const;

    /// Is this an entry that tells of his turn?
    static bool isHis(const State& state, const architects::Entry& entry);
    static void goOn(State& state, const architects::Entry& entry);

  private:
    void read(const architects::Entry& entry);

    architects::Setup setup_;
    std::vector<architects::Entry> entries_;
    State state_;
    architects::Entry lastMove_;
    State beforeMove_;
    State beforeHis_;
    std::size_t hisFrom_ = 0;
    std::size_t hisTo_ = 0;
    std::array<Faces, 2> faces_{};
    int rolls_ = 0;
    bool fresh_ = true; ///< the next of his steps begins another turn
};
