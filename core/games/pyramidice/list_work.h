#pragma once

#include "core/games/pyramidice/moves.h"

namespace architects::pyramidice {

/// Everything that may be done in phase 3 of a Work turn.
void listWork(const State& state, MoveList& moves);

/// The gods whose power takes a `use` in a Work turn.
inline constexpr GodSet usedByName = only(Aton) | only(Heh) | only(Heka) | only(Khepri) | only(Khonsu) |
                                     only(Mertseger) | only(Min) | only(Montu) | only(Neith) | only(Ptah) |
                                     only(Ra) | only(Sekhmet) | only(Sobek) | only(Sopdet);

} // namespace architects::pyramidice
