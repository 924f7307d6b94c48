#pragma once

#include <array>

namespace architects::dice {

/// A point or a direction. x to the right, y away from the player, z up: a right-handed table.
struct Vec {
    double x = 0;
    double y = 0;
    double z = 0;
    bool operator==(const Vec&) const = default;
};

constexpr Vec operator+(const Vec& a, const Vec& b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}
constexpr Vec operator-(const Vec& a, const Vec& b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}
constexpr Vec operator*(const Vec& a, double k) {
    return {a.x * k, a.y * k, a.z * k};
}
constexpr double dot(const Vec& a, const Vec& b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
constexpr Vec cross(const Vec& a, const Vec& b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
double length(const Vec& a);

/// How a die is turned: a unit quaternion that takes directions of the die to directions of the table.
struct Turn {
    double w = 1;
    double x = 0;
    double y = 0;
    double z = 0;
    bool operator==(const Turn&) const = default;
};

/// First b, then a.
Turn operator*(const Turn& a, const Turn& b);
Turn normalized(const Turn& turn);
/// By that many radians round a unit axis, counter-clockwise seen from its tip.
Turn about(const Vec& axis, double radians);
Vec rotated(const Turn& turn, const Vec& v);
/// The way back.
constexpr Turn inverse(const Turn& turn) {
    return {turn.w, -turn.x, -turn.y, -turn.z};
}
/// Part of the shortest way from one turn to another; share 0 is the first, 1 the second.
Turn between(const Turn& from, Turn to, double share);
/// The shortest turn that brings one unit direction to another.
Turn fromTo(const Vec& from, const Vec& to);

} // namespace architects::dice
