#include "tests/core/games/pyramidice/tally.h"

#include <set>
#include <string>

#include "core/games/pyramidice/moves.h"

namespace architects::pyramidice {
namespace {

State positionOf(const std::string& text) {
    const auto state = Pyramidice::readState(text);
    REQUIRE(state.ok());
    return *state;
}

/// A position of two seats, of which the parts that matter are given.
std::string position(const std::string& step, const std::string& row, const std::string& tileRow,
                     const std::string& own, const std::string& rest) {
    return "pyramidice 2 none\nstep " + step + "\nrow " + row + "\ntilerow " + tileRow +
           "\nquarry 2\nseat 1 " + own +
           "seat 2 fame 9 3W 2C 0S\nscarab gold\nprojects abusir\ntiles t8\n" + rest + "end\n";
}

TEST_CASE("Who can pay for no tile cannot rest") {
    const State state =
        positionOf(position("begin first 1 mover 1 turn 9 quiet 0", "ra heh min", "t2 t3 t5 t6 - -",
                            "fame 0 2W 0C 0S\nscarab pearl\nprojects giza\ntiles t7\n", ""));
    CHECK(Pyramidice::check(state, Seat::First, rest()) == Refusal::PyramidiceCannotRest);
    CHECK(Pyramidice::check(state, Seat::First, work()) == Refusal::None);
}

TEST_CASE(
    "Where nothing has moved for long a Rest tile must be taken, and neither Hapy nor Emerald will do") {
    State state =
        positionOf(position("begin first 1 mover 1 turn 9 quiet 6", "ra heh min", "t2 t3 t5 t6 - -",
                            "fame 4 2W 0C 0S\nscarab emerald\nprojects giza\ntiles t7\ngods hapy\n", ""));
    CHECK(Pyramidice::check(state, Seat::First, work()) == Refusal::PyramidiceMustRest);
    Pyramidice::play(state, Seat::First, rest());
    CHECK(Pyramidice::check(state, Seat::First, use(Hapy, 1)) == Refusal::PyramidiceMustRest);
    CHECK(Pyramidice::check(state, Seat::First, takeTile(8, 0, 2)) == Refusal::PyramidiceMustRest);
    CHECK(Pyramidice::check(state, Seat::First, takeTile(2)) == Refusal::None);
}

TEST_CASE("A die whose god is needed for another part of the price breaks the payment") {
    const State state =
        positionOf(position("act first 1 mover 1 turn 9 quiet 0", "anuket heh min", "t2 t3 t5 t6 - -",
                            "fame 4 2W 0C 0S\nscarab emerald\nprojects giza\ntiles t7\ngods khnum\n",
                            "dice p1 p2\nowes pray 1 0 0 d1 d4\n"));
    CHECK(Pyramidice::check(state, Seat::First, spendVirtual(Khnum, 1)) ==
          Refusal::PyramidiceBreaksPayment);
    CHECK(Pyramidice::check(state, Seat::First, spendDie(Colour::Prayer, 2)) ==
          Refusal::PyramidiceWrongPayment);
    CHECK(Pyramidice::check(state, Seat::First, spendDie(Colour::Prayer, 1)) == Refusal::None);
}

/// Random moves tried in random matches of every kind, and which refusals they met.
std::set<std::string_view> refusalsMet() {
    std::set<std::string_view> met;
    MoveList moves;
    for (int game = 0; game < 700; ++game) {
        const int rival = game % 7 < 4 ? game % 7 + 1 : 0;
        State state = Pyramidice::start(tally::setupOf(rival != 0 ? 2 : 2 + game % 3, rival));
        FastRandom random(static_cast<std::uint64_t>(game));
        const auto number = [&random] {
            return static_cast<std::uint8_t>(below(random, below(random, 3) == 0 ? 40 : 8));
        };
        while (!Pyramidice::pending(state).over()) {
            if (Pyramidice::pending(state).chance()) {
                Pyramidice::resolve(state, Pyramidice::sample(state, random));
                continue;
            }
            const Seat seat = Pyramidice::pending(state).seats.first();
            Pyramidice::legalMoves(state, seat, moves);
            for (int i = 0; i < 60; ++i) {
                Move move = moves[below(random, static_cast<std::uint32_t>(moves.size()))];
                if (below(random, 2) == 0) {
                    move = moveOf(static_cast<MoveKind>(1 + below(random, 28)), number(), number());
                } else {
                    move.arg[below(random, 4)] = number();
                }
                met.insert(infoOf(Pyramidice::check(state, seat, move)).name);
            }
            Pyramidice::play(state, seat, moves[below(random, static_cast<std::uint32_t>(moves.size()))]);
        }
    }
    return met;
}

TEST_CASE("Every refusal of Pyramidice is met somewhere") {
    std::set<std::string_view> met = refusalsMet();
    // These need a position of their own, above.
    met.insert({infoOf(Refusal::PyramidiceCannotRest).name, infoOf(Refusal::PyramidiceMustRest).name,
                infoOf(Refusal::PyramidiceBreaksPayment).name});
    for (const RefusalInfo& info : allRefusals()) {
        if (info.name.starts_with("pyramidice.")) {
            INFO(info.name);
            CHECK(met.count(info.name) == 1);
        }
    }
}

} // namespace
} // namespace architects::pyramidice
