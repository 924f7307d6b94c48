#include <catch2/catch.hpp>

#include <string>
#include <utility>
#include <vector>

#include "core/lessons/walk.h"

using namespace architects;
using namespace architects::lessons;

namespace {

const std::string head = "lesson kheops\nchapter A turn\nseed kheops lesson 32829\n";

LessonFault faultOf(const std::string& text) {
    LessonFault fault;
    CHECK_FALSE(readLesson(text, fault));
    return fault;
}

std::vector<LessonFault> faultsOfPlaying(const std::string& text) {
    LessonFault fault;
    const auto lesson = readLesson(text, fault);
    INFO(fault.line << ": " << fault.what);
    REQUIRE(lesson);
    return checkLesson(*lesson);
}

std::string words(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += "word ";
    }
    return text;
}

} // namespace

TEST_CASE("A lesson is read line by line") {
    LessonFault fault;
    const auto lesson =
        readLesson("# a remark\n" + head +
                       "option pharaoh mummy\nseat 1\ngiven 1 pawn W 1.6\n\n"
                       "say Build.\r\npoint cell.18 confirm\nrule kheops/tile kheops/turn\n"
                       "wait move tile R25 2.6 0 | tile R25 2.4 *, pawn W 1.6\nelse Not there.\n"
                       "then pawn W 2.6\nthen think\n"
                       "chapter The end\nsay Look.\nwait open scoreDrawer\n",
                   fault);
    REQUIRE(lesson);
    CHECK(lesson->game == "kheops");
    REQUIRE(lesson->chapters.size() == 2);
    const Chapter& first = lesson->chapters[0];
    CHECK(first.title == "A turn");
    REQUIRE(first.start);
    CHECK(first.start->learner == Seat::First);
    CHECK(first.start->setup.options[0] == 1);
    CHECK(first.start->setup.seed == sha256("kheops lesson 32829"));
    CHECK(first.start->given.size() == 1);
    REQUIRE(first.steps.size() == 1);
    const Step& step = first.steps[0];
    CHECK(step.say == "Build.");
    CHECK(step.otherwise == "Not there.");
    CHECK(step.points == std::vector<std::string>{"cell.18", "confirm"});
    CHECK(step.rules == std::vector<std::string>{"kheops/tile", "kheops/turn"});
    CHECK(step.wait.lines == std::vector<Line>{{"tile R25 2.6 0"}, {"tile R25 2.4 *", "pawn W 1.6"}});
    CHECK(step.replies == std::vector<std::string>{"pawn W 2.6"});
    CHECK(step.rivalThinks);
    CHECK_FALSE(lesson->chapters[1].start);
    CHECK(lesson->chapters[1].steps[0].wait.kind == WaitKind::Open);
    CHECK(lesson->chapters[1].steps[0].wait.name == "scoreDrawer");
    CHECK(textsOf(*lesson) ==
          std::vector<std::string>{"A turn", "Build.", "Not there.", "The end", "Look."});
}

