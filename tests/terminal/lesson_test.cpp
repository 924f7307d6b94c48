#include <catch2/catch.hpp>

#include <string>

#include "tests/terminal/process.h"

using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

namespace {

const std::string kheops = ARCHITECTS_SOURCE_DIR "/assets/lessons/kheops.lesson";
const std::string pyramidice = ARCHITECTS_SOURCE_DIR "/assets/lessons/pyramidice.lesson";

const char* const shortLesson = "lesson kheops\n"
                                "chapter A turn\n"
                                "seed kheops lesson 32829\n"
                                "say Welcome.\n"
                                "say Put a Worker here.\nwait move pawn W 1.6\nelse Rather there.\n"
                                "say Now a tile.\nwait move tile R25 2.6 0\nelse Not so.\nthen pawn W 2.6\n"
                                "then tile R18 2.4 0\n";

} // namespace

TEST_CASE("A lesson is checked from its file alone") {
    const Ended ended = run({"lesson", kheops, "--check"});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("holds"));
}

TEST_CASE("A lesson that does not hold names its line") {
    const Scratch scratch;
    const std::string wrong = fileWith(
        scratch.file("wrong.lesson"),
        "lesson kheops\nchapter A turn\nseed kheops lesson 32829\nsay Go.\nwait move pawn P 1.6\n");
    const Ended played = run({"lesson", wrong});
    CHECK(played.code == 1);
    CHECK_THAT(played.out, Contains("line 4: pawn P 1.6"));
    const Ended unread = run({"lesson", fileWith(scratch.file("unread.lesson"), "lesson kheops\ndance\n")});
    CHECK(unread.code == 1);
    CHECK_THAT(unread.err, Contains("line 2: there is no such line: dance"));
    CHECK(run({"lesson", scratch.file("none.lesson")}).code == 3);
}

TEST_CASE("A lesson is played move by move, and says what it thinks of others") {
    const Scratch scratch;
    const std::string file = fileWith(scratch.file("short.lesson"), shortLesson);
    const Ended ended = run({"lesson", file, "--ascii"},
                            {"\njump\npawn P 1.6\npawn W 1.8\npawn W 1.6\ntile R25 2.6 0\n", {}, false});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("Welcome."));
    CHECK_THAT(ended.out, Contains("kheops.mummy_first"));
    CHECK_THAT(ended.out, Contains("Rather there."));
    CHECK_THAT(ended.out, Contains("Snefru lays R18 on 2.4"));
    CHECK_THAT(ended.out, Contains("That was the lesson."));
}

TEST_CASE("A lesson shows itself to its end") {
    for (const std::string& file : {kheops, pyramidice}) { // the second has steps of several moves
        const Ended ended = run({"lesson", file, "--show", "--ascii"});
        CHECK(ended.code == 0);
        CHECK_THAT(ended.out, Contains("That was the lesson."));
    }
}

TEST_CASE("A lesson ends where the learner leaves it") {
    const Scratch scratch;
    const Ended ended =
        run({"lesson", fileWith(scratch.file("short.lesson"), shortLesson)}, {"quit\n", {}, false});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, !Contains("That was the lesson."));
}
