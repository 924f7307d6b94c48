#pragma once

#include <QJSEngine>
#include <QMap>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

class QSoundEffect;

/// The device, as far as it differs from one to the next: what it can do, and how it is done there.
/// The members that differ live in platform_<system>.cpp; everything else asks here.
class Platform : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool canVibrate READ canVibrate CONSTANT)
    Q_PROPERTY(bool canShare READ canShare CONSTANT)
    Q_PROPERTY(bool canPush READ canPush CONSTANT)
    Q_PROPERTY(QStringList identityProviders READ identityProviders CONSTANT)

  public:
    explicit Platform(QObject* parent = nullptr);
    ~Platform() override;
    Q_DISABLE_COPY_MOVE(Platform)
    static Platform* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool canVibrate() const;
    /// A share sheet; where there is none, share() puts the text on the clipboard.
    [[nodiscard]] bool canShare() const;
    /// Can the server call this device while the app is closed?
    [[nodiscard]] bool canPush() const;
    /// Who can vouch for a person here: "google.com", "apple.com". Empty on a desktop.
    [[nodiscard]] QStringList identityProviders() const;
    /// Lets one of them ask the person; answered by identityGiven().
    Q_INVOKABLE void askIdentity(const QString& provider);

    /// A short tap felt in the hand.
    Q_INVOKABLE void vibrate();
    Q_INVOKABLE void share(const QString& text);
    /// One of the sounds in assets/sounds by its name; silence where there is no loudspeaker.
    Q_INVOKABLE void play(const QString& sound);

  signals:
    /// What proves to our server who somebody is. `nonce` is Apple's, and empty with the others.
    void identityGiven(const QString& provider, const QString& idToken, const QString& nonce);

  private:
    QMap<QString, QSoundEffect*> sounds_;
};