TEST_CASE("What is wrong in a lesson is told with its line") {
    const std::vector<std::tuple<std::string, int, std::string>> wrong{
        {"", 0, "a lesson has a game and at least one chapter"},
        {"lesson kheops\n", 0, "a lesson has a game and at least one chapter"},
        {"chapter A turn\n", 1, "the first line names the game: lesson GAME"},
        {"lesson senet\n", 1, "there is no such game: senet"},
        {"lesson kheops\nlesson luxor\n", 2, "the game is named already"},
        {"lesson kheops\nchapter\n", 2, "chapter: something is missing"},
        {"lesson kheops\nseed x\n", 2, "a set-up belongs to a chapter"},
        {"lesson kheops\nsay Hello.\n", 2, "a step belongs to a chapter"},
        {"lesson kheops\nchapter A\nsay Hello.\n", 3, "the first chapter needs a set-up: seed TEXT"},
        {"lesson kheops\nchapter A\nseat 1\n", 3, "a set-up begins with its seed"},
        {head + "seed again\n", 4, "the set-up has a seed already"},
        {head + "dance\n", 4, "there is no such line: dance"},
        {head, 2, "a chapter has at least one step"},
        {head + "chapter B\n", 2, "a chapter has at least one step"},
        {head + "seats 3\n", 4, "this game is not for so many: 3"},
        {head + "seat 3\n", 4, "there is no such seat: 3"},
        {head + "option pharaoh cat\n", 4, "this game has no such option or value: pharaoh cat"},
        {head + "given 3 pawn W 1.6\n", 4, "there is no such seat: 3"},
        {head + "given 1 pawn X 1.6\n", 4, "this is no move of kheops: pawn X 1.6"},
        {head + "say Go.\nseat 1\n", 5, "the set-up comes before the first step of a chapter"},
        {head + "point cell.3\n", 4, "a step begins with what is said: say TEXT"},
        {head + "say Go.\nrule luxor/turn\n", 5, "this is no page of kheops: luxor/turn"},
        {head + "say Go.\nrule kheops/*\n", 5,
         "the first page is linked, so it has a whole name: kheops/*"},
        {head + "say Go.\nwait sleep\n", 5, "nothing can wait for this: sleep"},
        {head + "say Go.\nwait move\n", 5, "wait move: something is missing"},
        {head + "say Go.\nwait open\n", 5, "wait open: something is missing"},
        {head + "say Go.\nwait close\n", 5, "wait close: something is missing"},
        {head + "say Go.\nwait move pawn W 1.6, jump 1.6\n", 5, "this is no move of kheops: jump 1.6"},
        {head + "say Go.\nwait move jump 1.6\n", 5, "this is no move of kheops: jump 1.6"},
        {head + "say Go.\nwait next\nwait any\n", 6, "a step waits for one thing"},
        {head + "say Go.\nthen jump 1.6\n", 5, "this is no move of kheops: jump 1.6"},
        {head + "say Go.\nthen think\nthen pawn W 1.6\n", 6,
         "nothing follows when the rival thinks for himself"},
        {head + "say " + words(26) + "\n", 4, "at most 25 words: this has 26"},
        {head + "say Go.\nelse " + words(26) + "\n", 5, "at most 25 words: this has 26"},
    };
    for (const auto& [text, line, what] : wrong) {
        INFO(text);
        const LessonFault fault = faultOf(text);
        CHECK(fault.line == line);
        CHECK(fault.what == what);
    }
}

TEST_CASE("A chapter has at most twelve steps") {
    std::string text = head;
    for (int i = 0; i < mostSteps; ++i) {
        text += "say Go.\n";
    }
    LessonFault fault;
    CHECK(readLesson(text, fault));
    CHECK(faultOf(text + "say Too many.\n").what == "a chapter has at most 12 steps");
}

TEST_CASE("A move that the rules forbid is told with the line of its step") {
    const std::vector<std::tuple<std::string, int, std::string>> wrong{
        {"given 1 pawn P 1.6\nsay Go.\n", 4, "pawn P 1.6: "},
        {"say Go.\nwait move pawn W 1.4\n", 4, "pawn W 1.4: "}, // a forbidden tile
        {"say Go.\nwait move pawn W 1.6 | pawn P 1.6\n", 4, "pawn P 1.6: "},
        {"say Go.\nwait move pawn W 1.6, pawn W 1.8\n", 4, "pawn W 1.8: "},
        {"say Go.\nthen pawn W 1.6\n", 4, "pawn W 1.6: it is not the rival's turn"},
        {"say Go.\nwait undo\n", 4, "undo: "},
        {"given 1 pawn W 1.6\ngiven 1 tile R25 2.6 0\nsay Go.\nwait any\n", 6,
         "it is not the learner's turn"},
        {"given 1 pawn W 1.6\nsay Go.\nwait any\nthen pawn W 1.6\n", 5, "pawn W 1.6: "},
    };
    for (const auto& [text, line, what] : wrong) {
        INFO(text);
        const auto faults = faultsOfPlaying(head + text);
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].line == line);
        CHECK(faults[0].what.substr(0, what.size()) == what);
    }
}

TEST_CASE("Each of several moves must lead on to the end") {
    // The second of the two takes the place that the rival's tile needs.
    const auto faults = faultsOfPlaying(head + "given 1 pawn W 1.6\nsay Go.\n"
                                               "wait move tile R25 2.6 0 | tile R25 2.4 0\n"
                                               "then pawn W 1.7\nthen tile R18 2.4 0\n");
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].line == 5);
}
