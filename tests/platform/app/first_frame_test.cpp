// What is to be seen first: the page that stays, on the ground that the system's own start picture has.
#include <catch2/catch.hpp>

#include <QImage>

#include "tests/platform/app/running_app.h"

namespace {

constexpr int settleMs = 600; // longer than any transition

/// The app, started at the speed that people have, and what it showed first.
struct Started {
    explicit Started(const QString& store)
        : app({store, {}, {}, {}}, nullptr, std::make_unique<FakeDevice>()) {
        REQUIRE(app.show());
        QObject::connect(app.window(), &QQuickWindow::frameSwapped, app.window(), [this] {
            if (!seen) {
                seen = true;
                first = app.window()->grabWindow();
            }
        });
        REQUIRE(comes([this] { return seen && !first.isNull(); }));
    }
    QImage resting() {
        const QDeadlineTimer settled(settleMs);
        (void)comes([&] { return settled.hasExpired(); });
        return app.window()->grabWindow();
    }
    QColor page() {
        QQmlComponent component(&app.engine());
        component.setData(
            "import QtQuick; import Architects.Ui; QtObject { property color seen: Theme.page }", QUrl());
        const std::unique_ptr<QObject> looker(component.create());
        return looker->property("seen").value<QColor>();
    }

    ArchitectsApp app;
    bool seen = false;
    QImage first;
};

/// How many of a thousand points differ.
int difference(const QImage& one, const QImage& other) {
    REQUIRE(one.size() == other.size());
    int differ = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            differ += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
        }
    }
    return differ * 1000 / (one.width() * one.height());
}

/// How many of a thousand points are other than the bare ground.
int drawnOn(const QImage& picture, const QColor& ground) {
    QImage bare(picture.size(), picture.format());
    bare.fill(ground);
    return difference(picture, bare);
}

} // namespace

TEST_CASE("The first frame is the first page as it stays, by day and by night") {
    const QTemporaryDir folder;
    const QString store = folder.filePath("matches.db");
    for (const QString theme : {"day", "night"}) {
        INFO(theme.toStdString());
        {
            ArchitectsApp before({store, {}, {}, {}}, nullptr, std::make_unique<FakeDevice>());
            before.app().settings()->setTheme(theme);
        }
        Started started(store);
        CHECK(started.page() == QColor(theme == QLatin1String("night") ? "#15171C" : "#F3E9D6"));
        CHECK(started.app.window()->color() == started.page());
        CHECK(drawnOn(started.first, started.page()) > 100);
        CHECK(difference(started.first, started.resting()) < 10);
    }
}

TEST_CASE("After the system has ended the app, the first frame is the table it was at") {
    const QTemporaryDir folder;
    const QString store = folder.filePath("matches.db");
    {
        RunningApp before(store);
        before.sitDown("person", "bot");
        before.device->toBackground();
    }
    Started started(store);
    CHECK(started.app.window()->property("depth").toInt() == 2);
    CHECK(difference(started.first, started.resting()) < 10);
}
