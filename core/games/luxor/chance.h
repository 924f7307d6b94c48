#pragma once

#include <cstdint>

#include "core/games/luxor/state.h"
#include "core/table/game.h"

namespace architects::luxor {

/// What chance decides, and what the arguments mean. README.md has the same as text.
enum class ChanceKind : std::uint8_t {
    First = 1,   ///< seat
    Back = 2,    ///< Back: of the lower pile's top card; only where it could be either
    Draw = 3,    ///< seat, card: hiddenArg for those who may not see it
    Pharaoh = 4, ///< seat, animal: hiddenArg likewise
    Mummy = 5,   ///< sarcophagus, value: hiddenArg for all but its owner
    Reveal = 6,  ///< curse
    Give = 7,    ///< sarcophagus, value: what the victim hands over. Nothing is random about it, but only
                 ///< those who have seen that mummy, and the finder, may know the value
};

constexpr Outcome outcomeOf(ChanceKind kind, std::uint8_t a, std::uint8_t b = 0) {
    return {static_cast<std::uint8_t>(kind), {a, b}};
}
constexpr Outcome firstIs(int seat) {
    return outcomeOf(ChanceKind::First, static_cast<std::uint8_t>(seat));
}
constexpr Outcome backIs(Back back) {
    return outcomeOf(ChanceKind::Back, static_cast<std::uint8_t>(back));
}
constexpr Outcome drawCard(int seat, Card card) {
    return outcomeOf(ChanceKind::Draw, static_cast<std::uint8_t>(seat), card);
}
constexpr Outcome pharaohIs(int seat, std::uint8_t animal) {
    return outcomeOf(ChanceKind::Pharaoh, static_cast<std::uint8_t>(seat), animal);
}
constexpr Outcome mummyIs(Tomb tomb, std::uint8_t value) {
    return outcomeOf(ChanceKind::Mummy, tomb, value);
}
constexpr Outcome curseIs(Curse curse) {
    return outcomeOf(ChanceKind::Reveal, curse);
}
constexpr Outcome giveTomb(Tomb tomb, std::uint8_t value) {
    return outcomeOf(ChanceKind::Give, tomb, value);
}

/// What chance gives now; chance must be pending.
Outcome sampleChance(const State& state, FastRandom& random);
Outcome sampleChance(const State& state, ChaChaRandom& random);
/// Could chance give this now? What is hidden always could.
Refusal checkChance(const State& state, const Outcome& outcome);
/// The outcome must have been checked.
void resolveChance(State& state, const Outcome& outcome);

} // namespace architects::luxor
