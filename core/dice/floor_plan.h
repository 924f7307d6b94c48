#pragma once

#include "core/table/random.h"

#include <span>
#include <vector>

namespace architects::dice {

/// A die lying flat, seen from above.
struct Place {
    double x = 0;
    double y = 0;
    double heading = 0; ///< radians, counter-clockwise
    bool operator==(const Place&) const = default;
};

/// The floor of a tray with the origin in its middle.
struct Tray {
    double width = 6;
    double depth = 6;
};

/// Whether two flat dice overlap, or come nearer than `gap`.
bool overlap(const Place& a, const Place& b, double gap = 0);
/// Whether a flat die lies wholly in the tray.
bool within(const Place& place, const Tray& tray);
/// Moves and turns `places` as little as it takes until none overlaps another or one of `still`, and all
/// lie in the tray. False if the tray is too full for that: then they lie as far apart as they would go.
bool spreadOut(std::span<Place> places, std::span<const Place> still, const Tray& tray, FastRandom& random);

} // namespace architects::dice
