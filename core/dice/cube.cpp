#include "core/dice/cube.h"

#include <cmath>

namespace architects::dice {
namespace {

constexpr double HALF_TURN = 3.14159265358979323846;

constexpr Vec X{1, 0, 0};
constexpr Vec Y{0, 1, 0};
constexpr Vec Z{0, 0, 1};
constexpr Vec opposite(const Vec& v) {
    return v * -1;
}

// 1 up, 2 towards the player, 3 to the right; the other three follow. `right` and `down` name the
// neighbours that are drawn to the right and in front when the value is up.
constexpr std::array<Face, 6> FACES{{
    {Z, X, opposite(Y)},
    {opposite(Y), Z, X},
    {X, opposite(Y), Z},
    {opposite(X), Y, Z},
    {Y, opposite(Z), X},
    {opposite(Z), opposite(X), opposite(Y)},
}};

// The turn that takes three orthogonal directions of the die to right, towards the player and up.
Turn framed(const Face& f) {
    const Turn up = fromTo(f.normal, Z);
    const Vec right = rotated(up, f.right);
    return normalized(about(Z, -std::atan2(right.y, right.x)) * up);
}

} // namespace

const Face& face(int value) {
    return FACES[static_cast<std::size_t>(value - 1)];
}

int upperValue(const Turn& turn) {
    int best = 1;
    double highest = -2;
    for (int value = 1; value <= 6; ++value) {
        const double z = rotated(turn, face(value).normal).z;
        if (z > highest) {
            highest = z;
            best = value;
        }
    }
    return best;
}

Turn lying(int value, double heading) {
    return normalized(about(Z, heading) * framed(face(value)));
}

Turn laidFlat(const Turn& turn) {
    return normalized(fromTo(rotated(turn, face(upperValue(turn)).normal), Z) * turn);
}

double heading(const Turn& flat) {
    const Vec right = rotated(flat, face(upperValue(flat)).right);
    double angle = std::atan2(right.y, right.x);
    while (angle > HALF_TURN / 4) {
        angle -= HALF_TURN / 2;
    }
    while (angle <= -HALF_TURN / 4) {
        angle += HALF_TURN / 2;
    }
    return angle;
}

Turn relabelled(int shown, int value, unsigned way) {
    const Turn up = lying(value, static_cast<double>(way % 4) * HALF_TURN / 2);
    return normalized(inverse(framed(face(shown))) * up);
}

Turn tipped(const Turn& flat, int value, double share) {
    const Vec side = rotated(flat, face(value).normal);
    if (side.z > 0.5) {
        return flat;
    }
    if (side.z < -0.5) {
        const Vec right = rotated(about(Z, heading(flat)), X);
        return normalized(about(right, -HALF_TURN * share) * flat);
    }
    const Vec axis = cross(side, Z);
    return normalized(about(axis * (1 / length(axis)), HALF_TURN / 2 * share) * flat);
}

double reachDown(const Turn& turn) {
    const Turn back = inverse(turn);
    const Vec down = rotated(back, Z);
    return 0.5 * (std::abs(down.x) + std::abs(down.y) + std::abs(down.z));
}

} // namespace architects::dice
