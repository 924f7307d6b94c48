#pragma once

#include "core/dice/boxes.h"
#include "core/dice/floor_plan.h"

#include <cstdint>
#include <span>
#include <vector>

namespace architects::dice {

constexpr int FRAMES_A_SECOND = 60;
constexpr int LONGEST_FLIGHT = 90; ///< frames: no flick takes longer than a second and a half

/// A die about to be thrown: where and how it lies, and the value that chance has already given it.
struct Thrown {
    Place place;
    Turn turn;
    int value = 1;
};

/// A throw. All lengths in edges of a die.
struct Throw {
    Tray tray;
    std::vector<Thrown> dice;
    std::vector<Place> still; ///< dice that are not thrown: they are set aside first
    double speedX = 0;        ///< of the finger, edges a second, to the right
    double speedY = 0;        ///< away from the player
    std::uint64_t seed = 0;
};

/// Something to hear.
struct Knock {
    int frame = 0;
    double strength = 0; ///< 0 to 1
};

/// What is seen, worked out to the end before it is shown. The first frame is the dice as they lay; the
/// last is the dice at rest: flat, apart from one another, inside the tray, and with the values they were
/// given up.
class Flight {
  public:
    int dice() const { return dice_; }
    int frames() const { return dice_ == 0 ? 0 : static_cast<int>(poses_.size()) / dice_; }
    const Pose& pose(int frame, int die) const {
        return poses_[static_cast<std::size_t>(frame) * static_cast<std::size_t>(dice_) +
                      static_cast<std::size_t>(die)];
    }
    std::span<const Knock> knocks() const { return knocks_; }
    /// Where the dice that were not thrown lie now, in their order.
    std::span<const Place> aside() const { return aside_; }
    bool operator==(const Flight& other) const { return dice_ == other.dice_ && poses_ == other.poses_; }

    friend Flight thrown(const Throw& asked);

  private:
    int dice_ = 0;
    std::vector<Pose> poses_; // frame by frame
    std::vector<Knock> knocks_;
    std::vector<Place> aside_;
};

/// Sets aside what is not thrown, shakes the dice in the hand, throws them onto the rest of the floor and
/// lets them come to rest. The same throw gives the same flight.
Flight thrown(const Throw& asked);

} // namespace architects::dice
