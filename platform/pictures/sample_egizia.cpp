#include "core/games/egizia/egizia.h"
#include "core/games/egizia/query.h"
#include "platform/pictures/sample_matches.h"
#include "platform/pictures/sample_play.h"

using namespace architects;
using namespace samples;
using egizia::Egizia;
using egizia::State;
using egizia::Step;

namespace {

constexpr std::uint8_t mostSeeds = 255;

bool never(const State& /*state*/) {
    return false;
}

std::string overMatch(std::uint8_t seed, std::vector<Player> players) {
    const auto match = played<Egizia>(setupOf("egizia", static_cast<int>(players.size()), seed), never);
    return asText(match, std::move(players));
}

/// The first match, from that seed on, in which it comes to this.
template <class Wanted>
std::string openMatch(std::uint8_t seed, std::vector<Player> players, Wanted wanted) {
    for (; seed < mostSeeds; ++seed) {
        const auto match =
            played<Egizia>(setupOf("egizia", static_cast<int>(players.size()), seed), wanted);
        if (!match.pending().over()) {
            return asText(match, std::move(players));
        }
    }
    return {};
}

/// Two people who have equal points at the end: who came there first has won.
std::string levelMatch(std::uint8_t seed) {
    for (; seed < mostSeeds; ++seed) {
        const auto match = played<Egizia>(setupOf("egizia", 2, seed), never);
        if (egizia::pointsOf(match.state(), 0) == egizia::pointsOf(match.state(), 1)) {
            return asText(match, {nefer, ani});
        }
    }
    return {};
}

/// What the first seat is asked in the third round or later, when there is something to see.
auto asked(Step step) {
    return
        [step](const State& state) { return state.step == step && state.mover == 0 && state.round >= 3; };
}
auto askedAt(egizia::SiteName site) {
    return [site](const State& state) {
        return state.step == Step::Build && state.mover == 0 && state.round >= 3 &&
               state.site == static_cast<std::uint8_t>(site);
    };
}

} // namespace

std::vector<std::string> sampleRivers() {
    const auto underway = [](const State& state) {
        return state.step == Step::Sail && state.mover == 0 && state.round >= 3 && state.placed == 0 &&
               egizia::playerAt(state, 0).last != egizia::noBend;
    };
    return {overMatch(3, {nefer, imhotep}),
            overMatch(4, {nefer, ani, tia, hemiunu}),
            levelMatch(22),
            openMatch(2, {nefer, ani, tia}, underway),
            openMatch(5, {nefer, imhotep, snefru, hemiunu}, asked(Step::Close)),
            openMatch(6, {nefer, imhotep, snefru, hemiunu}, asked(Step::Keep)),
            openMatch(7, {nefer, imhotep, snefru}, asked(Step::Feed)),
            openMatch(8, {nefer, imhotep, snefru}, askedAt(egizia::SiteName::Amarna)),
            openMatch(9, {nefer, imhotep, snefru, hemiunu}, askedAt(egizia::SiteName::Giza)),
            openMatch(1, {nefer, imhotep, snefru, hemiunu}, underway)};
}
