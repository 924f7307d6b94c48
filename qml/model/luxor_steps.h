#pragma once

#include <QList>

#include <cstdint>
#include <vector>

#include "core/games/luxor/chamber.h"
#include "qml/model/luxor_events.h"

/// What a dropped card does at the pillars, one thing after the other, so that it can be shown and told.
namespace luxorsteps {

struct Step {
    enum class What : std::uint8_t {
        Oust,   ///< `seat`'s researcher goes back to its supply
        Come,   ///< `seat`'s researcher arrives, from a pillar or (-1) from the supply
        Scarab, ///< one arrives, from a pillar or (-1) from the slab
        Open,   ///< `seat` takes the sarcophagus `tomb`
        Back,   ///< `count` scarabs return to the slab
    };
    What what = What::Scarab;
    int pillar = 0;
    int seat = -1;
    int from = -1;
    int tomb = -1;
    int count = 1;
    friend bool operator==(const Step&, const Step&) = default;
};
using Steps = std::vector<Step>;

/// The steps of one animal of the card, and the pillars after them.
struct Half {
    architects::luxor::Yield yield;
    Steps steps;
    architects::luxor::Chamber after;
};

/// In the order in which they are carried out; animals without a combination are left out.
std::vector<Half> halvesOf(const architects::luxor::Chamber& before, int seat,
                           const architects::luxor::Yields& yields, const architects::luxor::Plan& plan);

/// After the last card: each seat's scarabs go where they open most. `before` is the position with the last
/// card dropped and carried out, but its scarabs not yet used.
Steps closingSteps(const architects::luxor::State& before);

QList<LuxorStep> rowsOf(const Steps& steps);

} // namespace luxorsteps
