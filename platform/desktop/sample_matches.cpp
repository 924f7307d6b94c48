#include "platform/desktop/sample_matches.h"

#include "core/bots/choose.h"
#include "core/table/match.h"
#include "core/table/match_text.h"

using namespace architects;
using kheops::Kheops;
using kheops::Phase;

namespace {

using KheopsMatch = Match<Kheops>;

/// Plays bots against each other until `enough` says so or the match is over.
template <class Enough>
KheopsMatch played(std::uint8_t seed, Enough enough) {
    Seed bytes{};
    bytes[0] = seed;
    auto begun = KheopsMatch::begin(makeSetup("kheops", 2, bytes));
    KheopsMatch match = *begun;
    while (!match.pending().over() && !enough(match.state())) {
        const Seat seat = match.pending().seats.first();
        const auto view = Kheops::mask(match.state(), seat);
        const auto move =
            chooseMove<Kheops>(view, seat, seat == Seat::First ? 4 : 3, match.log().entries.size());
        if (!move || match.play(seat, *move) != Refusal::None) {
            break;
        }
    }
    return match;
}

std::string asText(const KheopsMatch& match, Player first, Player second) {
    MatchDocument document;
    document.log = match.log();
    document.players = {std::move(first), std::move(second)};
    return writeMatch(document, notationOf<Kheops>());
}

} // namespace

std::vector<std::string> sampleMatches() {
    const Player nefer{"Nefer", PlayerKind::Person, 0};
    const Player ani{"Ani", PlayerKind::Person, 0};
    const Player imhotep{"Imhotep", PlayerKind::Bot, 4};
    const Player hemiunu{"Hemiunu", PlayerKind::Bot, 2};
    const auto toTheEnd = [](const kheops::State& /*state*/) { return false; };
    // The person on the first seat is about to build, with about a third of the pyramid standing.
    const auto aboutToBuild = [](const kheops::State& state) {
        return state.phase == Phase::PlaceTile && state.mover == 0 && kheops::sizeOf(state.filled) >= 30;
    };
    const auto earlyTurn = [](const kheops::State& state) {
        return state.phase == Phase::PlacePawn && kheops::sizeOf(state.filled) >= 24;
    };
    return {asText(played(3, toTheEnd), nefer, hemiunu), asText(played(8, toTheEnd), nefer, ani),
            asText(played(5, toTheEnd), nefer, imhotep), asText(played(2, earlyTurn), nefer, ani),
            asText(played(1, aboutToBuild), nefer, imhotep)};
}
