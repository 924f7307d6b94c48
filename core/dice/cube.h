#pragma once

#include "core/dice/turn.h"

#include <array>

namespace architects::dice {

/// One face of a die and the two directions along it in which its pips are laid out, in the die's own axes.
struct Face {
    Vec normal;
    Vec right;
    Vec down;
};

/// The face that carries `value`, 1 to 6. Opposite faces add up to seven, and 1, 2 and 3 run
/// counter-clockwise round their common corner, as on western dice.
const Face& face(int value);

/// The value that is up, or nearest to up.
int upperValue(const Turn& turn);
/// The die lying flat with `value` up, turned by that many radians counter-clockwise seen from above.
Turn lying(int value, double heading);
/// The nearest turn in which the die lies flat: what is nearest to up goes up.
Turn laidFlat(const Turn& turn);
/// How far a flat die is turned from the frame of the table, counter-clockwise, in (-pi/4, pi/4].
double heading(const Turn& flat);
/// The turn of the die in itself that puts `value` where `shown` is. `way` picks one of the four there are.
Turn relabelled(int shown, int value, unsigned way);
/// Tips a flat die over its edge until `value` is up: a quarter turn, or half a turn away from the player.
/// Share 0 is the die as it lies, 1 as it lies afterwards.
Turn tipped(const Turn& flat, int value, double share);
/// How far below its centre a die of edge 1 reaches, turned like that: 0.5 flat, 0.87 on a corner.
double reachDown(const Turn& turn);

} // namespace architects::dice
