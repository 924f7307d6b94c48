#include "core/games/pyramidice/work.h"

#include <algorithm>
#include <cstddef>

#include "core/games/pyramidice/payment.h"
#include "core/games/pyramidice/stock.h"
#include "core/games/pyramidice/turn.h"

namespace architects::pyramidice {
namespace {

std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

int tableWorkers(const State& state, int value) {
    return has(powers(state), Seshat) ? seshatTable[index(value)] : workerTable[index(value)];
}

void playTake(State& state, int stones, int prayers) {
    state.quarry[0] = byte(state.quarry[0] - stones);
    state.quarry[1] = byte(state.quarry[1] - prayers);
    state.turn.toRoll = {byte(stones), byte(prayers)};
    state.step = Step::Act;
}

void playRoll(State& state, God by) {
    if (by == Maat) {
        state.turn.used |= only(Maat);
    } else {
        state.turn.rerolled = true;
    }
    for (std::size_t colour = 0; colour < 2; ++colour) {
        for (std::uint8_t& count : state.turn.marked[colour]) {
            state.turn.toRoll[colour] = byte(state.turn.toRoll[colour] + count);
            count = 0;
        }
    }
}

void turnDie(State& state, std::size_t colour, int from, int to) {
    --state.turn.dice[colour][index(from)];
    ++state.turn.dice[colour][index(to)];
}

void playNudge(State& state, const Move& move) {
    const int value = move.arg[1];
    turnDie(state, move.arg[0], value, move.arg[2] != 0 ? value + 1 : value - 1);
    switch (static_cast<NudgeWith>(move.arg[3])) {
    case NudgeWith::Cat: losePiece(state, Resource::Cat); break;
    case NudgeWith::Worker: losePiece(state, Resource::Worker); break;
    case NudgeWith::GoldenCat: state.turn.goldenCatUsed = true; break;
    }
}

void playBuild(State& state, Space space, int value, bool carnelian) {
    const int workers = buildOffer(state, space, value, carnelian).workers;
    --state.turn.dice[at(Colour::Stone)][index(value)];
    state.built[space] = byte(value);
    state.turn.progressed = true;
    state.turn.carnelianUsed |= carnelian;
    Payment payment{Action::Build, space, byte(value), 0, {}};
    std::fill_n(payment.needs.begin(), workers, Need::Worker);
    beginPayment(state, payment);
}

void pay(State& state, Action action, int subject, const Price& price, int detail = 0) {
    Payment payment{action, byte(subject), byte(detail), 0, {}};
    std::copy(price.begin(), price.end(), payment.needs.begin());
    beginPayment(state, payment);
}

/// Moves gods from a seat to the discard pile.
void giveUp(State& state, God god) {
    const GodSet gods = god == wholeEnnead ? moving(state).gods & ennead : only(god);
    moving(state).gods &= ~gods;
    state.discarded |= gods;
}

void playUse(State& state, God god, int argument) {
    if (god != Khepri) {
        state.turn.used |= only(god);
    }
    if (god == Aton) {
        giveUp(state, static_cast<God>(argument));
        gainFame(state, 4);
        return;
    }
    if (god == Ptah) {
        state.turn.ptahUsed = true;
    }
    pay(state, Action::Power, god, powerPrice(god, argument), argument);
}

void pray(State& state, int slot) {
    moving(state).gods |= only(takeFromRow(state, slot));
    if (moving(state).scarab == LapisLazuli) {
        gainPiece(state, state.mover, Resource::Cat);
    }
}

/// Another seat may copy a build for one Worker more than it took; it is asked only if it has them.
void openPearl(State& state, int workers, int fame) {
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        const Side& side = state.sides[seat];
        if (seat != state.mover && side.scarab == Pearl && side.pieces[at(Resource::Worker)] > workers) {
            state.turn.pearlPrice = byte(workers + 1);
            state.turn.pearlFame = byte(fame);
        }
    }
}

int fameOfBuild(const State& state, Space space, int value, int workers) {
    const SpaceInfo& info = spaceTable[space];
    const GodSet gods = powers(state);
    return value + info.fame + (info.onDice() && has(gods, Serket) ? 3 : 0) +
           (has(gods, Thoth) ? workers : 0) +
           (info.workers > 0 && moving(state).scarab == Jasper ? jasperFame : 0);
}

void finishBuild(State& state, const Payment& paid) {
    const int fame = fameOfBuild(state, paid.subject, paid.detail, paid.workers);
    gainFame(state, fame);
    openPearl(state, paid.workers, fame);
}

void rollFromSupply(State& state) {
    takeFromSupply(state);
    ++state.turn.toRoll[at(Colour::Stone)];
}

void usePower(State& state, God god) {
    switch (god) {
    case Heh: gainFame(state, 1); break;
    case Heka:
        gainPiece(state, state.mover, Resource::Worker);
        gainFame(state, 3);
        break;
    case Khepri:
        gainFame(state, 3);
        state.turn.choice = {1, allKinds, 1, 1};
        break;
    case Khonsu: gainFame(state, 4); break;
    case Mertseger: rollFromSupply(state); break;
    case Min: gainPiece(state, state.mover, Resource::Worker); break;
    case Montu:
        gainPiece(state, state.mover, Resource::Cat);
        gainFame(state, 4);
        break;
    case Neith: gainFame(state, 2); break;
    case Ptah: state.turn.used &= ~workGods | only(Ptah); break;
    case Ra:
    case Sobek: gainFame(state, 3); break;
    case Sekhmet: gainFame(state, 7); break;
    case Sopdet: gainPiece(state, state.mover, Resource::Cat); break;
    default: break;
    }
}

void dismiss(State& state, int slot) {
    state.discarded |= only(takeFromRow(state, slot));
    slideRow(state);
    drawCards(state, 1, true);
}

/// What of the powers lasts no longer than a Work turn ends, and the row is filled.
void finishWork(State& state) {
    state.turn.used = 0;
    state.turn.loan = noGod;
    refillRow(state);
    state.turn.after = After::Work;
}

void endPhase(State& state) {
    returnDice(state);
    const Upkeep upkeep = upkeepOf(state, state.mover);
    if (upkeep.gods > upkeep.limit) {
        state.step = Step::Drop;
    } else {
        finishWork(state);
    }
}

/// A set of gods as they are given up: the Ennead only as a whole.
GodSet asGivenUp(GodSet gods) {
    return (gods & ~ennead) | ((gods & ennead) != 0 ? only(wholeEnnead) : 0);
}

} // namespace

