#include <catch2/catch.hpp>

#include "core/table/match.h"
#include "tests/core/table/toy_game.h"

using namespace architects;
using toy::seedOf;
using toy::Toy;
using ToyMatch = Match<Toy>;

namespace {

ToyMatch begun(std::uint8_t seed = 7) {
    auto match = ToyMatch::begin(makeSetup("toy", 2, seedOf(seed)));
    REQUIRE(match.ok());
    return *match;
}

constexpr Move add(std::uint8_t n) {
    return {Toy::Add, {n}};
}
Move show(const ToyMatch& match, Seat seat) {
    return {Toy::Show, {match.state().secret[static_cast<std::size_t>(indexOf(seat))]}};
}

ToyMatch finished() {
    ToyMatch match = begun();
    for (int i = 0; i < 4; ++i) {
        REQUIRE(match.play(seatAt(i % 2), add(2)) == Refusal::None);
    }
    return match;
}

} // namespace

TEST_CASE("A new match resolves and records the opening's chance") {
    const ToyMatch match = begun();
    REQUIRE(match.log().entries.size() == 2);
    CHECK(match.log().entries[0].isChance());
    CHECK(match.pending().seats == SeatSet(Seat::First));
}

TEST_CASE("The same set-up gives the same match, another seed another one") {
    CHECK(begun(7).log() == begun(7).log());
    bool differs = false;
    for (std::uint8_t seed = 1; seed < 6; ++seed) {
        differs = differs || begun(seed).log().entries != begun(7).log().entries;
    }
    CHECK(differs);
}

TEST_CASE("A set-up that the game cannot be played with is refused by name") {
    Setup setup = makeSetup("toy", 2, seedOf(1));
    SECTION("another game") {
        setup.game = "chess";
        CHECK(ToyMatch::begin(setup).refusal() == Refusal::UnknownGame);
    }
    SECTION("too many seats") {
        setup.seats = 3;
        CHECK(ToyMatch::begin(setup).refusal() == Refusal::WrongSeatCount);
    }
    SECTION("a value the option does not have") {
        setup.options[0] = 2;
        CHECK(ToyMatch::begin(setup).refusal() == Refusal::UnknownOption);
    }
    SECTION("an option the game does not have") {
        setup.options[5] = 1;
        CHECK(ToyMatch::begin(setup).refusal() == Refusal::UnknownOption);
    }
    SECTION("rules that are still to be written, or never were") {
        for (const int rules : {-1, 0, 3, 9999}) {
            setup.rules = rules;
            CHECK(ToyMatch::begin(setup).refusal() == Refusal::UnknownRules);
            CHECK(ToyMatch::verify({setup, {}}) == Refusal::UnknownRules);
        }
    }
    SECTION("a seed that is not the promised one") {
        setup.seed = seedOf(2);
        CHECK(ToyMatch::begin(setup).refusal() == Refusal::SeedMismatch);
    }
}

TEST_CASE("An app that knows two rules plays each match by its own, to its end") {
    Setup setup = makeSetup("toy", 2, seedOf(1));
    auto first = ToyMatch::begin(setup);
    setup.rules = 2;
    auto second = ToyMatch::begin(setup);
    REQUIRE(first.ok());
    REQUIRE(second.ok());
    CHECK(second->play(Seat::First, add(3)) == Refusal::NoSuchMove);
    for (const Seat seat : {Seat::First, Seat::Second, Seat::First, Seat::Second}) {
        CHECK(first->play(seat, add(3)) == Refusal::None);
        CHECK(second->play(seat, add(2)) == Refusal::None);
    }
    CHECK(first->pending().over());
    CHECK(ToyMatch::verify(first->log()) == Refusal::None);
    CHECK(ToyMatch::verify(second->log()) == Refusal::None);
    CHECK(ToyMatch::replay(first->view(Seat::First)).ok());
    Log other = first->log();
    other.setup.rules = 2; // judged by what it was not played by
    CHECK(ToyMatch::verify(other) == Refusal::NoSuchMove);
}

TEST_CASE("Only the pending seat may move, and only while the match lasts") {
    ToyMatch match = begun();
    CHECK(match.play(Seat::Second, add(1)) == Refusal::NotYourTurn);
    CHECK(match.play(Seat::Nobody, add(1)) == Refusal::NotYourTurn);
    CHECK(match.play(Seat::First, add(9)) == Refusal::NoSuchMove);
    CHECK(match.log().entries.size() == 2);
    CHECK(finished().play(Seat::First, add(1)) == Refusal::MatchIsOver);
}

TEST_CASE("A refused move leaves log and state untouched") {
    ToyMatch match = begun();
    const auto before = match.state();
    const Log log = match.log();
    CHECK(match.play(Seat::First, {99, {}}) != Refusal::None);
    CHECK(match.state() == before);
    CHECK(match.log() == log);
}

TEST_CASE("Replaying a log gives the state it was made from, at every prefix") {
    const ToyMatch match = finished();
    for (std::size_t n = 0; n <= match.log().entries.size(); ++n) {
        const auto replayed = ToyMatch::replay(match.log(), n);
        REQUIRE(replayed.ok());
        CHECK(replayed->state() == match.stateAt(n));
        CHECK(replayed->log().entries.size() == n);
    }
}

