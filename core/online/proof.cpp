#include "core/online/proof.h"

#include <algorithm>

#include "core/games/any_match.h"

namespace architects::online {

Proof prove(const Log& seen, Seat seat, const Seed& seed, std::span<const Entry> whole) {
    Log log{seen.setup, {whole.begin(), whole.end()}};
    log.setup.seed = seed;
    switch (AnyMatch::verify(log)) {
    case Refusal::None: break;
    case Refusal::SeedMismatch: return Proof::WrongSeed;
    case Refusal::ForgedChance: return Proof::ForgedChance;
    // By rules that this version of the app does not have: for a newer one to judge.
    case Refusal::UnknownGame:
    case Refusal::UnknownRules: return Proof::NotYet;
    default: return Proof::IllegalMove;
    }
    const auto match = AnyMatch::replay(log);
    if (!match.ok()) {
        return Proof::IllegalMove;
    }
    const std::vector<Entry> view = match->view(seat).entries;
    const bool same = view.size() >= seen.entries.size() &&
                      std::equal(seen.entries.begin(), seen.entries.end(), view.begin());
    return same ? Proof::Holds : Proof::DiffersFromSeen;
}

} // namespace architects::online
