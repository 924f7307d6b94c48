#include "core/games/egizia/turn.h"

#include <algorithm>

#include "core/games/egizia/building.h"
#include "core/games/egizia/effects.h"
#include "core/games/egizia/phases.h"

namespace architects::egizia {
namespace {

bool tombIsDue(const State& state) {
    if (state.step == Step::Tiles) {
        return false;
    }
    const int wanted = std::min<int>(tombPlaces, tombsTaken(state) + tombsFaceUp);
    return state.tombs[static_cast<std::size_t>(wanted - 1)] == 0;
}

bool canGrow(const State& state) {
    const auto& strength = playerAt(state, state.mover).strength;
    return std::any_of(strength.begin(), strength.end(), [](int now) { return now < strengthCap; });
}

/// Does the step wait for an answer? If not, goes on by one.
bool waitsOrGoesOn(State& state) {
    switch (state.step) {
    case Step::Sail:
        if (canSail(state, state.mover)) {
            return true;
        }
        endShips(state, state.placed == 0);
        return false;
    case Step::AfterSail:
        if (state.secondShip && state.placed == 1) {
            state.step = Step::Sail;
            return false;
        }
        if ((extrasOf(state, state.mover) & ~unsigned{state.couldPlay}) != 0) {
            return true;
        }
        endShips(state, false);
        return false;
    case Step::Leftover:
        if (state.placed == 0) {
            return true;
        }
        state.placed = 0;
        endLeftover(state);
        return false;
    case Step::Feed:
        if (grainMissing(state, state.mover) > 0 && canCoverHunger(state)) {
            return true;
        }
        endFeeding(state);
        return false;
    case Step::First:
        if (canTryToBuild(state, state.mover)) {
            return true;
        }
        state.step = Step::Build;
        state.mover = nobody;
        return false;
    case Step::Build:
        if (state.mover == nobody) {
            if (!nextAtSites(state)) {
                endBuilding(state);
            }
            return false;
        }
        if (canTryToBuild(state, state.mover)) {
            return true;
        }
        giveUpPlace(state);
        return false;
    case Step::Close:
        if (canStillMatter(state)) {
            return true;
        }
        endClosing(state);
        return false;
    default: return true;
    }
}

} // namespace

Question questionOf(const State& state) {
    if (state.trains > 0) {
        return Question::Train;
    }
    if (state.floods > 0) {
        return Question::Flood;
    }
    if (tombIsDue(state)) {
        return Question::Tomb;
    }
    switch (state.step) {
    case Step::Tiles: return Question::Tiles;
    case Step::Deal: return Question::Deal;
    case Step::StartSphinx:
    case Step::Draw: return Question::Draw;
    case Step::Show: return Question::Show;
    case Step::Sail: return Question::Sail;
    case Step::AfterSail: return Question::AfterSail;
    case Step::Leftover: return Question::Leftover;
    case Step::Feed: return Question::Feed;
    case Step::First: return Question::First;
    case Step::Build: return Question::Build;
    case Step::Action: return Question::Action;
    case Step::Keep: return Question::Keep;
    case Step::Extra: return Question::Extra;
    case Step::Close: return Question::Close;
    default: return Question::Nothing;
    }
}

void advance(State& state) {
    if (state.trains > 0 && !canGrow(state)) {
        state.trains = 0;
    }
    while (state.trains == 0 && state.floods == 0 && !tombIsDue(state) && !waitsOrGoesOn(state)) {
    }
}

} // namespace architects::egizia
