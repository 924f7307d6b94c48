#include "core/games/pyramidice/check_work.h"

#include <cstddef>

#include "core/games/pyramidice/list_work.h"
#include "core/games/pyramidice/payment.h"
#include "core/games/pyramidice/work.h"

namespace architects::pyramidice {
namespace {

Refusal onlyIf(bool allowed, Refusal refusal) {
    return allowed ? Refusal::None : refusal;
}

bool isValue(int value) {
    return value >= 1 && value <= 6;
}

Refusal checkDie(const State& state, int colour, int value) {
    if (colour > 1 || !isValue(value)) {
        return Refusal::NoSuchMove;
    }
    const auto& dice = state.turn.dice[static_cast<std::size_t>(colour)];
    return onlyIf(dice[static_cast<std::size_t>(value)] > 0, Refusal::PyramidiceNoSuchDie);
}

/// Is this god with the seat on turn, and not used yet?
Refusal checkReady(const State& state, God god) {
    if (!has(powers(state), god)) {
        return Refusal::PyramidiceNotYourGod;
    }
    return onlyIf(!has(state.turn.used, god), Refusal::PyramidiceGodUsed);
}

Refusal checkMark(const State& state, const Move& move) {
    if (!mayReroll(state)) {
        return Refusal::PyramidiceNoRerollLeft;
    }
    return checkDie(state, move.arg[0], move.arg[1]);
}

Refusal checkRoll(const State& state, int by) {
    if (by != noGod && by != Maat) {
        return Refusal::NoSuchMove;
    }
    if (by == Maat) {
        if (const Refusal refusal = checkReady(state, Maat); refusal != Refusal::None) {
            return refusal;
        }
    } else if (state.turn.rerolled) {
        return Refusal::PyramidiceNoRerollLeft;
    }
    return onlyIf(anyMarked(state), Refusal::PyramidiceNothingMarked);
}

Refusal checkNudge(const State& state, const Move& move) {
    const auto with = static_cast<NudgeWith>(move.arg[3]);
    const int value = move.arg[1];
    const bool up = move.arg[2] != 0;
    if (move.arg[2] > 1 || with > NudgeWith::GoldenCat) {
        return Refusal::NoSuchMove;
    }
    if (const Refusal refusal = checkDie(state, move.arg[0], value); refusal != Refusal::None) {
        return refusal;
    }
    if (up ? value == 6 : value == 1) {
        return Refusal::PyramidiceDieAtLimit;
    }
    const Pieces& pieces = moving(state).pieces;
    switch (with) {
    case NudgeWith::Cat: return onlyIf(pieces[at(Resource::Cat)] > 0, Refusal::PyramidiceNoCat);
    case NudgeWith::Worker:
        return onlyIf(has(powers(state), Bastet) && pieces[at(Resource::Worker)] > 0,
                      Refusal::PyramidiceNoCat);
    default:
        return onlyIf(moving(state).scarab == Gold && !state.turn.goldenCatUsed,
                      Refusal::PyramidiceNoGoldenCat);
    }
}

Refusal checkSet(const State& state, const Move& move) {
    const auto god = static_cast<God>(move.arg[0]);
    if ((god != Amon && god != Mut) || !isValue(move.arg[2])) {
        return Refusal::NoSuchMove;
    }
    if (const Refusal refusal = checkReady(state, god); refusal != Refusal::None) {
        return refusal;
    }
    const Colour colour = god == Amon ? Colour::Prayer : Colour::Stone;
    if (const Refusal refusal = checkDie(state, static_cast<int>(colour), move.arg[1]);
        refusal != Refusal::None) {
        return refusal;
    }
    return onlyIf(move.arg[1] != move.arg[2], Refusal::PyramidiceSameValue);
}

Refusal checkBuild(const State& state, const Move& move) {
    const Space space = move.arg[0];
    const int value = move.arg[1];
    const bool carnelian = move.arg[2] != 0;
    if (move.arg[2] > 1 || !isValue(value)) {
        return Refusal::NoSuchMove;
    }
    if (space >= spacesFor(state.seats)) {
        return Refusal::PyramidiceNoSuchSpace;
    }
    if (state.built[space] != 0) {
        return Refusal::PyramidiceSpaceFilled;
    }
    if (!spaceOpen(state, space)) {
        return Refusal::PyramidiceNoSupport;
    }
    if (const Refusal refusal = checkDie(state, static_cast<int>(Colour::Stone), value);
        refusal != Refusal::None) {
        const bool prayer = checkDie(state, static_cast<int>(Colour::Prayer), value) == Refusal::None;
        return prayer ? Refusal::PyramidiceStoneDiceOnly : refusal;
    }
    if (carnelian && !carnelianHelps(state, space, value)) {
        return Refusal::PyramidiceCarnelianNoHelp;
    }
    Bill bill;
    bill.workers = buildOffer(state, space, value, carnelian).workers;
    return onlyIf(canPay(purseOf(state), bill), Refusal::PyramidiceTooFewWorkers);
}

Refusal checkPray(const State& state, int slot) {
    if (const Refusal refusal = checkSlot(state, slot); refusal != Refusal::None) {
        return refusal;
    }
    const God god = state.row[static_cast<std::size_t>(slot - 1)];
    return onlyIf(canPay(purseOf(state), billOf(god)), Refusal::PyramidiceCannotPayGod);
}

Refusal checkDice(const State& state, int dice) {
    return onlyIf(purseOf(state).diceCount >= dice, Refusal::PyramidiceTooFewDice);
}

Refusal checkDismiss(const State& state, int slot) {
    const Refusal refusal = checkSlot(state, slot);
    return refusal != Refusal::None ? refusal : checkDice(state, 1);
}

Refusal checkBorrow(const State& state, int slot) {
    if (moving(state).scarab != Amethyst || state.turn.amethystUsed) {
        return Refusal::PyramidiceCannotBorrow;
    }
    return checkDismiss(state, slot);
}

Refusal checkUse(const State& state, God god, int argument) {
    if (god == noGod || god > godCount) {
        return Refusal::NoSuchMove;
    }
    if (!has(powers(state), god)) {
        return Refusal::PyramidiceNotYourGod;
    }
    if (!has(usedByName, god)) {
        return Refusal::PyramidiceNoPowerToUse;
    }
    if (has(state.turn.used, god) || (god == Ptah && state.turn.ptahUsed)) {
        return Refusal::PyramidiceGodUsed;
    }
    if (god == Aton) {
        return checkGivenUp(state, atonMayDiscard(state), argument);
    }
    if (god == Khepri ? !isValue(argument) : argument != 0) {
        return Refusal::NoSuchMove;
    }
    if (god == Mertseger && state.stoneSupply == 0) {
        return Refusal::PyramidiceNoStoneInSupply;
    }
    return onlyIf(canPay(purseOf(state), powerBill(god, argument)), Refusal::PyramidiceCannotPayPower);
}

} // namespace

Refusal checkSlot(const State& state, int slot) {
    if (slot < 1 || slot > static_cast<int>(rowSlots)) {
        return Refusal::NoSuchMove;
    }
    return onlyIf(state.row[static_cast<std::size_t>(slot - 1)] != noGod, Refusal::PyramidiceEmptySlot);
}

Refusal checkGivenUp(const State& state, GodSet allowed, int god) {
    if (god < 1 || god > wholeEnnead) {
        return Refusal::NoSuchMove;
    }
    if (has(allowed, static_cast<God>(god))) {
        return Refusal::None;
    }
    const GodSet own = powers(state) | only(wholeEnnead);
    return has(own, static_cast<God>(god)) ? Refusal::PyramidiceCannotDiscardGod
                                           : Refusal::PyramidiceNotYourGod;
}

Refusal checkWork(const State& state, const Move& move) {
    const auto& arg = move.arg;
    const auto kind = static_cast<MoveKind>(move.kind);
    if (anyMarked(state) && kind != MoveKind::Mark && kind != MoveKind::Roll) {
        return Refusal::PyramidiceRollMarkedFirst;
    }
    switch (kind) {
    case MoveKind::Mark: return checkMark(state, move);
    case MoveKind::Roll: return checkRoll(state, arg[0]);
    case MoveKind::Nudge: return checkNudge(state, move);
    case MoveKind::SetDie: return checkSet(state, move);
    case MoveKind::Pray: return checkPray(state, arg[0]);
    case MoveKind::Build: return checkBuild(state, move);
    case MoveKind::Dismiss: return checkDismiss(state, arg[0]);
    case MoveKind::Fame: return checkDice(state, 2);
    case MoveKind::Use: return checkUse(state, static_cast<God>(arg[0]), arg[1]);
    case MoveKind::Borrow: return checkBorrow(state, arg[0]);
    default: return Refusal::None;
    }
}

} // namespace architects::pyramidice
