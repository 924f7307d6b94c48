#pragma once

#include <cstdint>

#include "core/games/luxor/state.h"
#include "core/table/game.h"

namespace architects::luxor {

/// What a seat may decide, and what the arguments mean. README.md has the same as text.
enum class MoveKind : std::uint8_t {
    Drop = 1,   ///< card, shaft, Order, Source for the bottom animal, Source for the top animal
    Claim = 2,  ///< three cells in the order of their numbers
    Pass = 3,   ///< no claim
    Victim = 4, ///< seat
};

/// Which animal of the dropped card is carried out first. Top first is a move of its own only where two
/// animals made combinations, there are too few researchers or scarabs for both, and it leads elsewhere.
enum class Order : std::uint8_t { BottomFirst, TopFirst };

/// Where the researcher for an animal's pillar comes from: 0 where there is nothing to say (one is in the
/// supply, or none is needed), 1 + the pillar that gives one up, or `stay`: none comes.
/// For a double the bottom animal's is the one that counts.
inline constexpr std::uint8_t noSource = 0;
inline constexpr std::uint8_t stay = 1 + animalCount;
constexpr std::uint8_t from(Animal pillar) {
    return static_cast<std::uint8_t>(1 + pillar);
}

constexpr Move moveOf(MoveKind kind, std::uint8_t a = 0, std::uint8_t b = 0, std::uint8_t c = 0,
                      std::uint8_t d = 0, std::uint8_t e = 0) {
    return {static_cast<std::uint8_t>(kind), {a, b, c, d, e}};
}
constexpr Move drop(Card card, std::size_t shaft, Order order = Order::BottomFirst,
                    std::uint8_t bottomSource = noSource, std::uint8_t topSource = noSource) {
    return moveOf(MoveKind::Drop, card, static_cast<std::uint8_t>(shaft), static_cast<std::uint8_t>(order),
                  bottomSource, topSource);
}
constexpr Move claim(Cell one, Cell two, Cell three) {
    return moveOf(MoveKind::Claim, one, two, three);
}
constexpr Move pass() {
    return moveOf(MoveKind::Pass);
}
constexpr Move curseSeat(int seat) {
    return moveOf(MoveKind::Victim, static_cast<std::uint8_t>(seat));
}

Pending pendingOf(const State& state);
void listMoves(const State& state, Seat seat, MoveList& moves);
Refusal checkMove(const State& state, Seat seat, const Move& move);
/// The move must have been checked.
void playMove(State& state, Seat seat, const Move& move);

/// The cards a seat may hold as far as this state tells: in a view, a rival's hidden card may be any
/// unseen one.
CardSet possibleHand(const State& state, int seat);

} // namespace architects::luxor
