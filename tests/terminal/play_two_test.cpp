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

/// A whole match of two people as they would type it, with an Enter at every hand-over.
std::string typedMatch(AnyMatch& match) {
    FastRandom random(7);
    std::string typed;
    Seat holder = Seat::Nobody;
    while (!match.pending().over()) {
        const Seat seat = onTurn(match);
        typed += holder == seat ? "" : "\n";
        holder = seat;
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
