#include "tests/qml/model/model_test.h"

#include <QFile>
#include <QTemporaryDir>

namespace {

/// A lesson as a file on the disk.
QString lessonFile(const QTemporaryDir& folder, const QByteArray& text) {
    const QString path = folder.filePath("own.lesson");
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return path;
}

const QByteArray turn = "lesson kheops\nchapter A turn\nseed kheops lesson 32829\nsay Welcome.\n";

} // namespace

TEST_CASE("A match of a lesson is marked as one in the list") {
    Desk desk;
    const auto marked = [&desk](int row) {
        const auto* list = desk.app.openMatches();
        return list->data(list->index(row), MatchListModel::LessonRole).toBool();
    };
    desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    REQUIRE(desk.app.learnChapter("kheops", 0));
    REQUIRE(desk.app.openMatches()->count() == 2);
    CHECK(marked(0));
    CHECK_FALSE(marked(1));
}

TEST_CASE("A lesson is tried from its file, and changes nothing about the app's own") {
    Desk desk;
    const QTemporaryDir folder;
    REQUIRE(desk.app.learnChapter("kheops", 1));
    const QString own = desk.app.table()->matchId();
    desk.app.closeTable();

    CHECK(desk.app.tryLesson(lessonFile(folder, turn)).empty());
    const QString tried = desk.app.takeLeftTable();
    REQUIRE(desk.app.openMatch(tried));
    CHECK(tried != own);
    REQUIRE(desk.app.lesson()->active());
    CHECK(desk.app.lesson()->said() == QStringLiteral("Welcome."));
    desk.app.lesson()->next();
    CHECK_FALSE(desk.app.lesson()->active());
    desk.app.closeTable();

    AppModel later(&desk.opened->store, {});
    CHECK_FALSE(later.lesson()->learnt("kheops"));
    REQUIRE(later.learn("kheops"));
    CHECK(later.table()->matchId() == own);
    CHECK(later.lesson()->chapter() == 1);
    later.closeTable();
}

TEST_CASE("A lesson that does not hold is not begun, and its line is told") {
    Desk desk;
    const QTemporaryDir folder;
    const std::string path = folder.filePath("own.lesson").toStdString();
    CHECK(desk.app.tryLesson(lessonFile(folder, turn + "dance\n")) ==
          path + ": line 5: there is no such line: dance");
    const std::string refused = desk.app.tryLesson(lessonFile(folder, turn + "wait move pawn P 1.6\n"));
    CHECK(refused.starts_with(path + ": line 4: pawn P 1.6: "));
    CHECK(desk.app.tryLesson(folder.filePath("none.lesson"))
              .starts_with(folder.filePath("none.lesson").toStdString() + ": "));
    CHECK(desk.app.openMatches()->count() == 0);
    CHECK(desk.app.takeLeftTable().isEmpty());
}

TEST_CASE("Each game remembers for itself that it was learnt, and where its lesson was left") {
    Desk desk;
    const LessonModel& lesson = *desk.app.lesson();
    QStringList learnt;
    for (const AppGame& one : desk.app.games()) {
        const QString& game = one.id;
        INFO(game.toStdString());
        CHECK(lesson.exists(game));
        CHECK_FALSE(lesson.learnt(game));
        REQUIRE(desk.app.learn(game));
        CHECK(lesson.begun(game));
        desk.app.lesson()->finish();
        learnt.append(game);
        for (const AppGame& other : desk.app.games()) {
            CHECK(lesson.learnt(other.id) == learnt.contains(other.id));
        }
        CHECK_FALSE(lesson.begun(game));
        desk.app.closeTable();
    }
    CHECK(learnt.size() == 4);
}