int diceToTake(const State& state) {
    const Side& side = moving(state);
    const int hands = side.pieces[at(Resource::Worker)] +
                      (has(side.gods, Bastet) ? side.pieces[at(Resource::Cat)] : 0) +
                      (side.scarab == Turquoise ? 1 : 0);
    return std::min(hands, state.quarry[0] + state.quarry[1]);
}

TakeRange stonesToTake(const State& state) {
    const int dice = diceToTake(state);
    return {std::max(0, dice - state.quarry[at(Colour::Prayer)]),
            std::min<int>(dice, state.quarry[at(Colour::Stone)])};
}

bool carnelianHelps(const State& state, Space space, int value) {
    return moving(state).scarab == Carnelian && !state.turn.carnelianUsed &&
           tableWorkers(state, value) + spaceTable[space].workers >= 2;
}

BuildOffer buildOffer(const State& state, Space space, int value, bool carnelian) {
    const int workers = tableWorkers(state, value) + spaceTable[space].workers - (carnelian ? 1 : 0);
    return {workers, fameOfBuild(state, space, value, workers)};
}

bool spaceOpen(const State& state, Space space) {
    if (space >= spacesFor(state.seats) || state.built[space] != 0) {
        return false;
    }
    const SpaceInfo& info = spaceTable[space];
    return !info.onDice() || std::all_of(info.below.begin(), info.below.end(),
                                         [&state](Space below) { return state.built[below] != 0; });
}

Upkeep upkeepOf(const State& state, int seat) {
    const Side& side = state.sides[index(seat)];
    const bool anubis = has(side.gods, Anubis) || (seat == state.mover && state.turn.loan == Anubis);
    return {godsCounted(side.gods),
            side.pieces[at(Resource::Worker)] + side.pieces[at(Resource::Cat)] + (anubis ? anubisGods : 0)};
}

GodSet atonMayDiscard(const State& state) {
    return asGivenUp(moving(state).gods & ~only(Aton));
}

GodSet mayDrop(const State& state) {
    return asGivenUp(moving(state).gods);
}

void beginWork(State& state) {
    Side& side = moving(state);
    state.quarry[0] = byte(state.quarry[0] + side.pieces[at(Resource::Stone)]);
    side.pieces[at(Resource::Stone)] = 0;
    state.step = diceToTake(state) > 0 ? Step::Take : Step::Act;
}

void playWork(State& state, const Move& move) {
    const auto& arg = move.arg;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Take: playTake(state, arg[0], arg[1]); break;
    case MoveKind::Mark:
        --state.turn.dice[arg[0]][arg[1]];
        ++state.turn.marked[arg[0]][arg[1]];
        break;
    case MoveKind::Roll: playRoll(state, static_cast<God>(arg[0])); break;
    case MoveKind::Nudge: playNudge(state, move); break;
    case MoveKind::SetDie:
        turnDie(state, at(arg[0] == Amon ? Colour::Prayer : Colour::Stone), arg[1], arg[2]);
        state.turn.used |= only(static_cast<God>(arg[0]));
        break;
    case MoveKind::Pray:
        pay(state, Action::Pray, arg[0], infoOf(state.row[index(arg[0] - 1)]).price);
        break;
    case MoveKind::Build: playBuild(state, arg[0], arg[1], arg[2] != 0); break;
    case MoveKind::Dismiss: pay(state, Action::Dismiss, arg[0], {Need::AnyDie}); break;
    case MoveKind::Fame: pay(state, Action::Fame, 0, {Need::AnyDie, Need::AnyDie}); break;
    case MoveKind::Use: playUse(state, static_cast<God>(arg[0]), arg[1]); break;
    case MoveKind::Borrow:
        state.turn.amethystUsed = true;
        pay(state, Action::Borrow, arg[0], {Need::AnyDie});
        break;
    case MoveKind::Drop:
        giveUp(state, static_cast<God>(arg[0]));
        finishWork(state);
        break;
    default: endPhase(state); break;
    }
}

void carryOut(State& state, const Payment& paid) {
    switch (paid.action) {
    case Action::Pray: pray(state, paid.subject); break;
    case Action::Build: finishBuild(state, paid); break;
    case Action::Dismiss: dismiss(state, paid.subject); break;
    case Action::Fame: gainFame(state, 1); break;
    case Action::Power: usePower(state, static_cast<God>(paid.subject)); break;
    case Action::Borrow: state.turn.loan = state.row[index(paid.subject - 1)]; break;
    case Action::None: break;
    }
}

void afterWork(State& state) {
    if (state.turn.tile != 0) {
        state.turn.after = After::Rest;
    } else {
        endTurn(state);
    }
}

} // namespace architects::pyramidice
