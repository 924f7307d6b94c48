#include "core/games/kheops/kheops.h"

#include <array>

#include "core/games/kheops/chance.h"
#include "core/games/kheops/moves.h"
#include "core/games/kheops/notation.h"
#include "core/games/kheops/score.h"
#include "core/games/kheops/secrets.h"
#include "core/games/titles.h"
#include "core/table/state_hash.h"
#include "core/table/text.h"

namespace architects::kheops {
namespace {

constexpr std::array<std::string_view, 2> pharaohValues{"priest", "mummy"};
constexpr std::array<std::string_view, 2> pharaohMeanings{
    CORE_TEXT("Option", "Like a Priest: protected, and played only after its owner's Mummy."),
    CORE_TEXT("Option", "Like a Mummy: played at any time, may take a Worker's place; can be swapped, and "
                        "his tile turned."),
};
constexpr std::array<OptionInfo, 1> options{{
    {"pharaoh", pharaohValues, CORE_TEXT("Option", "The Pharaoh"), pharaohMeanings},
}};
constexpr GameInfo gameInfo{"kheops", titles::kheops, 2, 2, options};

} // namespace

const GameInfo& Kheops::info() {
    return gameInfo;
}

State Kheops::start(const Setup& setup) {
    State state;
    state.pharaoh = static_cast<PharaohRule>(setup.options[0]);
    return state;
}

Pending Kheops::pending(const State& state) {
    return pendingOf(state);
}
void Kheops::legalMoves(const State& state, Seat seat, MoveList& moves) {
    listMoves(state, seat, moves);
}
Move Kheops::randomMove(const State& state, Seat seat, FastRandom& random) {
    return anyMove(state, seat, random);
}
Refusal Kheops::check(const State& state, Seat seat, const Move& move) {
    return checkMove(state, seat, move);
}
void Kheops::play(State& state, Seat seat, const Move& move) {
    playMove(state, seat, move);
}

Outcome Kheops::sample(const State& state, FastRandom& random) {
    return sampleChance(state, random);
}
Outcome Kheops::sample(const State& state, ChaChaRandom& random) {
    return sampleChance(state, random);
}
Refusal Kheops::check(const State& state, const Outcome& outcome) {
    return checkChance(state, outcome);
}
void Kheops::resolve(State& state, const Outcome& outcome) {
    resolveChance(state, outcome);
}

State Kheops::mask(const State& state, Seat viewer) {
    return maskState(state, viewer);
}
Entry Kheops::mask(const State& /*before*/, const Entry& entry, Seat viewer) {
    return maskEntry(entry, viewer);
}
bool Kheops::reveals(const State& /*before*/, Seat /*seat*/, const Move& move) {
    return revealsSomething(move);
}
State Kheops::guess(const State& view, FastRandom& random) {
    return guessState(view, random);
}

ScoreSheet Kheops::score(const State& state) {
    return scoreOf(state);
}

std::uint64_t Kheops::hash(const State& state) {
    // Only what the rest follows from: the sets of cells and the supplies are the arrays told again.
    StateHash hash;
    hash.addBytes(state.tile);
    for (const CellSet open : state.open) {
        hash.add(open);
    }
    hash.addBytes(state.pawn)
        .add(state.unseen)
        .add(state.hand[0])
        .add(state.hand[1])
        .addBytes(state.hidden);
    hash.add(state.phase).add(state.pharaoh).add(state.white).add(state.mover).add(state.placed);
    return hash.value();
}

std::string Kheops::write(const Entry& entry) {
    return writeEntry(entry);
}
Result<Entry> Kheops::read(Seat by, std::string_view text) {
    return readEntry(by, text);
}
std::string Kheops::writeState(const State& state) {
    return writePosition(state);
}
Result<State> Kheops::readState(std::string_view text) {
    return readPosition(text);
}

} // namespace architects::kheops
