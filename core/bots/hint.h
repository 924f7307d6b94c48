#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/bots/rewards.h"
#include "core/bots/search_control.h"
#include "core/games/any_match.h"

namespace architects {

/// A move that an Architect would make, and why: what the search found of it beside the next best.
struct Hint {
    /// Add at the end: fingerprints know them by number. There is no 1 any more.
    enum class Reason : std::uint8_t {
        OnlyMove, ///< there is no other
        Wins = 2, ///< it all but decides the match
        Gains,    ///< more points for the seat
        Denies,   ///< fewer points for its strongest rival
        Both,
        Prepares, ///< no more points now, but a better place
        Equal,    ///< the next best is as good
    };

    Seat seat = Seat::Nobody; ///< whose move it is
    Move move{};
    std::optional<Move> instead; ///< the next best; nothing if there is no other
    Reason reason = Reason::OnlyMove;
    Rewards chances{};  ///< of winning after it, by seat, from nought to `sure`
    int gains = 0;      ///< points for the seat beyond the next best a round later, in hundredths
    int denies = 0;     ///< points that the strongest rival has fewer, likewise
    int iterations = 0; ///< how much was tried

    /// One sentence in English with %1 and %2 for the facts; translated by the screen.
    [[nodiscard]] std::string_view sentence() const;
    /// Whole points, or hundredths of a sure win where the sentence speaks of a chance.
    [[nodiscard]] std::array<int, 2> facts() const;
};

/// Must the seat see for itself what to do, as when a curse is searched for? Then any advice would give
/// it away: a move tells where it is, and a pass that it is not there.
bool isForOwnEyes(const AnyMatch& match, Seat seat);

/// What Imhotep would do on this seat and why, knowing no more than the seat; nothing if it has no move
/// now, if it must see that for itself, or if the search was stopped.
std::optional<Hint> hintFor(const AnyMatch& match, Seat seat, std::uint64_t seed,
                            const Effort& effort = {});

} // namespace architects
