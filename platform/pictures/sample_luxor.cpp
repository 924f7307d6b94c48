#include "core/games/luxor/luxor.h"
#include "platform/pictures/sample_matches.h"
#include "platform/pictures/sample_play.h"

using namespace architects;
using namespace samples;
using luxor::CurseRule;
using luxor::Luxor;
using luxor::State;
using luxor::Step;

namespace {

constexpr std::uint8_t mostSeeds = 255;

Setup setupFor(std::uint8_t seed, CurseRule curses, std::size_t seats) {
    Setup setup = setupOf("luxor", static_cast<int>(seats), seed);
    setup.options[0] = static_cast<std::uint8_t>(curses);
    return setup;
}

bool never(const State& /*state*/) {
    return false;
}

std::string overMatch(std::uint8_t seed, CurseRule curses, std::vector<Player> players) {
    const auto match = played<Luxor>(setupFor(seed, curses, players.size()), never);
    return asText(match, std::move(players));
}

/// The first match, from that seed on, in which it comes to this.
template <class Wanted>
std::string openMatch(std::uint8_t seed, CurseRule curses, std::vector<Player> players, Wanted wanted) {
    for (; seed < mostSeeds; ++seed) {
        const auto match = played<Luxor>(setupFor(seed, curses, players.size()), wanted);
        if (!match.pending().over()) {
            return asText(match, std::move(players));
        }
    }
    return {};
}

/// Two people who have equal points at the end.
std::string levelMatch() {
    constexpr int quickly = 2; // it takes about a hundred matches
    for (std::uint8_t seed = 1; seed < mostSeeds; ++seed) {
        const auto match = played<Luxor>(setupFor(seed, CurseRule::None, 2), never, quickly);
        const ScoreSheet sheet = Luxor::score(match.state());
        if (sheet.totals[0] == sheet.totals[1]) {
            return asText(match, {nefer, ani});
        }
    }
    return {};
}

} // namespace

std::vector<std::string> sampleTemples() {
    const auto midGame = [](const State& state) {
        return state.step == Step::Drop && state.mover == 0 && luxor::wallCount(state) >= 23;
    };
    const auto searching = [](const State& state) {
        return state.step == Step::Search && state.mover == 0 && luxor::wallCount(state) >= 16;
    };
    const auto racing = [](const State& state) {
        return state.step == Step::Search && luxor::wallCount(state) >= 16;
    };
    const auto cursing = [](const State& state) { return state.step == Step::Victim && state.finder == 0; };
    return {overMatch(3, CurseRule::None, {nefer, imhotep}),
            overMatch(4, CurseRule::Turns, {nefer, ani, tia, hemiunu}),
            levelMatch(),
            openMatch(5, CurseRule::Race, {nefer, ani, tia}, racing),
            openMatch(8, CurseRule::Turns, {nefer, ani, tia}, cursing),
            openMatch(2, CurseRule::None, {nefer, ani, tia}, midGame),
            openMatch(6, CurseRule::Turns, {nefer, imhotep, snefru}, searching),
            openMatch(1, CurseRule::None, {nefer, imhotep}, midGame)};
}
