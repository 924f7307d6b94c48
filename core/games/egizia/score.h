#pragma once

#include "core/games/egizia/query.h"
#include "core/table/score.h"

namespace architects::egizia {

/// The subject of a sheet's line is the source of its points, or this plus a Sphinx card.
inline constexpr int riddleSubject = 32;

/// The sheet as it stands: a line for each source that brought anybody points, then what stones and tombs
/// would bring if this were the end, then a line for each Sphinx card that is known. At the end they are
/// what they brought.
ScoreSheet scoreOf(const State& state);

} // namespace architects::egizia
