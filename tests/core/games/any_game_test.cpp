#include <catch2/catch.hpp>

#include "core/games/any_game.h"
#include "core/games/any_match.h"
#include "tests/core/games/battery.h"
#include "tests/core/games/every_game.h"

using namespace architects;
using egizia::Egizia;
using kheops::Kheops;
using luxor::Luxor;
using pyramidice::Pyramidice;

namespace {

AnyMatch begun(std::string game = "kheops") {
    auto match = AnyMatch::begin(makeSetup(std::move(game), 2, battery::seedOf(4)));
    REQUIRE(match.ok());
    return *match;
}

} // namespace

TEST_CASE("Every game of the set is found by its short name") {
    REQUIRE(allGames().size() == 4);
    CHECK(allGames()[0]->id == "kheops");
    CHECK(allGames()[1]->id == "pyramidice");
    CHECK(allGames()[2]->id == "luxor");
    CHECK(allGames()[3]->id == "egizia");
    for (const GameInfo* info : allGames()) {
        CHECK(findGame(info->id) == info);
        REQUIRE(findNotation(info->id) != nullptr);
        CHECK(findNotation(info->id)->info == info);
        CHECK(withGame(info->id, [](auto game) { return &decltype(game)::type::info(); }) == info);
    }
}

TEST_CASE("A game nobody knows is not found and not begun") {
    CHECK(findGame("chess") == nullptr);
    CHECK(findNotation("chess") == nullptr);
    CHECK_FALSE(withGame("chess", [](auto) {}));
    CHECK_FALSE(withGame("chess", [](auto) { return 1; }).has_value());
    const Setup chess = makeSetup("chess", 2, {});
    CHECK(AnyMatch::begin(chess).refusal() == Refusal::UnknownGame);
    CHECK(AnyMatch::replay({chess, {}}).refusal() == Refusal::UnknownGame);
    CHECK(AnyMatch::verify({chess, {}}) == Refusal::UnknownGame);
}

TEMPLATE_TEST_CASE("A match of any game does what a match of its own game does", "", Kheops, Pyramidice,
                   Luxor, Egizia) {
    using G = TestType;
    FastRandom random(9);
    AnyMatch any = begun(std::string(G::info().id));
    auto own = *Match<G>::begin(any.log().setup);
    MoveList moves;
    while (!any.pending().over()) {
        const Seat seat = any.pending().seats.first();
        any.legalMoves(seat, moves);
        const Move move = moves[below(random, static_cast<std::uint32_t>(moves.size()))];
        REQUIRE(any.check(seat, move) == Refusal::None);
        REQUIRE(any.play(seat, move) == own.play(seat, move));
        REQUIRE(any.checkUndo(seat) == own.checkUndo(seat));
        REQUIRE(any.pending() == own.pending());
    }
    CHECK(any.log() == own.log());
    CHECK(*any.template stateAs<G>() == own.state());
    CHECK(any.template viewState<G>(Seat::First) == G::mask(own.state(), Seat::First));
    CHECK(any.view(Seat::Second) == own.view(Seat::Second));
    CHECK(any.hash() == G::hash(own.state()));
    CHECK(any.score().totals == G::score(own.state()).totals);
    CHECK(any.writeState() == G::writeState(own.state()));
    CHECK(AnyMatch::verify(any.log()) == Refusal::None);
    CHECK(AnyMatch::replay(any.log())->hash() == any.hash());
    CHECK(AnyMatch::replay(any.log(), 40)->log().entries.size() == 40);
}

TEST_CASE("A match of any game can be a view, and reads and writes its entries") {
    AnyMatch match = begun();
    CHECK(&match.game() == findGame("kheops"));
    auto view = AnyMatch::replay(match.view(Seat::First));
    REQUIRE(view.ok());
    CHECK(view->viewState<Kheops>(Seat::First) == match.viewState<Kheops>(Seat::First));
    const Seat seat = match.pending().seats.first();
    const auto entry = match.read(seat, "pawn M 1.1");
    REQUIRE(entry.ok());
    CHECK(match.write(*entry) == "pawn M 1.1");
    const std::uint64_t before = match.hash();
    if (match.append(*entry) == Refusal::None) {
        CHECK(match.undo(seat) == Refusal::None);
    }
    CHECK(match.hash() == before);
}

TEST_CASE("An option that asks for a number of seats is refused with any other") {
    Setup setup = makeSetup("pyramidice", 2, battery::seedOf(1));
    setup.options[0] = 4;
    CHECK(AnyMatch::begin(setup).ok());
    setup.seats = 3;
    CHECK(AnyMatch::begin(setup).refusal() == Refusal::WrongSeatCount);
    setup.options[0] = 0;
    CHECK(AnyMatch::begin(setup).ok());
    setup.options[0] = 5;
    CHECK(AnyMatch::begin(setup).refusal() == Refusal::UnknownOption);
}

TEMPLATE_LIST_TEST_CASE("A move that was legal once is later refused by a rule with a sentence and a page",
                        "", EveryGame) {
    using G = TestType;
    FastRandom random(23);
    const GameInfo& info = G::info();
    AnyMatch match = *AnyMatch::begin(makeSetup(std::string(info.id), info.maxSeats, battery::seedOf(23)));
    std::vector<Move> known;
    MoveList moves;
    for (int ply = 0; !match.pending().over(); ++ply) {
        const Seat seat = match.pending().seats.first();
        match.legalMoves(seat, moves);
        for (const Move& move : moves) {
            if (known.size() < 2000 && std::find(known.begin(), known.end(), move) == known.end()) {
                known.push_back(move);
            }
        }
        for (std::size_t i = 0; ply % 7 == 0 && i < known.size(); ++i) {
            const RefusalInfo& refusal = infoOf(match.check(seat, known[i]));
            INFO(match.write(Entry::of(seat, known[i])) << ": " << refusal.name);
            CHECK(refusal.id != Refusal::NoSuchMove);
            CHECK(refusal.id != Refusal::NotYourTurn);
            CHECK((refusal.id == Refusal::None || !refusal.sentence.empty()));
            CHECK((refusal.id == Refusal::None || !refusal.rule.empty()));
        }
        REQUIRE(match.play(seat, moves[below(random, static_cast<std::uint32_t>(moves.size()))]) ==
                Refusal::None);
    }
}
