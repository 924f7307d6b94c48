#include "core/games/luxor/luxor.h"

#include <array>

#include "core/games/luxor/chance.h"
#include "core/games/luxor/moves.h"
#include "core/games/luxor/notation.h"
#include "core/games/luxor/score.h"
#include "core/games/luxor/secrets.h"
#include "core/games/titles.h"
#include "core/table/state_hash.h"
#include "core/table/text.h"

namespace architects::luxor {
namespace {

constexpr std::array<std::string_view, 4> curseValues{"none", "turns", "race", "quick"};
constexpr std::array<std::string_view, 4> curseMeanings{
    CORE_TEXT("Option", "No curses."),
    CORE_TEXT("Option", "Curses lie in the pile; the search for one passes on with the turn."),
    CORE_TEXT("Option", "Curses lie in the pile; all search at once, and the first to find wins."),
    CORE_TEXT("Option", "Curses lie in the pile; whoever draws one and could find it has found it."),
};
constexpr std::array<std::string_view, 2> sphinxValues{"no", "yes"};
constexpr std::array<std::string_view, 2> sphinxMeanings{
    CORE_TEXT("Option", "Animals pair with their neighbours."),
    CORE_TEXT("Option", "Animals pair at any distance, once in each row, shaft and diagonal."),
};
constexpr int raceValue = static_cast<int>(CurseRule::Race);
constexpr std::array<OptionInfo, 2> options{{
    {"curse", curseValues, CORE_TEXT("Option", "The Curse of the Pharaoh"), curseMeanings, 0, raceValue},
    {"sphinx", sphinxValues, CORE_TEXT("Option", "The Eyes of the Sphinx"), sphinxMeanings},
}};
constexpr GameInfo gameInfo{"luxor", titles::luxor, 2, 4, options};

} // namespace

const GameInfo& Luxor::info() {
    return gameInfo;
}

State Luxor::start(const Setup& setup) {
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.curseRule = static_cast<CurseRule>(setup.options[0]);
    state.pairRule = static_cast<PairRule>(setup.options[1]);
    state.stock = cardCount;
    if (state.curseRule != CurseRule::None) {
        state.stock = starterStock;
        state.buried = cardCount - starterStock;
        state.cursesLeft = everyCurse;
    }
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        state.chamber.supply[seat] = researcherCount;
    }
    return state;
}

Pending Luxor::pending(const State& state) {
    return pendingOf(state);
}
void Luxor::legalMoves(const State& state, Seat seat, MoveList& moves) {
    listMoves(state, seat, moves);
}
Refusal Luxor::check(const State& state, Seat seat, const Move& move) {
    return checkMove(state, seat, move);
}
void Luxor::play(State& state, Seat seat, const Move& move) {
    playMove(state, seat, move);
}

Outcome Luxor::sample(const State& state, FastRandom& random) {
    return sampleChance(state, random);
}
Outcome Luxor::sample(const State& state, ChaChaRandom& random) {
    return sampleChance(state, random);
}
Refusal Luxor::check(const State& state, const Outcome& outcome) {
    return checkChance(state, outcome);
}
void Luxor::resolve(State& state, const Outcome& outcome) {
    resolveChance(state, outcome);
}

State Luxor::mask(const State& state, Seat viewer) {
    return maskState(state, viewer);
}
Entry Luxor::mask(const State& before, const Entry& entry, Seat viewer) {
    return maskEntry(before, entry, viewer);
}
bool Luxor::reveals(const State& /*before*/, Seat /*seat*/, const Move& move) {
    return revealsSomething(move);
}
State Luxor::guess(const State& view, FastRandom& random) {
    return guessState(view, random);
}

ScoreSheet Luxor::score(const State& state) {
    return scoreOf(state);
}

std::uint64_t Luxor::hash(const State& state) {
    // Only what the rest follows from: unseen cards, heights, supplies and the slab are the others told
    // again.
    StateHash hash;
    for (const CardSet hand : state.hand) {
        hash.add(hand);
    }
    for (const auto& shaft : state.wall) {
        hash.addBytes(shaft);
    }
    hash.addBytes(state.hidden).addBytes(state.chamber.scarabs).addBytes(state.chamber.researcher);
    hash.addBytes(state.owner).addBytes(state.value).addBytes(state.knownBy).addBytes(state.taken);
    hash.addBytes(state.pharaoh).add(state.looks).add(state.stock).add(state.buried).add(state.cursesLeft);
    hash.add(state.back).add(state.curse).add(state.searching).add(state.finder).add(state.victim);
    hash.add(state.after).add(state.step).add(state.seats).add(state.first).add(state.mover);
    hash.add(state.curseRule).add(state.pairRule);
    return hash.value();
}

std::string Luxor::write(const Entry& entry) {
    return writeEntry(entry);
}
Result<Entry> Luxor::read(Seat by, std::string_view text) {
    return readEntry(by, text);
}
std::string Luxor::writeState(const State& state) {
    return writePosition(state);
}
Result<State> Luxor::readState(std::string_view text) {
    return readPosition(text);
}

} // namespace architects::luxor
