#include "core/games/pyramidice/pyramidice.h"
#include "tests/terminal/matches.h"

using namespace architects;
using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

TEST_CASE("A match of Pyramidice is shown with its gods, pyramids and boards, and can be verified") {
    const Scratch scratch;
    const std::string file = scratch.file("dice.match");
    // With this seed the table is drawn once in the midst of a Work turn, when dice lie on it.
    const Ended ended = run(
        {"watch", "--game", "pyramidice", "--seats", "3", "--levels", "3", "--seed", "ra", "--save", file});
    CHECK(ended.code == 0);
    for (const char* part :
         {"Gods, deck of ", "Rest tiles:", "Pyramids:", "Quarry: ", "Dice: ", " prays to ", " builds a ",
          "The Stone dice show", "Fame track", "Projects", "Total"}) {
        INFO(part);
        CHECK_THAT(ended.out, Contains(part));
    }
    CHECK(run({"verify", file}).code == 0);
    CHECK(documentIn(contentsOf(file)).log.setup.seats == 3);
}

TEST_CASE("Solo games are simulated against the Great Architect that is named") {
    const auto report =
        jsonLines(run({"simulate", "--game", "pyramidice", "--option", "architect=imhotep", "--games", "50",
                       "--players", "2,random", "--seed", "nile", "--json"})
                      .out)
            .at(0);
    CHECK(report["seats"].size() == 2);
    CHECK(report["seats"][1]["mean_points"] > 60);
    for (const char* figure : {"turns", "builds", "gods_kept"}) {
        CHECK(report["means"].contains(figure));
    }
}

TEST_CASE("A Great Architect asks for two seats") {
    const Ended ended = run({"simulate", "--game", "pyramidice", "--option", "architect=imhotep", "--seats",
                             "3", "--games", "1"});
    CHECK(ended.code == 2);
    CHECK_THAT(ended.err, Contains("number of players"));
}

TEST_CASE("How moves of Pyramidice are written is told on request") {
    const Ended ended =
        run({"play", "--game", "pyramidice", "--seed", "nile"}, {"help\nquit\n", {}, false});
    CHECK_THAT(ended.out, Contains("take 2s 2p"));
    CHECK_THAT(ended.out, Contains("choose a scarab"));
}

TEST_CASE("Pyramidice is measured like every game") {
    const auto lines = jsonLines(run({"bench", "--game", "pyramidice", "--seconds", "0.05", "--json"}).out);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0]["state_bytes"] == sizeof(pyramidice::State));
}
