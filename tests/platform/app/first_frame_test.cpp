// The system's start picture goes away with the first frame. So the first frame is the screen as it will
// rest: nothing slides in, and nobody sees a bare page.
#include <catch2/catch.hpp>

#include <QImage>

#include <cmath>

#include "core/games/any_game.h"
#include "tests/platform/app/running_app.h"

namespace {

/// The share of a screen by which two pictures of it may differ: a ring may appear. A screen that slides in
/// differs by 0.4 and more.
constexpr double little = 0.01;

/// Starts the app as a person has it, with animations, and looks before anything has had time to move.
struct FreshStart {
    explicit FreshStart(const QString& store, const QString& theme = QStringLiteral("day"))
        : app({store, QStringLiteral("en"), {}, {}}, nullptr, std::make_unique<FakeDevice>()) {
        app.app().settings()->setTheme(theme);
        app.app().settings()->setAnimationSpeed(1);
        REQUIRE(app.show());
        QObject::connect(
            app.window(), &QQuickWindow::frameSwapped, app.window(),
            [this] { first = app.window()->grabWindow(); }, Qt::SingleShotConnection);
        REQUIRE(comes([&] { return !first.isNull(); }));
    }
    /// The screen on top is a table.
    [[nodiscard]] bool atTable() const {
        return app.window()->property("current").value<QObject*>()->property("keepsTable").toBool();
    }
    [[nodiscard]] QImage rested() {
        const QDeadlineTimer wait(1500);
        while (!wait.hasExpired()) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        }
        return app.window()->grabWindow();
    }

    ArchitectsApp app;
    QImage first;
};

/// The share of pixels that are clearly different.
double difference(const QImage& one, const QImage& other) {
    REQUIRE(one.size() == other.size());
    int different = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            different += std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) +
                                     std::abs(qBlue(a) - qBlue(b)) >
                                 60
                             ? 1
                             : 0;
        }
    }
    return static_cast<double>(different) / (static_cast<double>(one.width()) * one.height());
}

/// The share of a picture that is not the colour of its corner: of a bare page, nothing.
double drawn(const QImage& picture) {
    QImage bare(picture.size(), picture.format());
    bare.fill(picture.pixelColor(1, 1));
    return difference(picture, bare);
}

/// A match of a person and an Architect, at the person's turn, left as a killed app leaves it.
void leave(const architects::GameInfo& game, const QString& store) {
    RunningApp running(store);
    running.sitDown("person", "bot",
                    QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size())));
    TableModel* table = running.app.app().table();
    REQUIRE(comes([&] { return table->yourTurn() && !table->behind(); }));
    running.device->toBackground();
}

} // namespace

TEST_CASE("The first frame of the app is the first screen as it rests, by day and by night") {
    for (const char* theme : {"day", "night"}) {
        const QTemporaryDir folder;
        FreshStart start(folder.filePath("matches.db"), QString::fromLatin1(theme));
        const QImage rested = start.rested();
        INFO(theme << ": " << difference(start.first, rested) << ", drawn " << drawn(start.first));
        CHECK(difference(start.first, rested) < little);
        CHECK(drawn(start.first) > 0.05);
    }
}

TEST_CASE("The first frame after a kill is the table as it was left, and nothing slides in") {
    for (const architects::GameInfo* game : architects::allGames()) {
        const QTemporaryDir folder;
        const QString store = folder.filePath("matches.db");
        leave(*game, store);
        FreshStart start(store);
        CHECK(start.atTable());
        CHECK_FALSE(start.app.window()->property("stack").value<QObject*>()->property("busy").toBool());
        const QImage rested = start.rested();
        INFO(game->id << ": " << difference(start.first, rested) << ", drawn " << drawn(start.first));
        CHECK(difference(start.first, rested) < little);
        CHECK(drawn(start.first) > 0.05);
    }
}
