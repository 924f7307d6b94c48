#pragma once

#include <catch2/catch.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/referee/referee.h"
#include "tests/core/games/every_game.h"

namespace architects::referee {

/// A match that has not begun; seats are persons unless said otherwise.
inline Case newCase(std::string game, int seats, std::uint8_t seed = 1,
                    std::array<std::uint8_t, maxSeats> architects = {}) {
    Seed bytes{};
    bytes[0] = seed;
    Case made;
    made.log.setup = makeSetup(std::move(game), seats, bytes);
    made.architects = architects;
    return made;
}

inline void take(Case& asked, const Ruling& ruling) {
    REQUIRE(infoOf(ruling.refusal).name == infoOf(Refusal::None).name);
    REQUIRE(ruling.from == asked.log.entries.size());
    asked.log.entries.insert(asked.log.entries.end(), ruling.entries.begin(), ruling.entries.end());
    asked.chain = ruling.chain;
}

inline Case begun(std::string game, int seats, std::uint8_t seed = 1,
                  std::array<std::uint8_t, maxSeats> architects = {}) {
    Case made = newCase(std::move(game), seats, seed, architects);
    take(made, begin(made));
    return made;
}

inline AnyMatch matchOf(const Case& asked) {
    auto match = AnyMatch::replay(asked.log);
    REQUIRE(match.ok());
    return std::move(*match);
}

inline Ruling playOne(const Case& asked, Seat seat, std::string_view move) {
    const std::vector<std::string_view> moves{move};
    return play(asked, seat, moves);
}

/// Some legal move of the seat on turn, as text.
inline std::string anyMove(const AnyMatch& match, FastRandom& random) {
    const Seat seat = match.pending().seats.first();
    MoveList moves;
    match.legalMoves(seat, moves);
    REQUIRE_FALSE(moves.empty());
    return match.write(Entry::of(seat, moves[below(random, static_cast<std::uint32_t>(moves.size()))]));
}

} // namespace architects::referee
