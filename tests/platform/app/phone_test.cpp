#include <catch2/catch.hpp>

#include <QDir>
#include <QQuickItem>
#include <QSignalSpy>

#include <algorithm>

#include "tests/platform/app/running_app.h"

namespace {

/// Whether a text can be read on the screen, or on what lies over it.
bool says(const QQuickItem& item, const QString& words) {
    const QList<QQuickItem*> children = item.childItems();
    return item.isVisible() && (item.property("text").toString().contains(words) ||
                                std::any_of(children.begin(), children.end(),
                                            [&words](const QQuickItem* one) { return says(*one, words); }));
}

} // namespace

TEST_CASE("Screens keep clear of what the system covers") {
    RunningApp running(AppStore::inMemory);
    running.device->covered = QMarginsF(1, 47, 2, 34);
    emit running.device->insetsChanged();
    CHECK(running.theme("safeTop").toInt() == 47);
    CHECK(running.theme("safeBottom").toInt() == 34);
    CHECK(running.theme("safeLeft").toInt() == 1);
    CHECK(running.theme("safeRight").toInt() == 2);
}

TEST_CASE("What the system shows at the start goes with the first frame, and once") {
    RunningApp running(AppStore::inMemory);
    CHECK(comes([&] { return running.device->firstFrames == 1; }));
    running.app.window()->update();
    for (int i = 0; i < 20; ++i) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    CHECK(running.device->firstFrames == 1);
}

TEST_CASE("An Architect thinks on a thread that a profiler can name") {
    RunningApp running(AppStore::inMemory);
    running.sitDown("bot", "bot");
    CHECK(comes([] {
        QDir tasks(QStringLiteral("/proc/self/task"));
        const QStringList all = tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        return std::any_of(all.begin(), all.end(), [&tasks](const QString& one) {
            QFile name(tasks.filePath(one) + QStringLiteral("/comm"));
            return name.open(QIODevice::ReadOnly) && name.readAll().trimmed() == "architect";
        });
    }));
}

TEST_CASE("Text is as large as the system says, times the app's own setting") {
    RunningApp running(AppStore::inMemory);
    const int usual = running.theme("text").toInt();
    running.device->letters = 1.25;
    emit running.device->systemChanged();
    CHECK(running.theme("text").toInt() == usual * 5 / 4);
    running.app.app().settings()->setTextScale(1.2);
    CHECK(running.theme("zoom").toReal() == Approx(1.5));
}

TEST_CASE("Nothing moves where the system wants it so") {
    RunningApp running(AppStore::inMemory);
    running.app.app().settings()->setAnimationSpeed(1);
    CHECK(running.theme("motion").toInt() > 0);
    running.device->still = true;
    emit running.device->systemChanged();
    CHECK(running.theme("motion").toInt() == 0);
}

TEST_CASE("The screen stays on at a table, and only in front") {
    RunningApp running(AppStore::inMemory);
    CHECK_FALSE(running.device->lit);
    running.sitDown("person", "bot");
    CHECK(running.device->lit);
    running.device->toBackground();
    CHECK_FALSE(running.device->lit);
    running.device->toFront();
    CHECK(running.device->lit);
    emit running.device->backAsked();
    REQUIRE(comes([&] { return running.depth() == 1; }));
    CHECK_FALSE(running.device->lit);
}

TEST_CASE("Back is ours while it leads somewhere within the app, and the system's on the first screen") {
    RunningApp running(AppStore::inMemory);
    CHECK_FALSE(running.device->backHeld);
    running.sitDown("person", "bot");
    CHECK(running.device->backHeld);
    emit running.device->backAsked();
    CHECK(comes([&] { return running.depth() == 1; }));
    CHECK_FALSE(running.device->backHeld);
}

TEST_CASE("An invitation's link that finds the app open leads to joining") {
    RunningApp running(AppStore::inMemory);
    QSignalSpy asked(&running.app.online(), &OnlineModel::codeAsked);
    emit running.device->linkOpened(QStringLiteral("https://example.org/join/NEFART"));
    REQUIRE(asked.size() == 1);
    CHECK(asked.at(0).at(0).toString().toStdString() == "NEFART");
    CHECK(running.depth() == 2);
}

TEST_CASE("An invitation's link that starts the app leads to joining") {
    auto phone = std::make_unique<FakeDevice>();
    phone->link = QStringLiteral("greatarchitects://join/NEFART");
    const RunningApp running(AppStore::inMemory, std::move(phone));
    CHECK(running.depth() == 2);
    CHECK(running.device->link.isEmpty());
}

TEST_CASE("Whoever chose the language last decides: the system's settings of the app, or its own") {
    const QTemporaryDir folder;
    const QString store = folder.filePath("matches.db");
    {
        RunningApp running(store);
        SettingsModel& settings = *running.app.app().settings();
        CHECK(QLocale().language() == QLocale::English);
        settings.setLanguage(QStringLiteral("it"));
        CHECK(QLocale().language() == QLocale::Italian);
        running.device->wanted = QStringLiteral("es-ES");
        emit running.device->systemChanged();
        CHECK(settings.language().isEmpty());
        CHECK(QLocale().language() == QLocale::Spanish);
        settings.setLanguage(QStringLiteral("it"));
    }
    auto same = std::make_unique<FakeDevice>();
    same->wanted = QStringLiteral("es-ES");
    {
        const RunningApp running(store, std::move(same));
        CHECK(QLocale().language() == QLocale::Italian);
    }
    const RunningApp changed(store); // English while the app was closed
    CHECK(QLocale().language() == QLocale::English);
}

TEST_CASE("What the phone can do is what the app offers") {
    RunningApp running(AppStore::inMemory);
    const Platform& platform = running.app.platform();
    CHECK(platform.canVibrate());
    CHECK(platform.canShare());
    CHECK(platform.canPush());
    CHECK(platform.canKeepAwake());
    CHECK(platform.identityProviders().join(u' ').toStdString() == "google.com");
    running.app.platform().share(QStringLiteral("a match"));
    CHECK(running.device->shared.toStdString() == "a match");
    running.app.platform().vibrate();
    CHECK(running.device->taps == 1);
    CHECK(platform.notifications().toStdString() == "unasked");
    running.app.platform().askNotifications();
    CHECK(platform.notifications().toStdString() == "granted");
}

TEST_CASE("Where pushes can come, and only there, About names the SDK that brings them") {
    for (const bool pushes : {true, false}) {
        auto phone = std::make_unique<FakeDevice>();
        phone->able.pushes = pushes;
        const RunningApp running(AppStore::inMemory, std::move(phone));
        auto* current = running.app.window()->property("current").value<QObject*>();
        QMetaObject::invokeMethod(current, "go", Q_ARG(QString, QStringLiteral("about")),
                                  Q_ARG(QVariant, QVariant(QVariantMap())));
        const QQuickItem& seen = *running.app.window()->contentItem();
        REQUIRE(comes([&] {
            return says(seen,
                        QStringLiteral("JSON for Modern C++ by Niels Lohmann, under the MIT License"));
        }));
        CHECK(says(seen, QStringLiteral("The Firebase SDK by Google, under the Apache License 2.0")) ==
              pushes);
    }
}
