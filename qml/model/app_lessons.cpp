// The lessons as the app opens them.
#include <QFile>

#include "core/bots/architects.h"
#include "core/lessons/walk.h"
#include "qml/model/app_model.h"

using architects::play::Failure;

bool AppModel::learn(const QString& game) {
    const QString left = lesson_->matchOf(game);
    Failure failure;
    const bool there = !left.isEmpty() && house_.peek(left.toStdString(), failure) != nullptr;
    return there ? openMatch(left) : learnChapter(game, 0);
}

/// The rival is Snefru, the gentlest of the Architects.
bool AppModel::learnChapter(const QString& game, int chapter) {
    const auto lesson = lesson_->lessonOf(game);
    const auto at = static_cast<std::size_t>(chapter);
    const auto opening = lesson && chapter >= 0 && at < lesson->chapters.size()
                             ? architects::lessons::openingOf(*lesson, at)
                             : std::nullopt;
    if (!opening) {
        report({architects::Refusal::UnknownGame, {}});
        return false;
    }
    const auto& setup = opening->log().setup;
    architects::play::NewMatch wish{setup.game, {}, setup.options, setup.seed};
    const int learner = indexOf(architects::lessons::learnerOf(*lesson, at));
    for (int seat = 0; seat < setup.seats; ++seat) {
        const std::string name(architects::architectOf(1).name);
        wish.players.push_back(seat == learner ? architects::Player{}
                                               : architects::Player{name, architects::PlayerKind::Bot, 1});
    }
    const QString before = lesson_->matchOf(game);
    const bool onScreen = table_ != nullptr && table_->matchId() == before;
    Failure failure;
    architects::play::Session* session = house_.create(wish, failure);
    if (session != nullptr) {
        // No bot may think before the lesson says what it does.
        session->follow([](const architects::AnyMatch&) { return architects::lessons::Reply{}; });
        failure = session->become(*opening);
        lesson_->adopt(*session, at);
    }
    report(failure);
    if (!showTable(session)) {
        return false;
    }
    emit lesson_->tableMoved();
    if (onScreen) {
        stale_ = before; // its screen is still leaving
    } else if (!before.isEmpty()) {
        (void)removeMatch(before);
    }
    return true;
}

std::string AppModel::tryLesson(const QString& path) {
    using architects::lessons::LessonFault;
    const auto told = [&path](const LessonFault& fault) {
        const std::string line = fault.line > 0 ? "line " + std::to_string(fault.line) + ": " : "";
        return path.toStdString() + ": " + line + fault.what;
    };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return told({0, file.errorString().toStdString()});
    }
    LessonFault fault;
    auto lesson = architects::lessons::readLesson(file.readAll().toStdString(), fault);
    if (!lesson) {
        return told(fault);
    }
    if (const auto faults = architects::lessons::checkLesson(*lesson); !faults.empty()) {
        return told(faults.front());
    }
    const QString game = QString::fromStdString(lesson->game);
    lesson_->tryOut(std::move(*lesson));
    if (!learnChapter(game, 0)) {
        return told({0, "its match could not be kept"});
    }
    leaveWord(table_->matchId().toStdString()); // the first screen goes on there
    closeTable();
    return {};
}
