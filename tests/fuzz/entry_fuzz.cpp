#include <catch2/catch.hpp>

#include <string>

#include "core/games/any_match.h"
#include "core/table/random.h"
#include "tests/core/games/every_game.h"

using namespace architects;

TEST_CASE("Entries of random bytes are refused, and leave the match as it was") {
    FastRandom random(5);
    const std::string game = GENERATE(from_range(gameNames()));
    auto match = AnyMatch::begin(makeSetup(game, 2, Seed{4}));
    REQUIRE(match.ok());
    MoveList moves;
    while (!match->pending().over()) {
        const Log before = match->log();
        for (int i = 0; i < 200; ++i) {
            std::array<std::uint8_t, entryBytes> bytes{};
            for (std::uint8_t& byte : bytes) {
                // Small numbers more often: they come closer to being moves.
                byte = static_cast<std::uint8_t>(below(random, below(random, 2) == 0 ? 6 : 256));
            }
            AnyMatch tried = *match;
            if (tried.append(entryFromBytes(bytes)) != Refusal::None) {
                REQUIRE(tried.log() == before);
            }
        }
        const Seat seat = match->pending().seats.first();
        match->legalMoves(seat, moves);
        const auto pick = below(random, static_cast<std::uint32_t>(moves.size()));
        REQUIRE(match->play(seat, moves[pick]) == Refusal::None);
    }
}
