#include "core/games/pyramidice/chance.h"

#include <array>
#include <bit>
#include <cstddef>

#include "core/games/pyramidice/rival.h"
#include "core/games/pyramidice/secrets.h"
#include "core/games/pyramidice/stock.h"
#include "core/games/pyramidice/turn.h"
#include "core/table/pick.h"

namespace architects::pyramidice {
namespace {

constexpr Outcome outcomeOf(ChanceKind kind, std::uint8_t a, std::uint8_t b = 0) {
    return {static_cast<std::uint8_t>(kind), {a, b}};
}

/// What chance is asked for now, in the order in which it answers.
ChanceKind askedOf(const State& state) {
    switch (state.step) {
    case Step::First: return ChanceKind::First;
    case Step::LayTiles: return ChanceKind::Tile;
    case Step::DealProjects: return state.turn.draws > 0 ? ChanceKind::Draw : ChanceKind::Project;
    case Step::DealScarabs: return ChanceKind::Scarab;
    default: return state.turn.draws > 0 ? ChanceKind::Draw : ChanceKind::Roll;
    }
}

std::uint64_t bitsFrom1(std::size_t count) {
    return ((std::uint64_t{1} << count) - 1) << 1U;
}

/// The first space of the row that has no tile yet.
std::size_t nextTileSpace(const State& state) {
    std::size_t space = 0;
    while (state.tileRow[space] != 0) {
        ++space;
    }
    return space;
}

std::uint64_t unlaidTiles(const State& state) {
    std::uint64_t tiles = bitsFrom1(tileCount);
    for (const std::uint8_t tile : state.tileRow) {
        tiles &= ~(std::uint64_t{1} << tile);
    }
    return tiles;
}

std::uint64_t undealtScarabs(const State& state) {
    std::uint64_t scarabs = bitsFrom1(scarabCount);
    for (const Side& side : state.sides) {
        scarabs &= ~((std::uint64_t{1} << side.offered[0]) | (std::uint64_t{1} << side.offered[1]));
    }
    return scarabs;
}

/// The slot that the next card comes to.
std::uint8_t drawSlot(const State& state) {
    if (state.turn.drawsToFirst) {
        return 1;
    }
    std::size_t slot = rowSlots;
    while (state.row[slot - 1] != noGod) {
        --slot;
    }
    return byte(static_cast<int>(slot));
}

Colour rolledColour(const State& state) {
    return state.turn.toRoll[0] > 0 ? Colour::Stone : Colour::Prayer;
}

template <RandomSource R>
Outcome sampleRoll(const State& state, R& random) {
    const Colour colour = rolledColour(state);
    Outcome outcome = outcomeOf(ChanceKind::Roll, static_cast<std::uint8_t>(colour));
    for (int die = state.turn.toRoll[at(colour)]; die > 0; --die) {
        ++outcome.arg[1 + below(random, 6)];
    }
    return outcome;
}

template <RandomSource R>
Outcome sampleWith(const State& state, R& random) {
    const ChanceKind kind = askedOf(state);
    switch (kind) {
    case ChanceKind::First: return outcomeOf(kind, byte(static_cast<int>(below(random, state.seats))));
    case ChanceKind::Tile:
        return outcomeOf(kind, byte(static_cast<int>(nextTileSpace(state))),
                         pickOne(unlaidTiles(state), random));
    case ChanceKind::Project: return outcomeOf(kind, state.mover, pickOne(unknownProjects(state), random));
    case ChanceKind::Scarab: return outcomeOf(kind, state.mover, pickOne(undealtScarabs(state), random));
    case ChanceKind::Draw: return outcomeOf(kind, drawSlot(state), pickOne(state.unseen, random));
    default: return sampleRoll(state, random);
    }
}

bool inSet(std::uint64_t set, std::uint8_t member) {
    return member < 64 && ((set >> member) & 1U) != 0;
}

bool rollPossible(const State& state, const Outcome& outcome) {
    const Colour colour = rolledColour(state);
    int dice = 0;
    for (std::size_t value = 1; value <= 6; ++value) {
        dice += outcome.arg[value];
    }
    return outcome.arg[0] == static_cast<std::uint8_t>(colour) && dice == state.turn.toRoll[at(colour)];
}

void nextSeat(State& state) {
    state.mover = byte((state.mover + 1) % state.seats);
}

void layTile(State& state, const Outcome& outcome) {
    state.tileRow[outcome.arg[0]] = outcome.arg[1];
    if (outcome.arg[0] + 1 == suppliesFor[state.seats].tiles) {
        state.step = Step::DealProjects;
        drawCards(state, static_cast<int>(rowSlots), false);
    }
}

void dealProject(State& state, std::uint8_t project) {
    Side& side = moving(state);
    if (project == hiddenArg) {
        ++side.hiddenProjects;
    } else {
        side.projects = byte(side.projects | (1 << project));
    }
    if (std::popcount(side.projects) + side.hiddenProjects < projectsOf(state, state.mover)) {
        return;
    }
    nextSeat(state);
    if (state.mover != state.first) {
        return;
    }
    if (solo(state)) {
        beginTurn(state);
    } else {
        state.step = Step::DealScarabs;
    }
}

void dealScarab(State& state, std::uint8_t scarab) {
    auto& offered = moving(state).offered;
    offered[offered[0] == noScarab ? 0 : 1] = static_cast<Scarab>(scarab);
    if (offered[1] == noScarab) {
        return;
    }
    nextSeat(state);
    if (state.mover == state.first) {
        state.step = Step::ChooseScarab;
    }
}

void putCard(State& state, std::uint8_t slot, God god) {
    state.row[slot - 1U] = god;
    state.unseen &= ~only(god);
    state.turn.progressed = true;
    if (--state.turn.draws == 0) {
        state.turn.drawsToFirst = false;
    }
    if (--state.deck == 0) {
        triggerEnd(state);
    }
}

void takeRoll(State& state, const Outcome& outcome) {
    const std::size_t colour = outcome.arg[0];
    state.turn.toRoll[colour] = 0;
    for (std::size_t value = 1; value <= 6; ++value) {
        const std::uint8_t count = outcome.arg[value];
        if (count > 0 && state.step == Step::RivalAct) {
            rivalRolled(state, static_cast<int>(value));
        } else {
            state.turn.dice[colour][value] = byte(state.turn.dice[colour][value] + count);
        }
    }
}

} // namespace

Outcome sampleChance(const State& state, FastRandom& random) {
    return sampleWith(state, random);
}
Outcome sampleChance(const State& state, ChaChaRandom& random) {
    return sampleWith(state, random);
}

Refusal checkChance(const State& state, const Outcome& outcome) {
    const ChanceKind kind = askedOf(state);
    const std::uint8_t a = outcome.arg[0];
    const std::uint8_t b = outcome.arg[1];
    bool possible =
        questionOf(state) == Question::Chance && outcome.kind == static_cast<std::uint8_t>(kind);
    if (!possible) {
        return Refusal::ImpossibleOutcome;
    }
    switch (kind) {
    case ChanceKind::First: possible = a < state.seats && b == 0; break;
    case ChanceKind::Tile: possible = a == nextTileSpace(state) && inSet(unlaidTiles(state), b); break;
    case ChanceKind::Project:
        possible =
            a == state.mover && (inSet(unknownProjects(state), b) || (b == hiddenArg && !solo(state)));
        break;
    case ChanceKind::Scarab: possible = a == state.mover && inSet(undealtScarabs(state), b); break;
    case ChanceKind::Draw: possible = a == drawSlot(state) && inSet(state.unseen, b); break;
    case ChanceKind::Roll: return rollPossible(state, outcome) ? Refusal::None : Refusal::ImpossibleOutcome;
    }
    return possible && outcome == outcomeOf(kind, a, b) ? Refusal::None : Refusal::ImpossibleOutcome;
}

void resolveChance(State& state, const Outcome& outcome) {
    switch (static_cast<ChanceKind>(outcome.kind)) {
    case ChanceKind::First:
        state.first = outcome.arg[0];
        state.mover = state.first;
        state.step = Step::LayTiles;
        break;
    case ChanceKind::Tile: layTile(state, outcome); break;
    case ChanceKind::Project: dealProject(state, outcome.arg[1]); break;
    case ChanceKind::Scarab: dealScarab(state, outcome.arg[1]); break;
    case ChanceKind::Draw: putCard(state, outcome.arg[0], static_cast<God>(outcome.arg[1])); break;
    case ChanceKind::Roll: takeRoll(state, outcome); break;
    }
    advance(state);
}

} // namespace architects::pyramidice
