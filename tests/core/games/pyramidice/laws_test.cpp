// What holds in every position of every match, tried on matches played at random.

#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

namespace {

int tilesOf(const Side& side) {
    return static_cast<int>(std::ranges::count_if(side.tiles, [](int tile) { return tile != 0; }));
}
int tilesInRow(const State& state) {
    return static_cast<int>(std::ranges::count_if(state.tileRow, [](int tile) { return tile != 0; }));
}
Move anyMove(FastRandom& random) {
    Move move;
    move.kind = static_cast<std::uint8_t>(below(random, 32));
    for (std::size_t i = 0; i < 4; ++i) {
        move.arg[i] = static_cast<std::uint8_t>(below(random, below(random, 8) == 0 ? 256 : 8));
    }
    return move;
}

/// Plays a match at random; `look` sees every position in which a seat is asked.
template <class F>
void playMatch(int seats, int architect, std::uint64_t seed, F look) {
    Table table{dealt(seats, seed, architect)};
    FastRandom random(seed);
    while (table.settle().asked() != -2) {
        look(table, random);
        const auto moves = table.moves();
        REQUIRE_FALSE(moves.empty());
        table.play(moves[below(random, static_cast<std::uint32_t>(moves.size()))]);
    }
}
template <class F>
void playMatches(F look) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        for (int seats = 2; seats <= 4; ++seats) {
            playMatch(seats, 0, seed, look);
        }
        playMatch(2, 1 + static_cast<int>(seed % 4), seed, look);
    }
}

} // namespace

TEST_CASE("A player is asked what to spend only if it makes a difference", "[pyramidice]") {
    int payments = 0;
    playMatches([&payments](const Table& table, FastRandom&) {
        if (table.state.turn.payment.action != Action::None) {
            REQUIRE(spendMatters(table));
            ++payments;
        }
    });
    CHECK(payments > 100);
}

TEST_CASE("At every turn nobody holds three tiles and at least two lie in the row (R12)", "[pyramidice]") {
    playMatches([](const Table& table, FastRandom&) {
        const State& state = table.state;
        if (state.step != Step::Begin) {
            return;
        }
        int tiles = tilesInRow(state);
        REQUIRE(tiles >= 2);
        for (const Side& side : state.sides) {
            REQUIRE(tilesOf(side) <= 2);
            tiles += tilesOf(side);
        }
        REQUIRE(tiles == suppliesFor[state.seats].tiles);
    });
}

TEST_CASE("At every turn boards, Fame, row and supplies keep their limits (R5)", "[pyramidice]") {
    playMatches([](const Table& table, FastRandom&) {
        const State& state = table.state;
        if (state.step != Step::Begin) {
            return;
        }
        for (const Side& side : state.sides) {
            REQUIRE(piecesOn(side) <= boardSpaces);
            REQUIRE(side.fame >= 0);
        }
        REQUIRE(diceLeft(state.turn.dice) == 0);
        REQUIRE(state.turn.loan == noGod);
        REQUIRE(state.turn.used == 0);
        const auto row = std::ranges::count_if(state.row, [](God god) { return god != noGod; });
        REQUIRE((row == 3 || state.deck == 0));
        REQUIRE(state.ending == (state.deck == 0 || state.stoneSupply == 0));
    });
}

TEST_CASE("Work is offered at every turn unless a tile must be taken (R13)", "[pyramidice]") {
    playMatches([](const Table& table, FastRandom&) {
        if (table.state.step == Step::Begin && table.state.quietTurns < 3 * table.state.seats) {
            REQUIRE(table.allows(work()));
        }
    });
}

TEST_CASE("Every die above the ground rests on four dice (R31)", "[pyramidice]") {
    playMatches([](const Table& table, FastRandom&) {
        for (std::size_t i = 0; i < spaceCount; ++i) {
            if (table.state.built[i] == 0) {
                continue;
            }
            REQUIRE(i < spacesFor(table.state.seats));
            for (const Space below : spaceTable[i].below) {
                REQUIRE((below == noSpace || table.state.built[below] != 0));
            }
        }
    });
}

TEST_CASE("A move that makes no sense is refused, and exactly the listed ones are not", "[pyramidice]") {
    playMatches([](const Table& table, FastRandom& random) {
        for (int i = 0; i < 5; ++i) {
            const Move move = anyMove(random);
            const auto listed = std::ranges::count(table.moves(), move);
            const Refusal refusal = Pyramidice::check(table.state, seatAt(table.asked()), move);
            REQUIRE((refusal == None) == (listed == 1));
        }
    });
}

TEST_CASE("The Great Architect never has a choice (R55)", "[pyramidice]") {
    for (int level = 1; level <= 4; ++level) {
        playMatch(2, level, 40, [](const Table& table, FastRandom&) {
            if (table.asked() == 1) {
                REQUIRE(table.moves().size() == 1);
            }
        });
    }
}

TEST_CASE("Alone, somebody wins: a tie is the Architect's (R65)", "[pyramidice]") {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Table table{dealt(2, seed, 2)};
        FastRandom random(seed);
        while (table.settle().asked() != -2) {
            const auto moves = table.moves();
            table.play(moves[below(random, static_cast<std::uint32_t>(moves.size()))]);
        }
        const ScoreSheet sheet = Pyramidice::score(table.state);
        CHECK(sheet.winners == SeatSet(sheet.totals[0] > sheet.totals[1] ? Seat::First : Seat::Second));
    }
}
