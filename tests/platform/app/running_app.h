#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QQmlComponent>
#include <QTemporaryDir>
#include <QUrl>

#include <memory>
#include <string>

#include "platform/app/architects_app.h"
#include "platform/pictures/sample_friends.h"
#include "tests/platform/app/fake_device.h"

/// The whole app over a file, on a phone for tests.
struct RunningApp {
    explicit RunningApp(const QString& store,
                        std::unique_ptr<FakeDevice> phone = std::make_unique<FakeDevice>())
        : device(phone.get()), app({store, {}, {}, {}}, friends.transport(), std::move(phone)) {
        app.app().settings()->setAnimationSpeed(0);
        shown = app.show();
        QCoreApplication::processEvents();
    }
    /// Begins a match, and goes to its table as the home screen does. Two Architects play by themselves; a
    /// person's match waits for a move.
    void sitDown(const QString& first, const QString& second,
                 const QString& game = QStringLiteral("kheops")) {
        app.app().startMatch({{"game", game},
                              {"seed", "one"},
                              {"players", QVariantList{QVariantMap{{"kind", first}, {"level", 3}},
                                                       QVariantMap{{"kind", second}, {"level", 4}}}}});
        auto* home = app.window()->property("current").value<QObject*>();
        const QVariantMap values{{"table", QVariant::fromValue(app.app().table())}};
        QMetaObject::invokeMethod(home, "go", Q_ARG(QString, QStringLiteral("table")),
                                  Q_ARG(QVariant, QVariant(values)));
        QCoreApplication::processEvents();
    }
    /// The open match as text: its set-up and every entry.
    [[nodiscard]] std::string match() {
        return app.app().exportMatch(QString::fromStdString(table())).toStdString();
    }
    [[nodiscard]] int depth() const { return app.window()->property("depth").toInt(); }
    [[nodiscard]] std::string table() {
        return app.app().table() == nullptr ? std::string() : app.app().table()->matchId().toStdString();
    }
    /// One of the theme's properties, as the screens see it.
    [[nodiscard]] QVariant theme(const char* property) {
        QQmlComponent component(&app.engine());
        component.setData("import QtQml; import Architects.Ui; QtObject { property var seen: Theme }",
                          QUrl());
        const std::unique_ptr<QObject> looker(component.create());
        return looker->property("seen").value<QObject*>()->property(property);
    }

    SampleFriends friends;
    FakeDevice* device;
    ArchitectsApp app;
    bool shown = false;
};

/// Lets the app run until it is so; false if it does not come to be.
template <class Condition>
bool comes(Condition condition) {
    const QDeadlineTimer patience(20'000);
    while (!condition() && !patience.hasExpired()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    return condition();
}
