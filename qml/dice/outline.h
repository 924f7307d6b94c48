#pragma once

#include "core/dice/turn.h"

#include <QPainterPath>
#include <QPointF>

#include <array>
#include <span>

namespace architects::ui {

// How the table is seen: straight from the front, the eye raised so that a flat die shows its upper face
// shortened by cos(tilt) and its front by sin(tilt). No vanishing point: a die looks the same everywhere.
class Sight {
  public:
    explicit Sight(double tiltDegrees);
    QPointF seen(const dice::Vec& v) const { return {v.x, -v.y * cos_ - v.z * sin_}; }
    // Whether a face with this normal is turned to the eye, and how much.
    double facing(const dice::Vec& normal) const { return normal.z * cos_ - normal.y * sin_; }
    double cosine() const { return cos_; }
    double sine() const { return sin_; }

  private:
    double cos_;
    double sin_;
};

// The eight corners of a cube with that half edge, turned.
std::array<dice::Vec, 8> corners(const dice::Turn& turn, double half);

// The outline of points that each carry a disc of that radius: convex, with round corners. `points` is left
// in another order.
QPainterPath roundOutline(std::span<QPointF> points, double radius);

} // namespace architects::ui
