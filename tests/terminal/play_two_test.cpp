#include "tests/terminal/matches.h"

using namespace architects;
using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

namespace {

Seat onTurn(const AnyMatch& match) {
    return match.pending().seats.first();
}

Move anyMove(const AnyMatch& match, FastRandom& random) {
    MoveList moves;
    match.legalMoves(onTurn(match), moves);
    return moves[below(random, static_cast<std::uint32_t>(moves.size()))];
}

/// A whole match of two people as they would type it, with an Enter at every hand-over. In a race nobody
/// hands anything over: whoever is first says so.
std::string typedMatch(AnyMatch& match) {
    FastRandom random(7);
    std::string typed;
    Seat holder = Seat::Nobody;
    while (!match.pending().over()) {
        const Seat seat = onTurn(match);
        const bool race = match.pending().race;
        typed += race ? std::to_string(indexOf(seat) + 1) + " " : holder == seat ? "" : "\n";
        holder = race ? Seat::Nobody : seat;
        const Move move = anyMove(match, random);
        typed += match.write(Entry::of(seat, move)) + "\n";
        REQUIRE(match.play(seat, move) == Refusal::None);
    }
    return typed;
}

AnyMatch nileMatch() {
    return *AnyMatch::begin(makeSetup("kheops", 2, sha256("nile")));
}

} // namespace

TEST_CASE("Two people play a match to its end through a pipe, and it is what the core says") {
    const Scratch scratch;
    AnyMatch match = nileMatch();
    const std::string typed = typedMatch(match);
    const std::string file = scratch.file("two.match");
    const Ended ended = run({"play", "--two", "--seed", "nile", "--save", file}, {typed, {}, false});
    CHECK(ended.code == 0);
    CHECK(ended.err.empty());
    CHECK_THAT(ended.out, Contains("wins.\n") || Contains("It is a draw"));
    const MatchDocument document = documentIn(contentsOf(file));
    CHECK(document.log == match.log());
    REQUIRE(document.result);
    CHECK((*document.result)[0] == match.score().totals[0]);
    CHECK(run({"verify", file}).code == 0);
}

TEST_CASE("Nothing of a hand is shown before the device has changed hands, and then only one's own") {
    const AnyMatch match = nileMatch();
    const Seat first = onTurn(match);
    const std::string before = run({"play", "--two", "--seed", "nile"}).out;
    CHECK(before == "Hand over to Player " + std::to_string(indexOf(first) + 1) + ", who presses Enter.\n");
    const std::string after = run({"play", "--two", "--seed", "nile"}, {"\n", {}, false}).out;
    for (const Entry& entry : match.log().entries) {
        const std::string text = match.write(entry);
        if (text.starts_with("draw ")) {
            const bool own = text[5] - '1' == indexOf(first);
            INFO(text);
            CHECK((after.find(text.substr(7)) != std::string::npos) == own);
        }
    }
    CHECK_THAT(after, Contains("hand: ? ? ?"));
}

TEST_CASE("A match that was left can be resumed and ends as if it had never been") {
    const Scratch scratch;
    AnyMatch match = nileMatch();
    const std::string typed = typedMatch(match);
    // Left after the first turn; whoever comes back is asked to take the device again.
    const std::size_t cut = typed.find("\n\n") + 1;
    const std::string half = scratch.file("half.match");
    REQUIRE(
        run({"play", "--two", "--seed", "nile", "--save", half}, {typed.substr(0, cut), {}, false}).code ==
        0);
    const std::string whole = scratch.file("whole.match");
    const Ended ended = run({"play", "--resume", half, "--save", whole}, {typed.substr(cut), {}, false});
    CHECK(ended.code == 0);
    CHECK(documentIn(contentsOf(whole)).log == match.log());
}

TEST_CASE("A race is typed with the seat of whoever is first, and goes on to the end of the match") {
    const Scratch scratch;
    Setup setup = makeSetup("luxor", 2, sha256("nile"));
    constexpr std::uint8_t race = 2; // of the curse's values
    setup.options[0] = race;
    AnyMatch match = *AnyMatch::begin(setup);
    const std::string typed = typedMatch(match);
    REQUIRE_THAT(typed, Contains("1 pass\n") || Contains("1 claim"));
    const std::string file = scratch.file("race.match");
    const Ended ended = run(
        {"play", "--two", "--game", "luxor", "--option", "curse=race", "--seed", "nile", "--save", file},
        {typed, {}, false});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("Whoever is first"));
    CHECK(documentIn(contentsOf(file)).log == match.log());
}

TEST_CASE("In a race a move without its seat is not played, and it is said what is missing") {
    Setup setup = makeSetup("luxor", 2, sha256("nile"));
    setup.options[0] = 2;
    AnyMatch match = *AnyMatch::begin(setup);
    const std::string typed = typedMatch(match);
    const std::size_t first = std::min(typed.find("1 pass\n"), typed.find("1 claim"));
    const Ended ended =
        run({"play", "--two", "--game", "luxor", "--option", "curse=race", "--seed", "nile"},
            {typed.substr(0, first) + "pass\n9 pass\n", {}, false});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("This is a race"));
}

TEST_CASE("A running match without its seed is not played on, because nothing more can be drawn") {
    const Scratch scratch;
    MatchDocument document = documentIn(contentsOf(goldenFile()));
    document.log.setup.seed.reset();
    document.result.reset();
    const std::size_t draw = lastEntryBy(document, true);
    document.log.entries.resize(draw); // the next thing that happens is a draw
    const Ended ended = run({"play", "--resume", fileWith(scratch.file("secret.match"), textOf(document))},
                            {"\n", {}, false});
    CHECK(ended.code == 1);
    CHECK_THAT(ended.err, Contains("the seed is not in this file"));
}
