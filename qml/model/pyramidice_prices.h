#pragma once

#include <vector>

#include "core/games/pyramidice/state.h"

namespace pyramidiceprices {

struct Part {
    architects::pyramidice::Need need{};
    bool met = false; ///< it can be paid now, after those before it
};

/// The parts of a god's price, and which of them the seat on turn can pay now; none without a payer.
std::vector<Part> partsOf(architects::pyramidice::God god, const architects::pyramidice::State* payer);

} // namespace pyramidiceprices
