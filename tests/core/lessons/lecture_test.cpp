#include <catch2/catch.hpp>

#include <string>

#include "core/lessons/lecture.h"

using namespace architects;
using namespace architects::lessons;

namespace {

const char* const text = "lesson kheops\n"
                         "chapter One\n"
                         "seed kheops lesson 32829\n"
                         "say Welcome.\n"
                         "say A pawn.\nwait move pawn W 1.6\nelse Not there.\n"
                         "say Look.\nwait open scoreDrawer\n"
                         "say Read.\nwait rules kheops/tile\n"
                         "say Take it back.\nwait undo\n"
                         "say Again.\nwait move pawn W 1.6 | pawn W 1.8\n"
                         "chapter Two\n"
                         "say A tile.\nwait move tile R25 2.6 *\nthen pawn W 2.6\nthen tile R18 2.4 0\n"
                         "say Anything.\nwait any\n"
                         "chapter Three\n"
                         "seed another\n"
                         "say The end.\n";

Lesson sample() {
    LessonFault fault;
    auto lesson = readLesson(text, fault);
    INFO(fault.line << ": " << fault.what);
    REQUIRE(lesson);
    return std::move(*lesson);
}

/// A learner at a match of his own.
struct Learner {
    Lecture lecture{sample()};
    AnyMatch match = *openingOf(lecture.lesson(), 0);

    Learner() { lecture.begin(0, match); }
    [[nodiscard]] Move move(const std::string& written) const {
        return match.read(match.pending().seats.first(), written)->move();
    }
    [[nodiscard]] Verdict judge(const std::string& written) const {
        return lecture.judge(match, move(written));
    }
    void play(const std::string& written) {
        REQUIRE(match.play(match.pending().seats.first(), move(written)) == Refusal::None);
        lecture.follow(match);
    }
    void goOn() {
        REQUIRE(lecture.done(match));
        lecture.next(match);
    }
    void toUndo() {
        lecture.answer(WaitKind::Next);
        goOn();
        play("pawn W 1.6");
        goOn();
        lecture.answer(WaitKind::Open, "scoreDrawer");
        goOn();
        lecture.answer(WaitKind::Rules, "kheops/tile");
        goOn();
    }
    void toTile() {
        toUndo();
        REQUIRE(match.undo(Seat::First) == Refusal::None);
        lecture.follow(match);
        goOn();
        play("pawn W 1.6");
        goOn();
    }
};

} // namespace

TEST_CASE("A step that is only read waits for that and for nothing else") {
    Learner one;
    CHECK_FALSE(one.lecture.done(one.match));
    CHECK(one.judge("pawn W 1.6") == Verdict::Other);
    CHECK_FALSE(one.lecture.answer(WaitKind::Open, "scoreDrawer"));
    CHECK(one.lecture.answer(WaitKind::Next));
    CHECK(one.lecture.done(one.match));
    CHECK_FALSE(one.lecture.answer(WaitKind::Next));
}

TEST_CASE("A move is expected, another one, or against the rules") {
    Learner one;
    one.lecture.answer(WaitKind::Next);
    one.goOn();
    CHECK(one.judge("pawn W 1.6") == Verdict::Expected);
    CHECK(one.judge("pawn W 1.8") == Verdict::Other);
    CHECK(one.judge("pawn P 1.6") == Verdict::Illegal);
    CHECK(expectedMoves(one.lecture.step(), one.match, Seat::First).size() == 1);
    one.play("pawn W 1.6");
    CHECK(one.lecture.done(one.match));
}

TEST_CASE("Something is opened by its name") {
    Learner one;
    one.lecture.answer(WaitKind::Next);
    one.goOn();
    one.play("pawn W 1.6");
    one.goOn();
    CHECK_FALSE(one.lecture.answer(WaitKind::Open, "historyDrawer"));
    CHECK(one.lecture.answer(WaitKind::Open, "scoreDrawer"));
    one.goOn();
    CHECK_FALSE(one.lecture.answer(WaitKind::Rules, "kheops/turn"));
    CHECK(one.lecture.answer(WaitKind::Rules, "kheops/tile"));
}

TEST_CASE("A move that is taken back when it is asked for leads on") {
    Learner one;
    one.toUndo();
    REQUIRE(one.lecture.step().wait.kind == WaitKind::Undo);
    REQUIRE(one.match.undo(Seat::First) == Refusal::None);
    one.lecture.follow(one.match);
    one.goOn();
    CHECK(one.lecture.step().say == "Again.");
    CHECK(one.judge("pawn W 1.8") == Verdict::Expected);
}

TEST_CASE("A move that is taken back unasked leads back to its step") {
    Learner one;
    one.lecture.answer(WaitKind::Next);
    one.goOn();
    one.play("pawn W 1.6");
    one.goOn();
    REQUIRE(one.match.undo(Seat::First) == Refusal::None);
    one.lecture.follow(one.match);
    CHECK(one.lecture.step().say == "A pawn.");
    CHECK_FALSE(one.lecture.done(one.match));
}

TEST_CASE("The rival plays what the script says, and no more") {
    Learner one;
    one.toTile();
    CHECK(one.lecture.chapter() == 1);
    CHECK(one.lecture.reply(one.match).kind == Reply::Kind::Wait);
    one.play("tile R25 2.6 0");
    CHECK_FALSE(one.lecture.done(one.match));
    for (const char* const move : {"pawn W 2.6", "tile R18 2.4 0"}) {
        const Reply reply = one.lecture.reply(one.match);
        REQUIRE(reply.kind == Reply::Kind::Play);
        CHECK(reply.move == one.move(move));
        one.play(move);
    }
    CHECK(one.lecture.reply(one.match).kind == Reply::Kind::Wait);
    one.goOn();
    CHECK(one.lecture.step().wait.kind == WaitKind::Any);
    CHECK(one.judge("pawn W 1.8") == Verdict::Expected);
}

