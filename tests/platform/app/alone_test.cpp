#include <catch2/catch.hpp>

#include <QTcpServer>
#include <QTcpSocket>

#include "tests/platform/app/running_app.h"
#include "tests/platform/app/sdk_apps.h"
#include "tests/platform/app/sockets.h"

namespace {

/// A server's address, at which somebody counts who comes.
struct Server {
    Server() {
        REQUIRE(door.listen(QHostAddress::LocalHost));
        const QString address = QStringLiteral("http://127.0.0.1:%1").arg(door.serverPort());
        QFile file(addresses());
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(
            QStringLiteral(
                R"({"project": "demo", "apiKey": "key", "auth": "%1", "functions": "%1", "database": "%1"})")
                .arg(address)
                .toUtf8());
    }
    [[nodiscard]] QString addresses() const { return folder.filePath("addresses.json"); }
    [[nodiscard]] QString store() const { return folder.filePath("matches.db"); }
    /// The app with this server, as somebody starts it.
    [[nodiscard]] std::unique_ptr<ArchitectsApp> start() const {
        auto app = std::make_unique<ArchitectsApp>(
            ArchitectsApp::Wishes{store(), QStringLiteral("en"), addresses(), {}}, nullptr,
            std::make_unique<FakeDevice>());
        app->app().settings()->setAnimationSpeed(0);
        REQUIRE(app->show());
        QCoreApplication::processEvents();
        return app;
    }
    /// Nobody waits for an answer any longer: the SDK of desktops does not end before it has one.
    void hangUp() {
        while (QTcpSocket* caller = door.nextPendingConnection()) {
            caller->abort();
        }
        door.close();
    }

    QTemporaryDir folder;
    QTcpServer door;
};

void go(ArchitectsApp& app, const char* screen) {
    auto* current = app.window()->property("current").value<QObject*>();
    QMetaObject::invokeMethod(current, "go", Q_ARG(QString, QString::fromLatin1(screen)),
                              Q_ARG(QVariant, QVariant(QVariantMap())));
    for (int i = 0; i < 50; ++i) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
}

} // namespace

TEST_CASE("Who plays alone sends nothing: no way to the server is made, no socket is asked for") {
    const Server server;
    const int before = networkSockets(); // the server's own
    const auto app = server.start();
    REQUIRE(app->online().available()); // playing with friends is offered
    for (const char* screen : {"newGame", "settings", "about", "history", "rules"}) {
        go(*app, screen);
    }
    app->app().startMatch({{"game", "kheops"},
                           {"seed", "one"},
                           {"players", QVariantList{QVariantMap{{"kind", "bot"}, {"level", 1}},
                                                    QVariantMap{{"kind", "bot"}, {"level", 1}}}}});
    REQUIRE(comes([&] { return app->app().table()->plyCount() > 4; }));
    CHECK(app->online().client() == nullptr);
    CHECK(sdkApps() == 0);
    CHECK(networkSockets() == before);
    CHECK_FALSE(server.door.hasPendingConnections());
}

TEST_CASE("The first screen about friends makes the way to the server, and signing in uses it") {
    Server server;
    const int before = networkSockets();
    const auto app = server.start();
    go(*app, "online");
    REQUIRE(app->online().client() != nullptr);
    CHECK(sdkApps() == (sdkIsBuiltIn ? 1 : 0));
    app->online().signInAnonymously();
    CHECK(comes([&] { return server.door.hasPendingConnections(); }));
    CHECK(networkSockets() > before);
    server.hangUp();
}

TEST_CASE("Who has an account is told at the next start what happened meanwhile") {
    Server server;
    const QTemporaryDir folder;
    {
        RunningApp running(server.store());
        running.app.online().signInAnonymously();
        REQUIRE(comes([&] { return running.app.online().signedIn(); }));
    }
    const auto app = server.start();
    CHECK(app->online().client() != nullptr);
    server.hangUp();
}

TEST_CASE("Who signed out sends nothing at the next start") {
    const Server server;
    {
        RunningApp running(server.store());
        running.app.online().signInAnonymously();
        REQUIRE(comes([&] { return running.app.online().signedIn(); }));
        running.app.online().signOut();
        REQUIRE(comes([&] { return !running.app.online().signedIn(); }));
    }
    const auto app = server.start();
    CHECK(app->online().client() == nullptr);
}

TEST_CASE("Where the way to the server cannot be made, playing with friends is no longer offered") {
    RunningApp running(AppStore::inMemory);
    int made = 0;
    OnlineModel online(
        [&made]() -> architects::online::Transport* {
            ++made;
            return nullptr;
        },
        &running.app.store());
    CHECK(online.available());
    CHECK_FALSE(online.open());
    CHECK_FALSE(online.available());
    CHECK_FALSE(online.open());
    CHECK(made == 1);
}

TEST_CASE("An invitation's link leads to joining although nobody was online before") {
    Server server;
    const auto app = server.start();
    app->online().openLink(QStringLiteral("greatarchitects://join/NEFART"));
    CHECK(comes([&] { return app->online().client() != nullptr; }));
    CHECK(app->window()->property("depth").toInt() == 2);
    server.hangUp();
}
