#include "core/games/luxor/luxor.h"
#include "tests/terminal/matches.h"

using namespace architects;
using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

TEST_CASE("A match of Luxor is shown with its wall, pillars and hands, and can be verified") {
    const Scratch scratch;
    const std::string file = scratch.file("wall.match");
    const Ended ended = run({"watch", "--game", "luxor", "--seats", "3", "--levels", "4", "--option",
                             "curse=turns", "--seed", "nile", "--save", file});
    CHECK(ended.code == 0);
    for (const char* part : {"Pillars, ", "scarabs on the slab", "Pile: ", "researchers left", " drops ",
                             "A curse comes to light", "opens, worth ", ", mummy: ", "Total"}) {
        INFO(part);
        CHECK_THAT(ended.out, Contains(part));
    }
    CHECK(run({"verify", file}).code == 0);
    CHECK(documentIn(contentsOf(file)).log.setup.seats == 3);
}

TEST_CASE("Games of Luxor are simulated with the figures of the rules") {
    const auto report = jsonLines(run({"simulate", "--game", "luxor", "--option", "sphinx=yes", "--games",
                                       "20", "--players", "planner", "--seed", "nile", "--json"})
                                      .out)
                            .at(0);
    CHECK(report["seats"].size() == 2);
    for (const char* figure :
         {"pairs", "same_share", "turns_without", "turns_with_both", "closed", "curses"}) {
        CHECK(report["means"].contains(figure));
    }
    CHECK(report["means"]["pairs"] > 70);
}

TEST_CASE("How moves of Luxor are written is told on request") {
    const Ended ended = run({"play", "--game", "luxor", "--seed", "nile"}, {"help\nquit\n", {}, false});
    CHECK_THAT(ended.out, Contains("drop camel-mule d"));
    CHECK_THAT(ended.out, Contains("drop a card"));
}

TEST_CASE("Luxor is measured like every game") {
    const auto lines = jsonLines(run({"bench", "--game", "luxor", "--seconds", "0.05", "--json"}).out);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0]["state_bytes"] == sizeof(luxor::State));
}
