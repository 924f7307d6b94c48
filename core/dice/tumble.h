#pragma once

#include "core/dice/boxes.h"
#include "core/dice/floor_plan.h"

#include <span>
#include <vector>

namespace architects::dice {

/// A die in motion.
struct Body {
    Pose pose;
    Vec speed;
    Vec spin; ///< radians a second
};

/// Dice under gravity in a tray: they hit the floor, the walls, one another and those that lie still.
class Tumble {
  public:
    Tumble(std::vector<Body> bodies, std::vector<Pose> still, const Tray& tray);

    /// One sixtieth of a second. The older the throw the more the table brakes, so that every throw ends.
    void step(double age);
    /// Every die is flat and slow.
    bool isCalm() const;
    std::span<const Body> bodies() const { return bodies_; }
    /// The hardest hit of the last step, in edges a second.
    double hardest() const { return hardest_; }

  private:
    void advance(Body& body, double drag) const;
    void meetTray(Body& body);
    void meetPlane(Body& body, const Vec& arm, const Vec& normal, double depth, double bounce, double grip);
    Vec shove(const Vec& from, const Vec& at) const;
    void meetDice();
    void meet(Body& a, Body& b, const Contact& contact);
    void meetStill(Body& body, const Pose& still);

    std::vector<Body> bodies_;
    std::vector<Pose> still_;
    Tray tray_;
    double hardest_ = 0;
    double shove_ = 0;
};

} // namespace architects::dice
