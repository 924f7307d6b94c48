#include "tests/core/games/egizia/tally.h"

#include <array>

#include "core/games/egizia/moves.h"

namespace architects::egizia {
namespace {

constexpr int games = 10'000;

void require(const std::string& wrong, std::uint64_t seed) {
    if (!wrong.empty()) {
        FAIL(wrong << " in the game of seed " << seed);
    }
}

/// What a game must have brought by its end.
std::string wrongEnd(const State& state) {
    const ScoreSheet sheet = Egizia::score(state);
    const auto order = trackOrder(state);
    for (int seat = 0; seat < state.seats; ++seat) {
        if (sheet.totals[static_cast<std::size_t>(seat)] != pointsOf(state, seat)) {
            return "the sheet and the score track differ";
        }
        if (handCount(playerAt(state, seat)) != 0) {
            return "a Sphinx card was not shown";
        }
    }
    if (!(sheet.winners == SeatSet(seatAt(order[0])))) {
        return "whoever is in front has not won";
    }
    return state.round == roundCount && std::popcount(state.dealt) == 50 ? ""
                                                                         : "not five rounds of ten cards";
}

/// Plays a match at random and looks at everything at every ply.
void playAndTally(const Setup& setup, std::uint64_t seed) {
    State state = Egizia::start(setup);
    FastRandom random(seed);
    MoveList moves;
    for (Pending pending = Egizia::pending(state); !pending.over(); pending = Egizia::pending(state)) {
        if (pending.chance()) {
            const Outcome outcome = Egizia::sample(state, random);
            require(Egizia::check(state, outcome) == Refusal::None ? "" : "an outcome that cannot be",
                    seed);
            Egizia::resolve(state, outcome);
        } else {
            const Seat seat = pending.seats.first();
            Egizia::legalMoves(state, seat, moves);
            require(moves.empty() ? "nothing to do" : "", seed);
            const Move move = moves[below(random, static_cast<std::uint32_t>(moves.size()))];
            require(Egizia::check(state, seat, move) == Refusal::None ? "" : "a move that is forbidden",
                    seed);
            Egizia::play(state, seat, move);
        }
        require(tally::wrongIn(state), seed);
    }
    require(wrongEnd(state), seed);
}

void playMany(int seats) {
    const auto setups = tally::everyVariant(seats);
    for (int game = 0; game < games; ++game) {
        playAndTally(setups[static_cast<std::size_t>(game) % setups.size()],
                     static_cast<std::uint64_t>(game));
    }
    SUCCEED();
}

TEST_CASE("Ten thousand random games of two last five rounds, and nothing is lost") {
    playMany(2);
}

TEST_CASE("Ten thousand random games of three last five rounds, and nothing is lost") {
    playMany(3);
}

TEST_CASE("Ten thousand random games of four last five rounds, and nothing is lost") {
    playMany(4);
}

} // namespace
} // namespace architects::egizia