TEST_CASE("The last own move can be taken back while nothing was revealed") {
    ToyMatch match = begun();
    const auto before = match.state();
    REQUIRE(match.play(Seat::First, add(3)) == Refusal::None);
    CHECK(match.checkUndo(Seat::Second) == Refusal::NotYoursToUndo);
    CHECK(match.undo(Seat::First) == Refusal::None);
    CHECK(match.state() == before);
    CHECK(match.log().entries.size() == 2);
}

TEST_CASE("A move that showed a secret cannot be taken back") {
    ToyMatch match = begun();
    REQUIRE(match.play(Seat::First, show(match, Seat::First)) == Refusal::None);
    CHECK(match.undo(Seat::First) == Refusal::AlreadyRevealed);
    CHECK(match.log().entries.size() == 3);
}

TEST_CASE("The opening's chance cannot be taken back") {
    CHECK(begun().undo(Seat::First) == Refusal::NothingToUndo);
}

TEST_CASE("Taking a move back does not change what chance holds") {
    // The outcome of an entry depends on the seed and its index alone.
    ChaChaRandom first(seedOf(3), 5);
    ChaChaRandom again(seedOf(3), 5);
    ChaChaRandom later(seedOf(3), 6);
    const auto word = first.next32();
    CHECK(word == again.next32());
    CHECK(word != later.next32());
}

TEST_CASE("A view replays with the same code to the masked state") {
    const ToyMatch match = finished();
    for (const Seat viewer : {Seat::First, Seat::Second, Seat::Nobody}) {
        const Log view = match.view(viewer);
        CHECK_FALSE(view.setup.seed.has_value());
        const auto replayed = ToyMatch::replay(view);
        REQUIRE(replayed.ok());
        CHECK(replayed->state() == Toy::mask(match.state(), viewer));
    }
}

TEST_CASE("A match without a seed waits for chance instead of inventing it") {
    Setup setup = makeSetup("toy", 2, seedOf(1));
    setup.seed.reset();
    auto match = ToyMatch::begin(setup);
    REQUIRE(match.ok());
    CHECK(match->log().entries.empty());
    CHECK(match->play(Seat::First, add(1)) == Refusal::WaitingForChance);
    CHECK(match->append(Entry::of(Outcome{Toy::Draw, {0, 4}})) == Refusal::None);
    CHECK(match->append(Entry::of(Outcome{Toy::Draw, {0, 4}})) == Refusal::ImpossibleOutcome);
}

TEST_CASE("An honest log is verified") {
    CHECK(ToyMatch::verify(finished().log()) == Refusal::None);
}

TEST_CASE("A forged draw is found, because every draw follows from the seed") {
    Log log = finished().log();
    log.entries[1].arg[1] = static_cast<std::uint8_t>((log.entries[1].arg[1] + 1) % 10);
    CHECK(ToyMatch::replay(log).ok());
    CHECK(ToyMatch::verify(log) == Refusal::ForgedChance);
}

TEST_CASE(
    "Draws from before the seed need not follow from it, but must be known, all later ones must follow") {
    ToyMatch elsewhere = begun(3);
    Log log = elsewhere.log();
    log.setup = makeSetup("toy", 2, seedOf(7));
    REQUIRE(ToyMatch::verify(log) == Refusal::ForgedChance);
    log.setup.seedFrom = 1;
    CHECK(ToyMatch::verify(log) == Refusal::ForgedChance);
    log.setup.seedFrom = 2;
    CHECK(ToyMatch::verify(log) == Refusal::None);
    SECTION("a draw that nobody knows") {
        log.entries[0].arg[1] = hiddenArg;
        CHECK(ToyMatch::replay(log).ok());
        CHECK(ToyMatch::verify(log) == Refusal::ForgedChance);
    }
    SECTION("a draw that is impossible") {
        log.entries[0].arg[1] = 11;
        CHECK(ToyMatch::verify(log) == Refusal::ImpossibleOutcome);
    }
    SECTION("a move that is illegal") {
        log.setup.seedFrom = 3;
        log.entries.push_back(Entry::of(Seat::First, add(9)));
        CHECK(ToyMatch::verify(log) == Refusal::NoSuchMove);
    }
    SECTION("a draw of the seed itself, after one from elsewhere") {
        log.setup.seedFrom = 1;
        log.entries.resize(1);
        auto match = ToyMatch::replay(log);
        REQUIRE(match.ok());
        match->resolveChance();
        REQUIRE(match->log().entries.size() == 2);
        CHECK(ToyMatch::verify(match->log()) == Refusal::None);
    }
}

TEST_CASE("A forged move is found by replaying") {
    Log log = finished().log();
    log.entries[2].arg[0] = 77;
    CHECK(ToyMatch::verify(log) == Refusal::NoSuchMove);
    log.entries[2].by = Seat::Second;
    CHECK(ToyMatch::verify(log) == Refusal::NotYourTurn);
}

TEST_CASE("Chance out of place is refused") {
    ToyMatch match = begun();
    CHECK(match.append(Entry::of(Outcome{Toy::Draw, {0, 4}})) == Refusal::ImpossibleOutcome);
}
