#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("After a build Pearl's owner may pay one Worker more and gain the same Fame (R44)",
          "[pyramidice]") {
    Table table = acting("s3").scarab(1, Pearl);
    table.play(build(0, 3));
    CHECK(table.fame(0) == 8);
    CHECK(table.asked() == 1);
    CHECK(table.answerTo(0, endWork()) == NotYourTurn);
    table.by(1, copyBuild());
    CHECK(table.fame(1) == 8);
    CHECK(table.has(worker, 1) == 2);
    CHECK(table.fame(0) == 8);
    CHECK(table.asked() == 0);
    CHECK(table.state.step == Step::Act);
}

TEST_CASE("Pearl's owner may decline (R44)", "[pyramidice]") {
    Table table = acting("s3").scarab(1, Pearl);
    table.play(build(0, 3)).by(1, declineCopy());
    CHECK(table.fame(1) == 5);
    CHECK(table.has(worker, 1) == 4);
    CHECK(table.allows(endWork()));
}

TEST_CASE("Pearl's price is what the builder discarded, plus one (R44)", "[pyramidice]") {
    struct Line {
        int value, workers;
    };
    for (const Line& line : {Line{1, 2}, Line{4, 3}, Line{6, 4}}) {
        Table table = acting("s" + std::to_string(line.value)).scarab(1, Pearl);
        table.play(build(0, line.value)).by(1, copyBuild());
        CHECK(table.has(worker, 1) == 4 - line.workers);
        CHECK(table.fame(1) == 5 + line.value);
    }
}

TEST_CASE("Pearl's price is one Worker where the builder discarded none (R44)", "[pyramidice]") {
    Table table = acting("s3").scarab(1, Pearl).gods(0, {Seshat});
    table.play(build(0, 3)).by(1, copyBuild());
    CHECK(table.has(worker, 1) == 3);
    CHECK(table.fame(1) == 8);
}

TEST_CASE("Pearl copies all of the build's Fame: level, Serket, Thoth and Jasper (R44)", "[pyramidice]") {
    Table table = acting("s1").scarab(1, Pearl).scarab(0, Jasper).gods(0, {Serket, Thoth}).ground();
    table.play(build(9, 1));
    CHECK(table.fame(0) == 5 + 1 + 2 + 3 + 2 + 2);
    table.by(1, copyBuild());
    CHECK(table.fame(1) == 15);
    CHECK(table.has(worker, 1) == 1);
}

TEST_CASE("Pearl follows Carnelian: the Workers really discarded count (R44)", "[pyramidice]") {
    Table table = acting("s4").scarab(1, Pearl).scarab(0, Carnelian);
    table.play(build(0, 4, true)).by(1, copyBuild());
    CHECK(table.has(worker, 1) == 2);
}

TEST_CASE("Pearl's price counts the Cats that Bastet let the builder discard (R44)", "[pyramidice]") {
    Table table = acting("s4").scarab(1, Pearl).gods(0, {Bastet}).pieces(0, 0, 2);
    table.play(build(0, 4)).by(1, copyBuild());
    CHECK(table.has(worker, 1) == 1);
}

TEST_CASE("Pearl is all or nothing: without the Workers she is not asked (R44)", "[pyramidice]") {
    Table table = acting("s3").scarab(1, Pearl).pieces(1, 1, 4, 0);
    table.play(build(0, 3));
    CHECK(table.asked() == 0);
    CHECK(table.fame(1) == 5);
    CHECK(table.has(worker, 1) == 1);
}

TEST_CASE("Her own gods do not apply to Pearl (R44)", "[pyramidice]") {
    Table table = acting("s1").scarab(1, Pearl).gods(1, {Serket, Thoth, Seshat, Bastet}).ground();
    table.play(build(9, 1)).by(1, copyBuild());
    CHECK(table.fame(1) == 5 + 3);
    CHECK(table.side(1).pieces == Pieces{1, 1, 0});
}

TEST_CASE("Pearl places no die, and is not itself a build (R45)", "[pyramidice]") {
    Table table = acting("s3").scarab(1, Pearl);
    table.play(build(0, 3)).by(1, copyBuild());
    CHECK(std::ranges::count(table.state.built, 0) == 19);
    CHECK(table.asked() == 0); // nobody is asked about the copy
}

TEST_CASE("Each build opens its own window before the builder goes on (R45)", "[pyramidice]") {
    Table table = acting("s1 s2 s3").scarab(1, Pearl).pieces(1, 6, 0, 0);
    table.play(build(0, 1));
    CHECK(table.asked() == 1);
    CHECK(table.answerTo(0, build(1, 2)) == NotYourTurn);
    table.by(1, copyBuild()).by(0, build(1, 2)).by(1, declineCopy()).by(0, build(2, 3)).by(1, copyBuild());
    CHECK(table.fame(1) == 5 + 1 + 3);
    CHECK(table.has(worker, 1) == 2);
}

TEST_CASE("Pearl may be used without limit, as long as there are Workers (R44)", "[pyramidice]") {
    Table table = acting("s1 s1 s1").scarab(1, Pearl).pieces(1, 5, 0, 0);
    table.by(0, build(0, 1)).by(1, copyBuild()).by(0, build(1, 1)).by(1, copyBuild()).by(0, build(2, 1));
    CHECK(table.asked() == 0); // one Worker is left
    CHECK(table.fame(1) == 7);
}

TEST_CASE("Only the owner of Pearl is asked, and not about his own build (R45)", "[pyramidice]") {
    Table table = acting("s3", 3).scarab(2, Pearl);
    table.play(build(0, 3));
    CHECK(table.asked() == 2);
    CHECK(table.answerTo(1, copyBuild()) == NotYourTurn);
    table.by(2, copyBuild());
    CHECK(table.fame(2) == 8);
    CHECK(table.fame(1) == 5);
    Table own = acting("s3").scarab(0, Pearl);
    own.play(build(0, 3));
    CHECK(own.answer(copyBuild()) == PyramidiceNothingToCopy);
    CHECK(own.allows(endWork()));
    CHECK(own.fame() == 8);
}

TEST_CASE("There is nothing to copy when nothing was built (R45)", "[pyramidice]") {
    const Table table = acting("s3").scarab(0, Pearl);
    CHECK(table.answer(copyBuild()) == PyramidiceNothingToCopy);
    CHECK(table.answer(declineCopy()) == PyramidiceWrongStep);
}

TEST_CASE("While Pearl's window is open only an answer will do (R45)", "[pyramidice]") {
    Table table = acting("s3").scarab(1, Pearl).gods(1, {Heh});
    table.play(build(0, 3));
    CHECK(table.moves().size() == 2);
    CHECK(table.answerTo(1, use(Heh)) == PyramidiceWrongStep);
    CHECK(table.answerTo(1, work()) == PyramidiceWrongStep);
}

TEST_CASE("A build in the Work turn of tile 6 can be copied too (R45)", "[pyramidice]") {
    Table table = resting({6, 7, 8, 9, 10, 11}).scarab(1, Pearl);
    table.play(takeTile(6)).play(gain(worker));
    table.works(1, 4, "s3 p1 p1 p2 p3");
    table.play(build(0, 3)).by(1, copyBuild());
    CHECK(table.fame(1) == 8);
}
