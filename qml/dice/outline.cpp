#include "outline.h"

#include <QRectF>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace architects::ui {
namespace {

double turnOf(const QPointF& o, const QPointF& a, const QPointF& b) {
    return (a.x() - o.x()) * (b.y() - o.y()) - (a.y() - o.y()) * (b.x() - o.x());
}

// Andrew's chain. Few points: no cleverness needed.
std::vector<QPointF> hull(std::span<QPointF> points) {
    std::ranges::sort(points, [](const QPointF& a, const QPointF& b) {
        return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y();
    });
    std::vector<QPointF> chain;
    chain.reserve(points.size() * 2);
    const auto walk = [&chain](const QPointF& p, std::size_t floor) {
        while (chain.size() > floor && turnOf(chain[chain.size() - 2], chain.back(), p) <= 0) {
            chain.pop_back();
        }
        chain.push_back(p);
    };
    for (const QPointF& p : points) {
        walk(p, 1);
    }
    const std::size_t floor = chain.size();
    for (std::size_t i = points.size() - 1; i-- > 0;) {
        walk(points[i], floor);
    }
    chain.pop_back();
    return chain;
}

double degrees(const QPointF& edge) { // of the normal to the edge that points outwards
    return std::atan2(edge.x(), edge.y()) * 180 / std::numbers::pi;
}

} // namespace

Sight::Sight(double tiltDegrees)
    : cos_(std::cos(tiltDegrees * std::numbers::pi / 180)),
      sin_(std::sin(tiltDegrees * std::numbers::pi / 180)) {}

std::array<dice::Vec, 8> corners(const dice::Turn& turn, double half) {
    const dice::Vec x = dice::rotated(turn, {half, 0, 0});
    const dice::Vec y = dice::rotated(turn, {0, half, 0});
    const dice::Vec z = dice::rotated(turn, {0, 0, half});
    std::array<dice::Vec, 8> all;
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = x * ((i & 1U) != 0 ? 1 : -1) + y * ((i & 2U) != 0 ? 1 : -1) + z * ((i & 4U) != 0 ? 1 : -1);
    }
    return all;
}

QPainterPath roundOutline(std::span<QPointF> points, double radius) {
    const std::vector<QPointF> ring = hull(points);
    QPainterPath path;
    const std::size_t n = ring.size();
    for (std::size_t i = 0; i < n; ++i) {
        const QPointF& p = ring[i];
        const double from = degrees(p - ring[(i + n - 1) % n]);
        double sweep = degrees(ring[(i + 1) % n] - p) - from;
        sweep += sweep < -180 ? 360 : sweep > 180 ? -360 : 0;
        const QRectF disc(p.x() - radius, p.y() - radius, radius * 2, radius * 2);
        if (i == 0) {
            path.arcMoveTo(disc, from);
        }
        path.arcTo(disc, from, sweep);
    }
    path.closeSubpath();
    return path;
}

} // namespace architects::ui
