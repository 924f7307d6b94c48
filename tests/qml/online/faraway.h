#pragma once

#include <QJSEngine>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "core/save/store.h"
#include "platform/pictures/sample_friends.h"
#include "qml/model/app_model.h"
#include "qml/model/online_model.h"
#include "tests/platform/app/fake_device.h"

/// The other side, for tests: a server in this process, friends who do as they are told, the network.
class Faraway : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString clipboard READ clipboard)

  public:
    Faraway(architects::save::Store* store, AppModel* app, FakeDevice* phone);
    static Faraway* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] QString clipboard() const;
    /// Everything anew: nobody is signed in, no friend is there, no match.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void bringSamples();
    Q_INVOKABLE void setOnline(bool online);
    Q_INVOKABLE void settle();
    Q_INVOKABLE QString codeOf(const QString& person);
    Q_INVOKABLE QString uidOf(const QString& person);
    Q_INVOKABLE void join(const QString& person, const QString& code);
    Q_INVOKABLE void invite(const QString& person, const QString& game, const QString& match);
    Q_INVOKABLE void befriend(const QString& person);
    /// Waits with every move and every invitation, or goes on by themselves.
    Q_INVOKABLE void pause(const QString& person, bool on);
    /// Any function of the server, asked by that person; the name of the refusal, or empty.
    Q_INVOKABLE QString call(const QString& person, const QString& function, const QVariantMap& data);
    Q_INVOKABLE void passHours(int hours);
    /// What stands at a path of the database, as text.
    Q_INVOKABLE QString at(const QString& path) const;
    /// Plays for the person here.
    Q_INVOKABLE void play(const QString& match, int moves);
    /// The app is opened by a link.
    Q_INVOKABLE void openLink(const QString& link);
    /// What the person will say when the phone asks whether notifications may be shown; nobody was asked
    /// yet.
    Q_INVOKABLE void willAllow(bool allow);
    /// How often the phone has asked since then, and how often its own settings were opened.
    Q_INVOKABLE int timesAsked() const { return phone_->asked; }
    Q_INVOKABLE int settingsOpened() const { return phone_->settingsOpened; }
    /// A notification about that match is tapped.
    Q_INVOKABLE void tap(const QString& match);

  private:
    architects::online::MemoryFriend& person(const QString& name) {
        return friends_.person(name.toStdString());
    }
    architects::save::Store* store_;
    FakeDevice* phone_;
    SampleFriends friends_;
    OnlineModel online_;
};
