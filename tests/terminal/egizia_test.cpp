#include "core/games/egizia/egizia.h"
#include "tests/terminal/matches.h"

using namespace architects;
using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

TEST_CASE("A match of Egizia is shown with its river, monuments and boards, and can be verified") {
    const Scratch scratch;
    const std::string file = scratch.file("river.match");
    const Ended ended = run({"watch", "--game", "egizia", "--seats", "3", "--levels", "4", "--option",
                             "start-sphinx=one", "--seed", "nile", "--save", file});
    CHECK(ended.code == 0);
    for (const char* part :
         {"the flood lies", "heliopolis", "obelisk", "pyramid 6", "entablature", " tile 1, ", " sails to ",
          "comes to ombos", " shows S", "Ships at the sites", "Total"}) {
        INFO(part);
        CHECK_THAT(ended.out, Contains(part));
    }
    CHECK(run({"verify", file}).code == 0);
    CHECK(documentIn(contentsOf(file)).log.setup.seats == 3);
}

TEST_CASE("Games of Egizia are simulated with the figures of the rules") {
    const auto report = jsonLines(run({"simulate", "--game", "egizia", "--games", "10", "--players",
                                       "planner", "--seed", "nile", "--json"})
                                      .out)
                            .at(0);
    for (const char* figure :
         {"winner", "strength", "production", "hunger", "obelisk", "tombs", "pyramid", "temple"}) {
        CHECK(report["means"].contains(figure));
    }
    CHECK(report["means"]["winner"] > 50);
}

TEST_CASE("How moves of Egizia are written is told on request") {
    const Ended ended = run({"play", "--game", "egizia", "--seed", "nile"}, {"help\nquit\n", {}, false});
    CHECK_THAT(ended.out, Contains("sail edfu"));
    CHECK_THAT(ended.out, Contains("sail or pass"));
}

TEST_CASE("Egizia is measured like every game") {
    const auto lines = jsonLines(run({"bench", "--game", "egizia", "--seconds", "0.05", "--json"}).out);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0]["state_bytes"] == sizeof(egizia::State));
}
