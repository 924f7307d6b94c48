#include <iostream>
#include <memory>
#include <string>

#include "core/bots/choose.h"
#include "core/bots/view.h"
#include "core/lessons/lecture.h"
#include "core/lessons/walk.h"
#include "platform/terminal/command.h"
#include "platform/terminal/face.h"
#include "platform/terminal/match_file.h"
#include "platform/terminal/report.h"

namespace architects::terminal {
namespace {

using lessons::Lecture;
using lessons::Lesson;
using lessons::Reply;
using lessons::Step;
using lessons::Verdict;
using lessons::WaitKind;

struct LessonOptions {
    std::string file;
    bool check = false;
    bool show = false;
    bool ascii = false;
};

Lesson readLessonFile(const std::string& file) {
    lessons::LessonFault fault;
    auto lesson = lessons::readLesson(readFile(file), fault);
    if (!lesson) {
        throw Failure(ExitCode::Refused, placeOf(file, fault.line) + fault.what);
    }
    return std::move(*lesson);
}

/// A lesson in the terminal: the table, what is said, and an answer; or, to show it, its own answers.
class Classroom {
  public:
    Classroom(Lesson lesson, const LessonOptions& options)
        : lecture_(std::move(lesson)),
          match_(*lessons::openingOf(lecture_.lesson(), 0)),
          style_(styleOf(options.ascii)),
          shows_(options.show) {
        lecture_.begin(0, match_);
    }

    void run() {
        while (true) {
            tell();
            if (!step()) {
                return; // the input has ended, or the learner has had enough
            }
            if (lecture_.atEnd()) {
                std::cout << "That was the lesson. The match goes on from here in the app.\n";
                return;
            }
            if (lecture_.atChapterEnd() && lecture_.lesson().chapters[lecture_.chapter() + 1].start) {
                match_ = *lessons::openingOf(lecture_.lesson(), lecture_.chapter() + 1);
            }
            lecture_.next(match_);
        }
    }

  private:
    [[nodiscard]] Names names() const {
        Names all(static_cast<std::size_t>(match_.log().setup.seats), "Snefru");
        all[static_cast<std::size_t>(indexOf(lecture_.learner()))] = "You";
        return all;
    }
    void tell() {
        const Step& now = lecture_.step();
        if (lecture_.stepIndex() == 0) {
            std::cout << "== " << lecture_.lesson().chapters[lecture_.chapter()].title << " ==\n";
        }
        if (now.wait.forMove()) {
            const AnyMatch view = viewOf(match_, lecture_.learner());
            std::cout << faceOf(match_.game().id).table(view, lecture_.learner(), names(), style_) << '\n';
        }
        std::cout << now.say << '\n';
    }
    bool step() {
        const bool answered = lecture_.step().wait.forMove() ? askMove() : confirm();
        while (answered && !lecture_.done(match_)) {
            if (!reply()) {
                return false;
            }
        }
        return answered;
    }
    bool ask(const std::string& prompt, std::string& line) {
        std::cout << prompt << std::flush;
        return std::getline(std::cin, line) && line != "quit";
    }
    bool askMove() {
        for (std::string line; !lecture_.answered();) {
            if (shows_) {
                line = match_.write(Entry::of(lecture_.learner(), lecture_.expected(match_).front()));
                std::cout << "> " << line << '\n';
            } else if (!ask("your move > ", line)) {
                return false;
            }
            tryMove(line);
        }
        return true;
    }
    void tryMove(const std::string& line) {
        const auto entry = match_.read(lecture_.learner(), line);
        if (!entry.ok()) {
            std::cout << describe(entry.refusal()) << '\n';
            return;
        }
        switch (lecture_.judge(match_, entry->move())) {
        case Verdict::Illegal:
            std::cout << describe(match_.check(lecture_.learner(), entry->move())) << '\n';
            return;
        case Verdict::Other: {
            const std::string& words = lecture_.step().otherwise;
            std::cout << (words.empty() ? "Not now. " + lecture_.step().say : words) << '\n';
            return;
        }
        case Verdict::Expected: break;
        }
        (void)match_.play(lecture_.learner(), entry->move());
        lecture_.follow(match_);
    }
    bool confirm() {
        std::string line;
        if (!shows_ && !ask("Enter goes on > ", line)) {
            return false;
        }
        if (lecture_.step().wait.kind == WaitKind::Undo) {
            (void)match_.undo(lecture_.learner());
            lecture_.follow(match_);
        }
        lecture_.answer(lecture_.step().wait.kind, lecture_.step().wait.name);
        return true;
    }
    /// The rival's next move; false if there is none.
    bool reply() {
        const Reply next = lecture_.reply(match_);
        const Seat rival = match_.pending().seats.first();
        const auto move = next.kind == Reply::Kind::Play
                              ? std::optional(next.move)
                              : chooseMove(viewOf(match_, rival), rival, 1, match_.hash());
        if (next.kind == Reply::Kind::Wait || !move) {
            return false;
        }
        std::cout << faceOf(match_.game().id).sentence(Entry::of(rival, *move), names()) << '\n';
        return match_.play(rival, *move) == Refusal::None;
    }

    Lecture lecture_;
    AnyMatch match_;
    Style style_;
    bool shows_;
};

ExitCode lesson(const LessonOptions& options) {
    Lesson lesson = readLessonFile(options.file);
    const auto faults = lessons::checkLesson(lesson);
    for (const auto& fault : faults) {
        std::cout << placeOf(options.file, fault.line) << fault.what << '\n';
    }
    if (!faults.empty()) {
        return ExitCode::Refused;
    }
    if (options.check) {
        std::size_t steps = 0;
        for (const auto& chapter : lesson.chapters) {
            steps += chapter.steps.size();
        }
        std::cout << options.file << ": holds; " << lesson.chapters.size() << " chapters, " << steps
                  << " steps\n";
        return ExitCode::Ok;
    }
    Classroom(std::move(lesson), options).run();
    return ExitCode::Ok;
}

} // namespace

void addLesson(Line& line) {
    auto options = std::make_shared<LessonOptions>();
    CLI::App* command = addCommand(line, "lesson", "Check a lesson and play it in this terminal",
                                   "architects lesson assets/lessons/kheops.lesson --check");
    command->add_option("file", options->file, "A lesson file; - is standard input")->required();
    command->add_flag("--check", options->check, "Only check it");
    command->add_flag("--show", options->show, "It plays itself, step by step, to be read");
    command->add_flag("--ascii", options->ascii, "Nothing but ASCII");
    command->callback([options, &line] { line.code = lesson(*options); });
}

} // namespace architects::terminal
