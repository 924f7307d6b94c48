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
    double front = 0; ///< how far a die hides the floor behind it, seen by an eye that is lowered
};

/// Dice that were set aside in rows, as players do with those they keep, and the floor left for the others.
struct Aside {
    std::vector<Place> places; ///< in the order in which the dice were given
    Tray free;
    double x = 0; ///< the middle of what is free
    double y = 0;
    bool apart = true; ///< false: too little is left, the whole tray is used and the dice are in the way
};

/// Whether two flat dice overlap, or come nearer than `gap`; with a `front` also as they are seen.
bool overlap(const Place& a, const Place& b, double gap = 0, double front = 0);
/// Whether a flat die lies wholly in the tray.
bool within(const Place& place, const Tray& tray);
/// Moves and turns `places` as little as it takes until none overlaps another or one of `still`, and all
/// lie in the tray. None hides a part of another either, if there is room for that. False if the tray is
/// too full: then they lie as far apart as they would go.
bool spreadOut(std::span<Place> places, std::span<const Place> still, const Tray& tray, FastRandom& random);

/// Lines up `lying` at the far wall, or at the left one if that leaves more, so that `thrown` dice have the
/// rest of the tray for themselves.
Aside setAside(std::span<const Place> lying, std::size_t thrown, const Tray& tray);

} // namespace architects::dice
