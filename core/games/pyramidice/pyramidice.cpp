#include "core/games/pyramidice/pyramidice.h"

#include <array>

#include "core/games/pyramidice/chance.h"
#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/notation.h"
#include "core/games/pyramidice/rival.h"
#include "core/games/pyramidice/score.h"
#include "core/games/pyramidice/secrets.h"
#include "core/games/pyramidice/stock.h"
#include "core/games/titles.h"
#include "core/table/state_hash.h"
#include "core/table/text.h"

namespace architects::pyramidice {
namespace {

constexpr std::array<std::string_view, 5> rivalValues{"none", "snefru", "hemiunu", "amenhotep", "imhotep"};
constexpr std::array<std::string_view, 5> rivalMeanings{
    CORE_TEXT("Option", "Players against each other."),
    CORE_TEXT("Option", "Alone against Snefru, the easiest: he gains 1 more Fame for a 1 or a 2."),
    CORE_TEXT("Option", "Alone against Hemiunu: he gains 1 more Fame with every build."),
    CORE_TEXT("Option", "Alone against Amenhotep, who has three projects."),
    CORE_TEXT("Option", "Alone against Imhotep, the strongest: he gains 3 more Fame with every build."),
};
constexpr std::array<OptionInfo, 1> options{{
    {"architect", rivalValues, CORE_TEXT("Option", "The Great Architect"), rivalMeanings, 2},
}};
constexpr GameInfo gameInfo{"pyramidice", titles::pyramidice, 2, 4, options};

void equip(State& state, Side& side) {
    side.fame = startFame;
    if (&side == &state.sides[rivalSeat] && solo(state)) {
        return;
    }
    side.pieces = startPieces;
    state.pieces[0] = byte(state.pieces[0] - startPieces[0]);
    state.pieces[1] = byte(state.pieces[1] - startPieces[1]);
    state.stoneSupply = byte(state.stoneSupply - startPieces[2]);
}

void addSide(StateHash& hash, const Side& side) {
    hash.addBytes(side.pieces).add(static_cast<std::uint16_t>(side.fame)).add(side.gods);
    hash.add(side.scarab).addBytes(side.offered).add(side.projects).add(side.hiddenProjects);
    hash.addBytes(side.tiles).add(side.faceDown);
}

void addTurn(StateHash& hash, const Turn& turn) {
    hash.add(turn.used).add(turn.loan);
    for (std::size_t colour = 0; colour < 2; ++colour) {
        hash.addBytes(turn.dice[colour]).addBytes(turn.marked[colour]);
    }
    const std::array<bool, 7> flags{turn.drawsToFirst,  turn.rerolled,      turn.ptahUsed,
                                    turn.goldenCatUsed, turn.carnelianUsed, turn.amethystUsed,
                                    turn.progressed};
    hash.addBytes(turn.toRoll).add(turn.draws).addBytes(flags).add(turn.tile).add(turn.tileTaken);
    hash.add(turn.after)
        .add(turn.served)
        .add(turn.payment.action)
        .add(turn.payment.subject)
        .add(turn.payment.detail);
    hash.add(turn.payment.workers).addBytes(turn.payment.needs);
    hash.add(turn.choice.count).add(turn.choice.kinds).add(turn.choice.each).add(turn.choice.rolled);
    hash.add(turn.pearlFame).add(turn.pearlPrice).add(turn.rivalDie).addBytes(turn.returning);
}

} // namespace

const GameInfo& Pyramidice::info() {
    return gameInfo;
}

State Pyramidice::start(const Setup& setup) {
    State state;
    state.seats = byte(setup.seats);
    state.rival = setup.options[0];
    const Supplies& supplies = suppliesFor[state.seats];
    state.deck = byte(static_cast<int>(godCount) - supplies.godsRemoved);
    state.stoneSupply = supplies.stoneDice;
    state.quarry[at(Colour::Prayer)] = prayerDice;
    state.pieces = {workerPieces, catPieces};
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        equip(state, state.sides[seat]);
    }
    if (solo(state)) {
        state.step = Step::LayTiles; // the player begins
    }
    return state;
}

Pending Pyramidice::pending(const State& state) {
    return pendingOf(state);
}
void Pyramidice::legalMoves(const State& state, Seat seat, MoveList& moves) {
    listMoves(state, seat, moves);
}
Refusal Pyramidice::check(const State& state, Seat seat, const Move& move) {
    return checkMove(state, seat, move);
}
void Pyramidice::play(State& state, Seat seat, const Move& move) {
    playMove(state, seat, move);
}

Outcome Pyramidice::sample(const State& state, FastRandom& random) {
    return sampleChance(state, random);
}
Outcome Pyramidice::sample(const State& state, ChaChaRandom& random) {
    return sampleChance(state, random);
}
Refusal Pyramidice::check(const State& state, const Outcome& outcome) {
    return checkChance(state, outcome);
}
void Pyramidice::resolve(State& state, const Outcome& outcome) {
    resolveChance(state, outcome);
}

State Pyramidice::mask(const State& state, Seat viewer) {
    return maskState(state, viewer);
}
Entry Pyramidice::mask(const State& before, const Entry& entry, Seat viewer) {
    return maskEntry(before, entry, viewer);
}
bool Pyramidice::reveals(const State& /*before*/, Seat /*seat*/, const Move& /*move*/) {
    return false; // whatever is new comes from chance, which ends taking back by itself
}
State Pyramidice::guess(const State& view, FastRandom& random) {
    return guessState(view, random);
}

ScoreSheet Pyramidice::score(const State& state) {
    return scoreOf(state);
}

std::uint64_t Pyramidice::hash(const State& state) {
    StateHash hash;
    for (const Side& side : state.sides) {
        addSide(hash, side);
    }
    addTurn(hash, state.turn);
    hash.add(state.unseen).add(state.discarded).addBytes(state.row).addBytes(state.built);
    hash.addBytes(state.tileRow).add(state.deck).add(state.stoneSupply);
    hash.addBytes(state.quarry).addBytes(state.pieces).add(state.seats).add(state.rival);
    hash.add(state.first).add(state.mover).add(state.step).add(state.ending).add(state.turnsLeft);
    hash.add(state.quietTurns).add(state.turnNumber);
    return hash.value();
}

std::string Pyramidice::write(const Entry& entry) {
    return writeEntry(entry);
}
Result<Entry> Pyramidice::read(Seat by, std::string_view text) {
    return readEntry(by, text);
}
std::string Pyramidice::writeState(const State& state) {
    return writePosition(state);
}
Result<State> Pyramidice::readState(std::string_view text) {
    return readPosition(text);
}

} // namespace architects::pyramidice