namespace {

/// A learner who is to put a pawn down and lay a tile in one step, one of two ways.
struct Builder : Learner {
    Builder() {
        LessonFault fault;
        auto turn = readLesson("lesson kheops\nchapter One\nseed kheops lesson 32829\nsay A turn.\n"
                               "wait move pawn W 1.6, tile R25 2.6 0 | pawn W 1.7, tile R25 2.4 *\n"
                               "then pawn W 2.6\n",
                               fault);
        lecture = Lecture(std::move(*turn));
        lecture.begin(0, match);
    }
};

} // namespace

TEST_CASE("Several moves are expected one after the other, each in its own way") {
    Builder one;
    CHECK(one.judge("pawn W 1.6") == Verdict::Expected);
    CHECK(one.judge("pawn W 1.7") == Verdict::Expected);
    CHECK(one.lecture.expected(one.match).size() == 2);
    one.play("pawn W 1.6");
    CHECK_FALSE(one.lecture.answered());
    CHECK_FALSE(one.lecture.done(one.match));
    CHECK(one.lecture.reply(one.match).kind == Reply::Kind::Wait);
    CHECK(one.judge("tile R25 2.6 0") == Verdict::Expected);
    CHECK(one.judge("tile R25 2.4 0") == Verdict::Other); // of the other way
    one.play("tile R25 2.6 0");
    CHECK(one.lecture.answered());
    CHECK(one.lecture.expected(one.match).empty());
    CHECK(one.lecture.reply(one.match).kind == Reply::Kind::Play);
}

TEST_CASE("The first of several moves can be taken back, and made another way") {
    Builder one;
    one.play("pawn W 1.6");
    REQUIRE(one.match.undo(Seat::First) == Refusal::None);
    one.lecture.follow(one.match);
    one.play("pawn W 1.7");
    CHECK(one.judge("tile R25 2.6 0") == Verdict::Other);
    CHECK(one.judge("tile R25 2.4 0") == Verdict::Expected);
}

TEST_CASE("Something is closed by its name") {
    LessonFault fault;
    auto lesson = readLesson(
        "lesson kheops\nchapter One\nseed kheops lesson 32829\nsay Close it.\nwait close rivalTurn\n",
        fault);
    REQUIRE(lesson);
    Lecture lecture(std::move(*lesson));
    CHECK_FALSE(lecture.answer(WaitKind::Open, "rivalTurn"));
    CHECK_FALSE(lecture.answer(WaitKind::Close, "scoreDrawer"));
    CHECK(lecture.answer(WaitKind::Close, "rivalTurn"));
}

TEST_CASE("One step back, each with the position it began with") {
    Learner one;
    const std::size_t opening = one.match.log().entries.size();
    CHECK_FALSE(one.lecture.canGoBack());
    one.toTile();
    CHECK(one.lecture.back() == opening);
    CHECK(one.lecture.step().say == "Again.");
    one.match = *AnyMatch::replay(one.match.log(), opening);
    one.lecture.follow(one.match);
    CHECK(one.lecture.step().say == "Again.");
    // What was taken back is gone, and so is the step that asked for it.
    CHECK(one.lecture.back() == opening + 1);
    CHECK(one.lecture.step().say == "Read.");
}

TEST_CASE("A chapter with a set-up of its own begins a new match") {
    Learner one;
    one.lecture.begin(2, *openingOf(one.lecture.lesson(), 2));
    CHECK(one.lecture.step().say == "The end.");
    CHECK(one.lecture.atEnd());
    CHECK_FALSE(one.lecture.canGoBack());
}

TEST_CASE("A later chapter on the same match begins where the one before would end") {
    const auto opening = openingOf(sample(), 1);
    REQUIRE(opening);
    CHECK(opening->write(opening->log().entries.back()) == "pawn W 1.6");
}

TEST_CASE("Who leaves goes on exactly there") {
    Learner one;
    one.toTile();
    one.play("tile R25 2.6 0");
    one.play("pawn W 2.6");
    Lecture later(sample());
    REQUIRE(later.resume(one.lecture.bookmark()));
    CHECK(later.bookmark() == one.lecture.bookmark());
    CHECK(later.step().say == "A tile.");
    CHECK(later.reply(one.match).move == one.move("tile R18 2.4 0"));
    CHECK(later.canGoBack());
}

TEST_CASE("A log that is further than its bookmark is caught up with") {
    Learner one;
    one.toTile();
    const std::string before = one.lecture.bookmark();
    one.play("tile R25 2.6 0"); // and the device dies before the bookmark is written
    Lecture later(sample());
    REQUIRE(later.resume(before));
    later.follow(one.match);
    CHECK(later.reply(one.match).kind == Reply::Kind::Play);
}

TEST_CASE("A bookmark of another lesson is refused") {
    Lecture lecture(sample());
    for (const char* const bookmark :
         {"", "0", "0 0 0", "x 0 0 26", "9 0 0 26", "0 9 0 26", "0 0 2 26", "0 0 0 26 26", "2 0 0 26 26"}) {
        INFO(bookmark);
        CHECK_FALSE(lecture.resume(bookmark));
    }
    CHECK(lecture.resume("0 0 0 26"));
}
