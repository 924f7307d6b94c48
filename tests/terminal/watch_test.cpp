#include "tests/terminal/matches.h"

using namespace architects;
using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

TEST_CASE("Architects play a whole match that can be verified afterwards") {
    const Scratch scratch;
    const std::string file = scratch.file("watched.match");
    const Ended ended = run({"watch", "--levels", "1,2", "--seed", "nile", "--save", file});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("puts a Worker on"));
    CHECK_THAT(ended.out, Contains("Total"));
    CHECK(run({"verify", file}).code == 0);
    const MatchDocument document = documentIn(contentsOf(file));
    CHECK(document.result);
    REQUIRE(document.players.size() == 2);
    CHECK(document.players[1].level == 2);
}

TEST_CASE("The same seed gives the same match, another one another") {
    const Arguments nile{"watch", "--levels", "1,random", "--seed", "nile", "--json"};
    const std::string once = run(nile).out;
    CHECK(once == run(nile).out);
    CHECK(once != run({"watch", "--levels", "1,random", "--seed", "delta", "--json"}).out);
}

TEST_CASE("Watched as JSON, every entry is an object and the last one has the score") {
    const auto lines = jsonLines(run({"watch", "--levels", "random", "--seed", "nile", "--json"}).out);
    REQUIRE(lines.size() > 100);
    CHECK(lines.front()["n"] == 1);
    CHECK(lines.back()["over"] == true);
    CHECK(lines.back()["score"]["totals"].size() == 2);
}

TEST_CASE("An option of the game reaches the match") {
    const Scratch scratch;
    const std::string file = scratch.file("mummy.match");
    REQUIRE(run({"watch", "--levels", "random", "--option", "pharaoh=mummy", "--save", file}).code == 0);
    CHECK(documentIn(contentsOf(file)).log.setup.options[0] == 1);
}

TEST_CASE("A match that cannot be written ends with code 3") {
    const Scratch scratch;
    const Ended ended = run({"watch", "--levels", "random", "--save", scratch.file("no/where.match")});
    CHECK(ended.code == 3);
    CHECK_THAT(ended.err, Contains("cannot be written"));
}

TEST_CASE("The help of every command that takes players names all of them") {
    for (const char* command : {"watch", "simulate", "tournament"}) {
        INFO(command);
        CHECK_THAT(run({command, "--help"}).out,
                   Contains("greedy") && Contains("planner") && Contains("random"));
    }
}
