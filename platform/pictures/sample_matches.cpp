#include "platform/pictures/sample_matches.h"

#include <utility>

#include "core/games/any_game.h"
#include "platform/pictures/sample_play.h"

using namespace architects;
using kheops::Kheops;
using pyramidice::Pyramidice;
using namespace samples;

namespace {

template <class Enough>
std::string kheopsMatch(std::uint8_t seed, Player rival, Enough enough) {
    return asText(played<Kheops>(setupOf("kheops", 2, seed), enough), {nefer, std::move(rival)});
}

/// Alone: the option names the Great Architect.
template <class Enough>
std::string alone(std::uint8_t seed, const Player& rival, Enough enough) {
    Setup setup = setupOf("pyramidice", 2, seed);
    setup.options[0] = static_cast<std::uint8_t>(rival.level);
    return asText(played<Pyramidice>(setup, enough), {nefer, rival});
}

template <class Enough>
std::string forThree(std::uint8_t seed, Enough enough) {
    return asText(played<Pyramidice>(setupOf("pyramidice", 3, seed), enough), {nefer, ani, tia});
}

int diceBuilt(const pyramidice::State& state) {
    int count = 0;
    for (const auto value : state.built) {
        count += value != 0 ? 1 : 0;
    }
    return count;
}

} // namespace

std::vector<std::string> sampleMatches() {
    using kheops::Phase;
    const auto over = [](const kheops::State& /*state*/) { return false; };
    // The person on the first seat is about to build, with about a third of the pyramid standing.
    const auto aboutToBuild = [](const kheops::State& state) {
        return state.phase == Phase::PlaceTile && state.mover == 0 && kheops::sizeOf(state.filled) >= 30;
    };
    const auto earlyTurn = [](const kheops::State& state) {
        return state.phase == Phase::PlacePawn && kheops::sizeOf(state.filled) >= 24;
    };
    return {kheopsMatch(3, hemiunu, over), kheopsMatch(8, ani, over), kheopsMatch(5, imhotep, over),
            kheopsMatch(2, ani, earlyTurn), kheopsMatch(1, imhotep, aboutToBuild)};
}

std::vector<std::string> samplePyramids() {
    using pyramidice::Step;
    const auto over = [](const pyramidice::State& /*state*/) { return false; };
    const auto midGame = [](const pyramidice::State& state) {
        return state.step == Step::Begin && state.mover == 0 && diceBuilt(state) >= 7;
    };
    // A turn of the Architect has just ended, and it was one in which he built.
    const auto afterHisBuild = [before = 0, his = false](const pyramidice::State& state) mutable {
        const int built = diceBuilt(state);
        const bool ended = his && state.mover == 0 && state.step == Step::Begin;
        if (ended && built >= 6 && built > before) {
            return true;
        }
        his = state.mover == 1;
        before = his ? before : built;
        return false;
    };
    // The dice have just been rolled, there are gods to call on, and some of the pyramid stands.
    const auto afterTheRoll = [](const pyramidice::State& state) {
        return state.step == Step::Act && state.mover == 0 && pyramidice::diceLeft(state.turn.dice) >= 5 &&
               pyramidice::godsCounted(state.sides[0].gods) >= 2 && diceBuilt(state) >= 5;
    };
    return {alone(3, imhotep, over),          forThree(4, over),
            alone(6, snefru, over),           forThree(2, midGame),
            alone(1, imhotep, afterHisBuild), alone(19, hemiunu, afterTheRoll)};
}
