#pragma once

#include <QString>

#include "core/games/egizia/state.h"
#include "core/games/kheops/state.h"
#include "core/games/pyramidice/state.h"
#include "core/table/move.h"
#include "core/table/refusal.h"

/// A refusal in the words of the position in which it was met: which pawn, how many dice, what comes first.
/// The core's own sentence holds in every position, whatever its options; these say more where more is
/// known.
namespace refusalwords {

/// The core's own sentence.
QString plain(architects::Refusal refusal);
/// Something else is asked for; `prompt` is what. The core's sentence where there is none.
QString notNow(architects::Refusal refusal, const QString& prompt);
/// The page of the rules that explains it: the core's own, or that of the step in which it was met.
QString page(architects::Refusal refusal, const architects::Move& move);

QString of(const architects::kheops::State& state, const architects::Move& move,
           architects::Refusal refusal);
QString of(const architects::pyramidice::State& state, const architects::Move& move,
           architects::Refusal refusal);
QString of(const architects::egizia::State& state, const architects::Move& move,
           architects::Refusal refusal);

} // namespace refusalwords
