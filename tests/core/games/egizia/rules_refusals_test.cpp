#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

TEST_CASE("Nobody but the seat that is asked may do anything") {
    const Table table(Position(3));
    CHECK(table.answer(2, sail(at::ombos)) == NotYourTurn);
    CHECK(table.answer(3, pass()) == NotYourTurn);
    Table over(Position(2).round(5));
    over.endRound();
    CHECK(over.answer(1, pass()) == MatchIsOver);
    const Table chance(Egizia::start(setupOf(2)));
    CHECK(chance.answer(1, pass()) == WaitingForChance);
}

TEST_CASE("When a ship is to be placed nothing else is an answer") {
    const Table table(Position(2));
    for (const Move& move : {train(Blue), floodTo(Flood::Left), feedStones(1), work(Blue),
                             build(obelisk(1)), look(1), keepNone(), finish(), giveUp(), take(0), done()}) {
        INFO("kind " << static_cast<int>(move.kind));
        CHECK(table.answer(1, move) == EgiziaWrongStep);
    }
}

TEST_CASE("When a building action is to be opened nothing else is an answer") {
    const Table table = afterSailing(Position(2), {{1, at::giza}});
    for (const Move& move : {sail(at::ombos), pass(), train(Blue), floodTo(Flood::Left), feedStones(1),
                             build(pyramid(1, 1)), look(1), keepNone(), finish(), take(0), done()}) {
        INFO("kind " << static_cast<int>(move.kind));
        CHECK(table.answer(1, move) == EgiziaWrongStep);
    }
}

TEST_CASE("When cards are to be kept nothing else is an answer") {
    Table table = afterSailing(Position(2).cards(1, {28}), {{1, at::abydos}});
    table.play(1, work(Blue), look(1)).settle();
    REQUIRE(table.question() == Question::Keep);
    for (const Move& move : {sail(at::ombos), pass(), work(Black), build(obelisk(1)), look(1), finish(),
                             giveUp(), done(), drill(nile(28), Blue)}) {
        INFO("kind " << static_cast<int>(move.kind));
        CHECK(table.answer(1, move) == EgiziaWrongStep);
    }
}

TEST_CASE("When the flood is asked for, or a card that is left, nothing else is an answer") {
    Table flood(Position(2).cards(1, {28}));
    flood.play(1, sail(at::passalon));
    CHECK(flood.answer(1, done()) == EgiziaWrongStep);
    CHECK(flood.answer(1, sail(at::giza)) == EgiziaWrongStep);
    CHECK(flood.answer(1, drill(nile(28), Blue)) == EgiziaWrongStep);
    CHECK(flood.answer(1, floodTo(static_cast<Flood>(3))) == NoSuchMove);
    Table left(Position(2).cards(1, {27}));
    left.endSailing();
    REQUIRE(left.question() == Question::Leftover);
    CHECK(left.answer(1, sail(at::ombos)) == EgiziaWrongStep);
    CHECK(left.answer(1, giveUp()) == EgiziaWrongStep);
}

TEST_CASE("A move with anything left over in it is not one") {
    const Table table(Position(2).cards(1, {28, 10, 4, 34}));
    for (Move move : {sail(at::ombos), pass(), drill(nile(28), Blue), upgrade(nile(4))}) {
        REQUIRE(table.answer(1, move) == None);
        for (std::size_t i = 2; i < 7; ++i) {
            Move longer = move;
            longer.arg[i] = 1;
            CHECK(table.answer(1, longer) == NoSuchMove);
        }
    }
    Move twice = sail(at::edfu);
    twice.arg[1] = 2;
    CHECK(table.answer(1, twice) == NoSuchMove);
    CHECK(table.answer(1, Move{0, {}}) == NoSuchMove);
    CHECK(table.answer(1, Move{18, {}}) == NoSuchMove);
    CHECK(table.answer(1, Move{255, {}}) == NoSuchMove);
}

TEST_CASE("Everything that is refused has a name, a sentence and a page") {
    int count = 0;
    for (const RefusalInfo& info : allRefusals()) {
        if (info.name.starts_with("egizia.")) {
            ++count;
            CHECK_FALSE(info.sentence.empty());
            CHECK(info.rule.starts_with("egizia/"));
        }
    }
    CHECK(count >= 40);
}

TEST_CASE("Every move and every outcome survives being written and read, and so does every position") {
    State state = Egizia::start(setupOf(3, true, true));
    FastRandom random(5);
    MoveList moves;
    while (!Egizia::pending(state).over()) {
        const auto again = Egizia::readState(Egizia::writeState(state));
        REQUIRE(again.ok());
        REQUIRE(*again == state);
        if (Egizia::pending(state).chance()) {
            const Entry entry = Entry::of(Egizia::sample(state, random));
            const auto read = Egizia::read(Seat::Chance, Egizia::write(entry));
            REQUIRE(read.ok());
            REQUIRE(*read == entry);
            Egizia::resolve(state, entry.outcome());
            continue;
        }
        const Seat seat = seatAt(state.mover);
        Egizia::legalMoves(state, seat, moves);
        for (const Move& move : moves) {
            const auto read = Egizia::read(seat, Egizia::write(Entry::of(seat, move)));
            REQUIRE(read.ok());
            REQUIRE(read->move() == move);
        }
        Egizia::play(state, seat,
                     moves[architects::below(random, static_cast<std::uint32_t>(moves.size()))]);
    }
}

TEST_CASE("Positions are written as they are, those of these tests as well") {
    for (const State& state :
         {static_cast<State>(Position(2)), static_cast<State>(Position(4).tiles({3, 1, 4, 2})),
          static_cast<State>(Position(2).cards(1, {12, 26}).round(4).flood(Flood::Left)),
          static_cast<State>(Position(3).built(1, tomb(1), tomb(4)).hand(2, {5, 9}).points(3, -4))}) {
        const auto again = Egizia::readState(Egizia::writeState(state));
        REQUIRE(again.ok());
        CHECK(*again == state);
    }
}

} // namespace
} // namespace architects::egizia
