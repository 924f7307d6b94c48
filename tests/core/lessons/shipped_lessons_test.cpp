#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "core/lessons/lecture.h"
#include "core/lessons/walk.h"

using namespace architects;
using namespace architects::lessons;

namespace {

std::string fileOf(const GameInfo& info) {
    return std::string(ARCHITECTS_SOURCE_DIR "/assets/lessons/") + std::string(info.id) + ".lesson";
}

/// The lesson of a game; nothing if it has none.
std::optional<Lesson> lessonOf(const GameInfo& info) {
    std::ifstream file(fileOf(info));
    if (!file) {
        return std::nullopt;
    }
    std::stringstream text;
    text << file.rdbuf();
    LessonFault fault;
    auto lesson = readLesson(text.str(), fault);
    INFO(fileOf(info) << ": " << fault.line << ": " << fault.what);
    REQUIRE(lesson);
    CHECK(lesson->game == info.id);
    return lesson;
}

} // namespace

TEST_CASE("Every game has a lesson") {
    for (const GameInfo* info : allGames()) {
        INFO(info->id);
        CHECK(lessonOf(*info));
    }
}

TEST_CASE("Every lesson plays to its end, whichever of the expected moves is made") {
    for (const GameInfo* info : allGames()) {
        const auto lesson = lessonOf(*info);
        for (const LessonFault& fault : lesson ? checkLesson(*lesson) : std::vector<LessonFault>{}) {
            FAIL_CHECK(fileOf(*info) << ": " << fault.line << ": " << fault.what);
        }
    }
}

TEST_CASE("Every chapter of every lesson can be begun, and ends in the middle of a match") {
    for (const GameInfo* info : allGames()) {
        const auto lesson = lessonOf(*info);
        for (std::size_t chapter = 0; lesson && chapter < lesson->chapters.size(); ++chapter) {
            INFO(info->id << " " << lesson->chapters[chapter].title);
            auto match = openingOf(*lesson, chapter);
            REQUIRE(match);
            LessonFault fault;
            CHECK(walkChapter(*lesson, chapter, 0, *match, fault));
            CHECK_FALSE(match->pending().over());
            CHECK(AnyMatch::verify(match->log()) == Refusal::None);
        }
    }
}

TEST_CASE("What is said when another move is tried is said wherever one can be") {
    for (const GameInfo* info : allGames()) {
        const auto lesson = lessonOf(*info);
        for (const Chapter& chapter : lesson ? lesson->chapters : std::vector<Chapter>{}) {
            for (const Step& step : chapter.steps) {
                INFO(info->id << ": line " << step.line);
                CHECK((step.wait.kind == WaitKind::Move) == !step.otherwise.empty());
            }
        }
    }
}
