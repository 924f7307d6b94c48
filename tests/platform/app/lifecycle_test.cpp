#include <catch2/catch.hpp>

#include "tests/platform/app/running_app.h"

namespace {

QString fileIn(const QTemporaryDir& folder) {
    return folder.filePath("matches.db");
}

/// What is on the disk at this moment, as a killed app leaves it.
void copyStore(const QTemporaryDir& from, const QTemporaryDir& to) {
    for (const char* ending : {"", "-wal"}) {
        const QString name = QStringLiteral("matches.db") + QLatin1String(ending);
        if (QFile::exists(from.filePath(name))) {
            REQUIRE(QFile::copy(from.filePath(name), to.filePath(name)));
        }
    }
}

} // namespace

TEST_CASE("In the background no Architect thinks, back in front they go on") {
    const QTemporaryDir folder;
    RunningApp running(fileIn(folder));
    REQUIRE(running.shown);
    running.sitDown("bot", "bot");
    TableModel* table = running.app.app().table();
    REQUIRE(table != nullptr);
    REQUIRE(comes([&] { return table->thinking() && table->plyCount() > 2; }));

    running.device->toBackground();
    CHECK_FALSE(table->thinking());
    const int left = table->plyCount();
    for (int i = 0; i < 200; ++i) { // an answer that was on its way is dropped
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
    }
    CHECK(table->plyCount() == left);
    CHECK_FALSE(table->thinking());

    running.device->toFront();
    CHECK(comes([&] { return table->plyCount() > left; }));
}

TEST_CASE("In the background the loudspeaker is let go, and nothing is heard") {
    const QTemporaryDir folder;
    RunningApp running(fileIn(folder));
    Platform& platform = running.app.platform();
    platform.play("tile");
    REQUIRE(platform.soundsHeld() == 1);

    running.device->toBackground();
    CHECK(platform.soundsHeld() == 0);
    platform.play("tile");
    CHECK(platform.soundsHeld() == 0);

    running.device->toFront();
    platform.play("tile");
    CHECK(platform.soundsHeld() == 1);
}

TEST_CASE("Who comes back finds the exact position on the same screen") {
    const QTemporaryDir folder;
    RunningApp running(fileIn(folder));
    running.sitDown("person", "bot");
    REQUIRE(running.depth() == 2);
    const std::string match = running.table();
    const std::string before = running.match();

    running.device->toBackground();
    running.device->toFront();
    CHECK(running.depth() == 2);
    CHECK(running.table() == match);
    CHECK(running.match() == before);
}

TEST_CASE("Who comes back to an app that was killed in the background finds the same") {
    const QTemporaryDir folder;
    const QTemporaryDir afterwards;
    std::string match;
    std::string before;
    {
        RunningApp running(fileIn(folder));
        running.sitDown("bot", "person");
        TableModel* table = running.app.app().table();
        REQUIRE(comes([&] { return table->plyCount() > 0 && table->yourTurn(); }));
        running.device->toBackground();
        match = running.table();
        before = running.match();
        copyStore(folder, afterwards);
    }
    RunningApp again(fileIn(afterwards));
    CHECK(again.depth() == 2);
    CHECK(again.app.window()->property("current").value<QObject*>()->property("keepsTable").toBool());
    CHECK(again.table() == match);
    CHECK(again.match() == before);
}

TEST_CASE("Who left the table before the app was killed comes back to the first screen") {
    const QTemporaryDir folder;
    {
        RunningApp running(fileIn(folder));
        running.sitDown("person", "bot");
        running.device->toBackground();
        running.device->toFront();
    }
    const RunningApp again(fileIn(folder));
    CHECK(again.depth() == 1);
}
