#include "tests/core/games/luxor/tally.h"

#include "core/games/luxor/moves.h"

namespace architects::luxor {
namespace {

constexpr int games = 10'000;

int scarabsOnPillars(const State& state) {
    return scarabCount - state.chamber.slab;
}

/// At most two scarabs come to a pillar with one card, and four in all; three leave with each sarcophagus
/// that opens before the last card.
std::string wrongDrop(const State& before, const State& after) {
    int placed = scarabsOnPillars(after) - scarabsOnPillars(before);
    for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
        placed += scarabsPerPillar * (after.chamber.opened[pillar] - before.chamber.opened[pillar]);
    }
    const bool last = wallCount(after) == cardsInWall;
    if (wallCount(after) != wallCount(before) + 1) {
        return "not one card was dropped";
    }
    return !last && (placed < 0 || placed > 2 * scarabsPerTurn) ? "too many scarabs in a turn" : "";
}

/// One of the seats that may move.
Seat anyOf(SeatSet seats, FastRandom& random) {
    Seat seat = Seat::Nobody;
    while (!seats.has(seat)) {
        seat = seatAt(static_cast<int>(below(random, maxSeats)));
    }
    return seat;
}

void require(const std::string& wrong, std::uint64_t seed) {
    if (!wrong.empty()) {
        FAIL(wrong << " in the game of seed " << seed);
    }
}

/// Plays a match at random and looks at everything at every ply. Returns how often cards were dropped.
int playedAndTallied(const Setup& setup, std::uint64_t seed) {
    State state = Luxor::start(setup);
    FastRandom random(seed);
    MoveList moves;
    int drops = 0;
    for (Pending pending = Luxor::pending(state); !pending.over(); pending = Luxor::pending(state)) {
        if (pending.chance()) {
            const Outcome outcome = Luxor::sample(state, random);
            require(Luxor::check(state, outcome) == Refusal::None ? "" : "an outcome that cannot be", seed);
            Luxor::resolve(state, outcome);
        } else {
            const Seat seat = anyOf(pending.seats, random);
            Luxor::legalMoves(state, seat, moves);
            require(moves.empty() ? "nothing to do" : "", seed);
            const Move move = moves[below(random, static_cast<std::uint32_t>(moves.size()))];
            const State before = state;
            Luxor::play(state, seat, move);
            if (move.kind == static_cast<std::uint8_t>(MoveKind::Drop)) {
                ++drops;
                require(wrongDrop(before, state), seed);
            }
        }
        require(tally::wrongIn(state), seed);
    }
    return drops;
}

void playMany(const Setup& setup) {
    for (int game = 0; game < games; ++game) {
        REQUIRE(playedAndTallied(setup, static_cast<std::uint64_t>(game)) == cardsInWall);
    }
}

TEST_CASE("Ten thousand random games of two in every variant end with forty cards, and nothing is lost") {
    for (const Setup& setup : tally::everyVariant(2)) {
        playMany(setup);
    }
}

TEST_CASE("Ten thousand random games of three in every variant end with forty cards, and nothing is lost") {
    for (const Setup& setup : tally::everyVariant(3)) {
        playMany(setup);
    }
}

TEST_CASE("Ten thousand random games of four in every variant end with forty cards, and nothing is lost") {
    for (const Setup& setup : tally::everyVariant(4)) {
        playMany(setup);
    }
}

} // namespace
} // namespace architects::luxor
