#include "tests/terminal/matches.h"

using namespace architects;
using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

TEST_CASE("A replay lists the entries, draws the table and adds up the score") {
    const Ended ended = run({"replay", goldenFile(), "--ascii"});
    CHECK(ended.code == 0);
    const MatchDocument document = documentIn(contentsOf(goldenFile()));
    CHECK_THAT(ended.out, Contains("\n  " + std::to_string(document.log.entries.size()) + "  ") ||
                              Contains("\n " + std::to_string(document.log.entries.size()) + "  "));
    CHECK_THAT(ended.out, Contains("/_1.1"));
    CHECK_THAT(ended.out, Contains("Ankhs, squared: "));
    CHECK_THAT(ended.out, Contains("wins.\n") || Contains("It is a draw"));
    for (const char c : ended.out) {
        REQUIRE(static_cast<unsigned char>(c) < 128);
    }
}

TEST_CASE("A replay stops where it is told, at the position the core has there") {
    const MatchDocument document = documentIn(contentsOf(goldenFile()));
    const auto report = jsonLines(run({"replay", goldenFile(), "--to", "40", "--json"}).out).at(0);
    const auto match = AnyMatch::replay(document.log, 40);
    CHECK(report["entries"].size() == 40);
    CHECK(report["entries"][0]["by"] == "*");
    CHECK(report["over"] == false);
    CHECK(report["state"] == match->writeState());
    CHECK(report["score"]["totals"][0] == match->score().totals[0]);
}

TEST_CASE("A replay to the beginning shows the table before the first entry") {
    const auto report = jsonLines(run({"replay", goldenFile(), "--to", "0", "--json"}).out).at(0);
    CHECK(report["entries"].empty());
    CHECK(run({"replay", goldenFile(), "--to", "0"}).code == 0);
}

TEST_CASE("What one seat knew of a match can be replayed too") {
    const Scratch scratch;
    MatchDocument document = documentIn(contentsOf(goldenFile()));
    document.log = AnyMatch::replay(document.log)->view(Seat::First);
    document.viewer = Seat::First;
    const std::string file = fileWith(scratch.file("view.match"), textOf(document));
    const Ended ended = run({"replay", file, "--to", "30"});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("draw 2 ?"));
    CHECK_THAT(ended.out, Contains("hand: ? ? ?"));
}

TEST_CASE("The end of a view names no winner, because what is hidden counts too") {
    const Scratch scratch;
    MatchDocument document = documentIn(contentsOf(goldenFile()));
    document.log = AnyMatch::replay(document.log)->view(Seat::First);
    document.viewer = Seat::First;
    const std::string file = fileWith(scratch.file("view.match"), textOf(document));
    const std::string told = run({"replay", file}).out;
    CHECK_THAT(told, Contains("what one seat knew"));
    CHECK_THAT(told, !Contains("wins."));
    const auto report = jsonLines(run({"replay", file, "--json"}).out).at(0);
    CHECK_FALSE(report["score"].contains("winners"));
}

TEST_CASE("A replay past the end, of a broken match or of no file is refused, each with its own code") {
    const Scratch scratch;
    const Ended past = run({"replay", goldenFile(), "--to", "9999"});
    CHECK(past.code == 2);
    CHECK_THAT(past.err, Contains("only"));
    CHECK(run({"replay", fileWith(scratch.file("bad.match"), "no\n")}).code == 1);
    CHECK(run({"replay", scratch.file("nowhere.match")}).code == 3);
}
