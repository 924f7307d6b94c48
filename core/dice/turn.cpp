#include "core/dice/turn.h"

#include <cmath>

namespace architects::dice {

double length(const Vec& a) {
    return std::sqrt(dot(a, a));
}

Turn operator*(const Turn& a, const Turn& b) {
    return {a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
            a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
}

Turn normalized(const Turn& turn) {
    const double n = 1 / std::sqrt(turn.w * turn.w + turn.x * turn.x + turn.y * turn.y + turn.z * turn.z);
    return {turn.w * n, turn.x * n, turn.y * n, turn.z * n};
}

Turn about(const Vec& axis, double radians) {
    const double s = std::sin(radians / 2);
    return {std::cos(radians / 2), axis.x * s, axis.y * s, axis.z * s};
}

Vec rotated(const Turn& turn, const Vec& v) {
    const Vec u{turn.x, turn.y, turn.z};
    const Vec t = cross(u, v) * 2;
    return v + t * turn.w + cross(u, t);
}

Turn between(const Turn& from, Turn to, double share) {
    double near = from.w * to.w + from.x * to.x + from.y * to.y + from.z * to.z;
    if (near < 0) { // q and -q are the same turn: take the nearer one
        to = {-to.w, -to.x, -to.y, -to.z};
        near = -near;
    }
    double a = 1 - share;
    double b = share;
    if (near < 0.9995) { // along the arc; for close turns the chord is as good
        const double angle = std::acos(near);
        a = std::sin(angle * (1 - share)) / std::sin(angle);
        b = std::sin(angle * share) / std::sin(angle);
    }
    return normalized(
        {from.w * a + to.w * b, from.x * a + to.x * b, from.y * a + to.y * b, from.z * a + to.z * b});
}

Turn fromTo(const Vec& from, const Vec& to) {
    const double along = dot(from, to);
    if (along < -0.999999) { // opposite: half a turn round anything square to it
        const Vec aside = std::abs(from.x) < 0.9 ? Vec{1, 0, 0} : Vec{0, 1, 0};
        const Vec axis = cross(from, aside);
        return about(axis * (1 / length(axis)), 3.14159265358979323846);
    }
    const Vec axis = cross(from, to);
    return normalized({1 + along, axis.x, axis.y, axis.z});
}

} // namespace architects::dice
