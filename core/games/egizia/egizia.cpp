#include "core/games/egizia/egizia.h"

#include <array>

#include "core/games/egizia/chance.h"
#include "core/games/egizia/moves.h"
#include "core/games/egizia/notation.h"
#include "core/games/egizia/score.h"
#include "core/games/egizia/secrets.h"
#include "core/games/titles.h"
#include "core/table/state_hash.h"
#include "core/table/text.h"

namespace architects::egizia {
namespace {

constexpr std::array<std::string_view, 2> startValues{"none", "one"};
constexpr std::array<std::string_view, 2> startMeanings{
    CORE_TEXT("Option", "Nobody has a Sphinx card at the start."),
    CORE_TEXT("Option", "Everybody starts with a Sphinx card, as in the revision of 2010."),
};
constexpr std::array<std::string_view, 2> leftoverValues{"round-end", "after-placing"};
constexpr std::array<std::string_view, 2> leftoverMeanings{
    CORE_TEXT("Option", "The player who may take a card that nobody took does so at the end of the round."),
    CORE_TEXT("Option",
              "The player who may take a card that nobody took does so before the workers are fed, as in "
              "the revision of 2010."),
};
constexpr std::array<OptionInfo, 2> options{{
    {"start-sphinx", startValues, CORE_TEXT("Option", "Sphinx cards at the start"), startMeanings},
    {"leftover", leftoverValues, CORE_TEXT("Option", "Cards left on the Nile"), leftoverMeanings},
}};
constexpr GameInfo gameInfo{"egizia", titles::egizia, 2, 4, options};

void addPlayer(StateHash& hash, const Player& player) {
    hash.add(player.cards).add(player.squares).add(player.hand).add(player.shown);
    for (const std::int16_t points : player.earned) {
        hash.add(points);
    }
    hash.addBytes(player.strength);
    hash.addBytes(std::array{player.used, player.stones, player.quarry, player.market, player.arrival,
                             player.hidden, player.ships, player.last});
}

} // namespace

const GameInfo& Egizia::info() {
    return gameInfo;
}

State Egizia::start(const Setup& setup) {
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.startSphinx = setup.options[0] != 0;
    state.leftover = static_cast<LeftoverRule>(setup.options[1]);
    return state;
}

Pending Egizia::pending(const State& state) {
    return pendingOf(state);
}
void Egizia::legalMoves(const State& state, Seat seat, MoveList& moves) {
    listMoves(state, seat, moves);
}
Refusal Egizia::check(const State& state, Seat seat, const Move& move) {
    return checkMove(state, seat, move);
}
void Egizia::play(State& state, Seat seat, const Move& move) {
    playMove(state, seat, move);
}

Outcome Egizia::sample(const State& state, FastRandom& random) {
    return sampleChance(state, random);
}
Outcome Egizia::sample(const State& state, ChaChaRandom& random) {
    return sampleChance(state, random);
}
Refusal Egizia::check(const State& state, const Outcome& outcome) {
    return checkChance(state, outcome);
}
void Egizia::resolve(State& state, const Outcome& outcome) {
    resolveChance(state, outcome);
}

State Egizia::mask(const State& state, Seat viewer) {
    return maskState(state, viewer);
}
Entry Egizia::mask(const State& /*before*/, const Entry& entry, Seat viewer) {
    return maskEntry(entry, viewer);
}
bool Egizia::reveals(const State& /*before*/, Seat /*seat*/, const Move& /*move*/) {
    return false; // only chance shows anything new
}
State Egizia::guess(const State& view, FastRandom& random) {
    return guessState(view, random);
}

ScoreSheet Egizia::score(const State& state) {
    return scoreOf(state);
}

std::uint64_t Egizia::hash(const State& state) {
    StateHash hash;
    for (const Player& player : state.players) {
        addPlayer(hash, player);
    }
    hash.add(state.dealt).add(state.unseen).add(state.action.squares);
    hash.addBytes(std::array{state.action.crew, state.action.bonus, state.action.spent});
    for (const SiteShips& site : state.sites) {
        hash.addBytes(site.queue).addBytes(site.ship);
    }
    hash.addBytes(state.river).addBytes(state.ships).addBytes(state.tombs).addBytes(state.pile);
    hash.addBytes(state.pileFrom).addBytes(state.drawn).addBytes(state.upgraded);
    hash.addBytes(state.byTile).addBytes(state.byTrack);
    hash.addBytes(std::array{state.fresh,     state.pileCount, state.drawnCount, state.toDraw,
                             state.trains,    state.floods,    state.seats,      state.round,
                             state.mover,     state.turn,      state.out,        state.placed,
                             state.couldPlay, state.usedCards, state.site,       state.vacancies,
                             state.asked,     state.extraSite, state.extraSeat,  state.fed});
    hash.add(state.flood).add(state.step).add(state.secondShip).add(state.startSphinx).add(state.leftover);
    return hash.value();
}

std::string Egizia::write(const Entry& entry) {
    return writeEntry(entry);
}
Result<Entry> Egizia::read(Seat by, std::string_view text) {
    return readEntry(by, text);
}
std::string Egizia::writeState(const State& state) {
    return writePosition(state);
}
Result<State> Egizia::readState(std::string_view text) {
    return readPosition(text);
}

} // namespace architects::egizia
