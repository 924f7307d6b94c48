#include "core/dice/boxes.h"

#include <array>
#include <cmath>

namespace architects::dice {
namespace {

using Axes = std::array<Vec, 3>;

Axes axesOf(const Turn& turn) {
    return {rotated(turn, {1, 0, 0}), rotated(turn, {0, 1, 0}), rotated(turn, {0, 0, 1})};
}

double reach(const Axes& axes, const Vec& n, double half) {
    return half * (std::abs(dot(axes[0], n)) + std::abs(dot(axes[1], n)) + std::abs(dot(axes[2], n)));
}

// The corners of `inner` that lie in `outer`, added up; returns how many.
int cornersInside(const Pose& inner, const Axes& innerAxes, const Pose& outer, const Axes& outerAxes,
                  double half, Vec& sum) {
    int count = 0;
    for (unsigned i = 0; i < 8; ++i) {
        const Vec corner = inner.at + innerAxes[0] * ((i & 1U) != 0 ? half : -half) +
                           innerAxes[1] * ((i & 2U) != 0 ? half : -half) +
                           innerAxes[2] * ((i & 4U) != 0 ? half : -half);
        const Vec from = corner - outer.at;
        const double limit = half * 1.001;
        if (std::abs(dot(from, outerAxes[0])) <= limit && std::abs(dot(from, outerAxes[1])) <= limit &&
            std::abs(dot(from, outerAxes[2])) <= limit) {
            sum = sum + corner;
            ++count;
        }
    }
    return count;
}

// The axis on which two boxes overlap least, if they overlap on all.
struct Separation {
    Vec apart;
    const Axes& a;
    const Axes& b;
    double half = 0.5;
    Contact least{{}, {}, 1e9};

    // Crossed edges only win when they are clearly better: faces make calmer contacts.
    bool overlaps(Vec n, double handicap) {
        const double size = length(n);
        if (size < 1e-4) {
            return true; // parallel edges say nothing new
        }
        n = n * (1 / size);
        const double gap = dot(apart, n);
        const double depth = reach(a, n, half) + reach(b, n, half) - std::abs(gap);
        if (depth <= 0) {
            return false;
        }
        if (depth + handicap < least.depth) {
            least.depth = depth;
            least.normal = gap < 0 ? n * -1 : n;
        }
        return true;
    }
};

} // namespace

std::optional<Contact> contact(const Pose& a, const Pose& b, double edge) {
    const Vec apart = b.at - a.at;
    if (dot(apart, apart) >= 3 * edge * edge) {
        return std::nullopt;
    }
    const Axes axesA = axesOf(a.turn);
    const Axes axesB = axesOf(b.turn);
    Separation separation{apart, axesA, axesB, edge / 2};
    for (std::size_t i = 0; i < 3; ++i) {
        if (!separation.overlaps(axesA[i], 0) || !separation.overlaps(axesB[i], 0)) {
            return std::nullopt;
        }
    }
    for (const Vec& ofA : axesA) {
        for (const Vec& ofB : axesB) {
            if (!separation.overlaps(cross(ofA, ofB), 0.02)) {
                return std::nullopt;
            }
        }
    }
    Contact found = separation.least;
    const int count = cornersInside(b, axesB, a, axesA, edge / 2, found.point) +
                      cornersInside(a, axesA, b, axesB, edge / 2, found.point);
    // Edge across edge: no corner is inside, the middle is near enough.
    found.point = count > 0 ? found.point * (1.0 / count) : (a.at + b.at) * 0.5;
    return found;
}

} // namespace architects::dice
