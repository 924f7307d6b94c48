#pragma once

#include <array>
#include <cstdint>

#include "core/games/egizia/state.h"
#include "core/table/game.h"

namespace architects::egizia {

/// What chance decides, and what the arguments mean. README.md has the same as text.
enum class ChanceKind : std::uint8_t {
    Tiles = 1, ///< the seats in the order of their turn tiles
    Tomb = 2,  ///< place, value
    Deal = 3,  ///< slot, Nile card
    Draw = 4,  ///< seat, Sphinx card: hiddenArg for all but that seat
    Show = 5,  ///< seat, Sphinx card. Nothing is random about it: final scoring shows one after the other
};

constexpr Outcome outcomeOf(ChanceKind kind, int a, int b) {
    return {static_cast<std::uint8_t>(kind), {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}};
}
/// Only as many seats count as there are.
constexpr Outcome tilesAre(std::array<std::uint8_t, maxSeats> seats) {
    return {static_cast<std::uint8_t>(ChanceKind::Tiles), {seats[0], seats[1], seats[2], seats[3]}};
}
constexpr Outcome tombIs(std::size_t place, int value) {
    return outcomeOf(ChanceKind::Tomb, static_cast<int>(place), value);
}
constexpr Outcome dealCard(std::size_t slot, Card card) {
    return outcomeOf(ChanceKind::Deal, static_cast<int>(slot), card);
}
constexpr Outcome drawRiddle(int seat, Riddle riddle) {
    return outcomeOf(ChanceKind::Draw, seat, riddle);
}
constexpr Outcome showRiddle(int seat, Riddle riddle) {
    return outcomeOf(ChanceKind::Show, seat, riddle);
}

/// What chance gives now; chance must be pending.
Outcome sampleChance(const State& state, FastRandom& random);
Outcome sampleChance(const State& state, ChaChaRandom& random);
/// Could chance give this now? What is hidden always could.
Refusal checkChance(const State& state, const Outcome& outcome);
/// The outcome must have been checked.
void resolveChance(State& state, const Outcome& outcome);

} // namespace architects::egizia
