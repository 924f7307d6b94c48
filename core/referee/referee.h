#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/any_match.h"

namespace architects::referee {

/// Everything there is to know of a match when something is asked of it.
struct Case {
    Log log; ///< whole, with its seed
    std::array<std::uint8_t, maxSeats>
        architects{}; ///< the level of the Architect on each seat; 0: a person
    /// The chain of `log`, as the last ruling gave it, so that it need not be worked out anew; empty:
    /// unknown.
    std::optional<Digest> chain;
};

/// A longer log is refused, before and after: no match comes near it.
inline constexpr std::size_t longestLog = 20'000;

/// An Architect at a far table searches no longer than this over a move: one question may ask for many of
/// them.
inline constexpr int architectIterations = 150;

/// What follows from a question. With a refusal nothing follows: only `refusal` and `at` mean something.
struct Ruling {
    Refusal refusal = Refusal::None;
    std::size_t at = 0;                              ///< which of the moves was refused
    std::size_t from = 0;                            ///< the index of the first new entry
    std::vector<Entry> entries;                      ///< the new ones, whole
    std::array<std::vector<Entry>, maxSeats> seen{}; ///< the same as each seat may know them
    SeatSet turn;                                    ///< who may move now
    bool over = false;
    Digest chain{};                                 ///< of the whole log; a secret while the match runs
    std::array<std::uint64_t, maxSeats> seenHash{}; ///< hash of each seat's view of the position
    std::vector<int> points;                        ///< by seat, once over
    SeatSet winners;
};

/// A new match: the opening's chance, and the moves of Architects until a person is on turn.
Ruling begin(const Case& asked);
/// One or more moves of a person, in the game's notation, all or none; then Architects until a person is on
/// turn. Nothing may come after a move that is followed by chance, whatever the draw was: a list that is
/// refused because of a draw would let its sender try the draw out.
Ruling play(const Case& asked, Seat seat, std::span<const std::string_view> moves);
/// Nobody moves but chance and the Architects: after one took a seat, or after a match was taken in. At
/// most so many moves of Architects; who is on turn after them says whether they are to go on.
Ruling letArchitectsPlay(const Case& asked, std::size_t moves = longestLog);
/// The match as it stands, nothing new: to take a match in that was played elsewhere. Every entry and every
/// draw is checked; `entries` is the whole log, from 0.
Ruling inspect(const Case& asked);

} // namespace architects::referee
