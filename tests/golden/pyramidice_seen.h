#pragma once

// What a match of Pyramidice has shown of the game: which gods were prayed to, whose power worked, which
// scarabs did what they do. The golden matches together must show all of it.

#include <set>
#include <string>

#include "core/games/any_match.h"
#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/notation.h"
#include "core/games/pyramidice/score.h"

namespace architects::golden {

using Seen = std::set<std::string>;

namespace detail {

using namespace pyramidice;

/// Everything that can be seen.
inline Seen everythingThereIs() {
    Seen all;
    for (int god = 1; god <= static_cast<int>(godCount); ++god) {
        all.insert("god " + godName(god));
        const Use use = infoOf(static_cast<God>(god)).use;
        if (use != Use::None && use != Use::Stack) {
            all.insert("power " + godName(god));
        }
    }
    for (int scarab = 1; scarab <= static_cast<int>(scarabCount); ++scarab) {
        all.insert("scarab " + scarabName(scarab));
        all.insert("used " + scarabName(scarab));
    }
    return all;
}

inline void power(Seen& seen, God god) {
    seen.insert("power " + godName(god));
}
inline void scarab(Seen& seen, Scarab scarab) {
    seen.insert("used " + scarabName(scarab));
}

inline void seeBuild(Seen& seen, const State& state, const Move& move) {
    const GodSet gods = powers(state);
    const SpaceInfo& space = spaceTable[move.arg[0]];
    if (has(gods, Serket) && space.onDice()) {
        power(seen, Serket);
    }
    if (has(gods, Seshat)) {
        power(seen, Seshat);
    }
    if (has(gods, Thoth) && buildOffer(state, move.arg[0], move.arg[1], move.arg[2] != 0).workers > 0) {
        power(seen, Thoth);
    }
    if (move.arg[2] != 0) {
        scarab(seen, Carnelian);
    }
    if (moving(state).scarab == Jasper && space.workers > 0) {
        scarab(seen, Jasper);
    }
}

/// Bastet lets a Cat pay where a Worker is asked, and the other way round.
inline bool swapsPieces(const State& state, const Move& move) {
    const auto source = static_cast<Source>(move.arg[0]);
    const Need need = state.turn.payment.needs[0];
    return (source == Source::Cat && need == Need::Worker) ||
           (source == Source::Worker && need == Need::Cat);
}

inline void seeMove(Seen& seen, const State& state, const Move& move) {
    const auto& arg = move.arg;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::ChooseScarab: seen.insert("scarab " + scarabName(arg[0])); break;
    case MoveKind::Take:
        if (moving(state).scarab == Turquoise && arg[0] + arg[1] > moving(state).pieces[0]) {
            scarab(seen, Turquoise);
        }
        break;
    case MoveKind::Roll:
        if (arg[0] == Maat) {
            power(seen, Maat);
        }
        break;
    case MoveKind::Nudge:
        if (arg[3] == static_cast<int>(NudgeWith::Worker)) {
            power(seen, Bastet);
        }
        if (arg[3] == static_cast<int>(NudgeWith::GoldenCat)) {
            scarab(seen, Gold);
        }
        break;
    case MoveKind::SetDie:
    case MoveKind::Use: power(seen, static_cast<God>(arg[0])); break;
    case MoveKind::Build: seeBuild(seen, state, move); break;
    case MoveKind::Borrow: scarab(seen, Amethyst); break;
    case MoveKind::Spend:
        if (static_cast<Source>(arg[0]) == Source::Virtual) {
            power(seen, static_cast<God>(arg[2]));
        } else if (swapsPieces(state, move)) {
            power(seen, Bastet);
        }
        break;
    case MoveKind::Tile:
        if (arg[2] != 0) {
            scarab(seen, Emerald);
        }
        break;
    case MoveKind::Copy: scarab(seen, Pearl); break;
    case MoveKind::End: {
        const Upkeep upkeep = upkeepOf(state, state.mover);
        if (has(powers(state), Anubis) && upkeep.gods <= upkeep.limit &&
            upkeep.gods > upkeep.limit - anubisGods) {
            power(seen, Anubis);
        }
        break;
    }
    default: break;
    }
}

/// What only the difference of two positions tells.
inline void seeChange(Seen& seen, const State& before, const State& after) {
    for (std::size_t seat = 0; seat < before.seats; ++seat) {
        const Side& was = before.sides[seat];
        const Side& is = after.sides[seat];
        const bool prayed = before.step == Step::Act; // not a gift of tile 3, nor the Architect's
        for (GodSet gods = prayed ? is.gods & ~was.gods : 0; gods != 0; gods &= gods - 1) {
            seen.insert("god " + godName(std::countr_zero(gods)));
            if (is.scarab == LapisLazuli && is.pieces[1] > was.pieces[1]) {
                scarab(seen, LapisLazuli);
            }
        }
        if (is.scarab == Silver && piecesOn(was) < boardSpaces && piecesOn(is) >= boardSpaces) {
            scarab(seen, Silver);
        }
        if (is.scarab == Malachite && was.tiles[1] != 0 && is.tiles[0] == 0) {
            scarab(seen, Malachite);
        }
        if (after.step == Step::Over && fameOfScarab(is) > 0) {
            scarab(seen, is.scarab);
        }
    }
}

} // namespace detail

inline Seen everythingInPyramidice() {
    return detail::everythingThereIs();
}

/// Adds what an entry shows, and takes the state one entry further.
inline void see(Seen& seen, pyramidice::State& state, const Entry& entry) {
    const pyramidice::State before = state;
    if (entry.isChance()) {
        pyramidice::Pyramidice::resolve(state, entry.outcome());
    } else {
        detail::seeMove(seen, before, entry.move());
        pyramidice::Pyramidice::play(state, entry.by, entry.move());
    }
    detail::seeChange(seen, before, state);
}

} // namespace architects::golden
