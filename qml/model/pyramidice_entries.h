#pragma once

#include <QList>

#include "core/games/pyramidice/moves.h"
#include "core/table/log.h"

/// What is read off the entries of a log, for sentences and pictures alike.
namespace pyramidiceentries {

using architects::pyramidice::God;
using architects::pyramidice::State;

inline God godAt(const State& state, int slot) {
    return state.row[static_cast<std::size_t>(slot - 1) % architects::pyramidice::rowSlots];
}

/// The values of a roll in rising order.
inline QList<int> valuesOf(const architects::Entry& roll) {
    QList<int> values;
    for (int value = 1; value <= 6; ++value) {
        for (int n = roll.arg[static_cast<std::size_t>(value)]; n > 0; --n) {
            values.append(value);
        }
    }
    return values;
}

/// Fame that a forced move of the Great Architect brings him.
inline int rivalGain(const State& before, const architects::Entry& entry) {
    State after = before;
    playMove(after, entry.by, entry.move());
    return after.sides[1].fame - before.sides[1].fame;
}

} // namespace pyramidiceentries
