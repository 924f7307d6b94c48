#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/bots/choose.h"
#include "core/bots/greedy.h"
#include "core/table/match.h"
#include "core/table/match_text.h"

/// How bots play matches for pictures and tests.
namespace architects::samples {

inline const Player nefer{"Nefer", PlayerKind::Person, 0};
inline const Player ani{"Ani", PlayerKind::Person, 0};
inline const Player tia{"Tia", PlayerKind::Person, 0};
inline const Player imhotep{"Imhotep", PlayerKind::Bot, 4};
inline const Player hemiunu{"Hemiunu", PlayerKind::Bot, 2};
inline const Player snefru{"Snefru", PlayerKind::Bot, 1};

inline Setup setupOf(std::string game, int seats, std::uint8_t seed) {
    Seed bytes{};
    bytes[0] = seed;
    return newSetup(std::move(game), seats, bytes);
}

/// Plays bots against each other until `enough` says so or the match is over. The first seat is the
/// stronger one, by one level.
template <Game G, class Enough>
Match<G> played(const Setup& setup, Enough enough, int strongest = 4) {
    auto begun = Match<G>::begin(setup);
    Match<G> match = *begun;
    while (!match.pending().over() && !enough(match.state())) {
        const Seat seat = match.pending().seats.first();
        const auto view = G::mask(match.state(), seat);
        const auto move = greedyMove<G>(view, seat, seat == Seat::First ? strongest : strongest - 1,
                                        match.log().entries.size());
        if (!move || match.play(seat, *move) != Refusal::None) {
            break;
        }
    }
    return match;
}

template <Game G>
std::string asText(const Match<G>& match, std::vector<Player> players) {
    MatchDocument document;
    document.log = match.log();
    document.players = std::move(players);
    return writeMatch(document, notationOf<G>());
}

} // namespace architects::samples
