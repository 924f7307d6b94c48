#pragma once

#include <QJSEngine>
#include <QMap>
#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QWindow>
#include <QtQml/qqmlregistration.h>

#include <memory>

#include "platform/common/device.h"

class QSoundEffect;

/// The device as QML and the app see it: what it can do, how the system wants things to be, and when the
/// app is in front. One instance, made by the entry point before the first screen; where it made none, of
/// the device of this system.
class Platform : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool canVibrate READ canVibrate CONSTANT)
    Q_PROPERTY(bool canShare READ canShare CONSTANT)
    Q_PROPERTY(bool canPush READ canPush CONSTANT)
    Q_PROPERTY(bool canKeepAwake READ canKeepAwake CONSTANT)
    Q_PROPERTY(QStringList identityProviders READ identityProviders CONSTANT)
    Q_PROPERTY(QString notifications READ notifications NOTIFY notificationsChanged)
    Q_PROPERTY(qreal safeTop READ safeTop NOTIFY insetsChanged)
    Q_PROPERTY(qreal safeBottom READ safeBottom NOTIFY insetsChanged)
    Q_PROPERTY(qreal safeLeft READ safeLeft NOTIFY insetsChanged)
    Q_PROPERTY(qreal safeRight READ safeRight NOTIFY insetsChanged)
    Q_PROPERTY(bool reduceMotion READ reduceMotion NOTIFY systemChanged)
    Q_PROPERTY(qreal textScale READ textScale NOTIFY systemChanged)
    Q_PROPERTY(QString language READ language NOTIFY systemChanged)
    Q_PROPERTY(bool awake READ awake NOTIFY awakeChanged)

  public:
    explicit Platform(std::unique_ptr<Device> device, QObject* parent = nullptr);
    ~Platform() override;
    Q_DISABLE_COPY_MOVE(Platform)
    static Platform* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool canVibrate() const { return abilities_.vibrates; }
    /// A share sheet; where there is none, share() puts the text on the clipboard.
    [[nodiscard]] bool canShare() const { return abilities_.shares; }
    /// Can the server call this device while the app is closed?
    [[nodiscard]] bool canPush() const { return abilities_.pushes; }
    [[nodiscard]] bool canKeepAwake() const { return abilities_.keepsAwake; }
    /// Who can vouch for a person here: "google.com", "apple.com". Empty on a desktop.
    [[nodiscard]] QStringList identityProviders() const { return abilities_.identityProviders; }
    /// May the app show notifications: "unasked", "granted" or "denied".
    [[nodiscard]] QString notifications() const;
    [[nodiscard]] qreal safeTop() const { return device_->insets().top(); }
    [[nodiscard]] qreal safeBottom() const { return device_->insets().bottom(); }
    [[nodiscard]] qreal safeLeft() const { return device_->insets().left(); }
    [[nodiscard]] qreal safeRight() const { return device_->insets().right(); }
    [[nodiscard]] bool reduceMotion() const { return device_->reducesMotion(); }
    [[nodiscard]] qreal textScale() const { return device_->textScale(); }
    [[nodiscard]] QString language() const { return device_->language(); }
    /// Is the app in front?
    [[nodiscard]] bool awake() const { return awake_; }

    /// Lets one of the providers ask the person; answered by identityGiven().
    Q_INVOKABLE void askIdentity(const QString& provider);
    /// The system asks whether notifications may be shown. It does so once in the app's life: say why
    /// first.
    Q_INVOKABLE void askNotifications();
    Q_INVOKABLE void openSystemSettings();
    /// A short tap felt in the hand.
    Q_INVOKABLE void vibrate();
    Q_INVOKABLE void share(const QString& text);
    /// One of the sounds in assets/sounds by its name; silence where there is no loudspeaker.
    Q_INVOKABLE void play(const QString& sound);
    /// The screen stays on; never in the background.
    Q_INVOKABLE void keepAwake(bool on);
    /// Is there somewhere to go back to within the app?
    Q_INVOKABLE void holdBack(bool on);

    void attach(QWindow* window);
    /// The first frame is on the screen.
    void drawn() { device_->drawn(); }
    [[nodiscard]] QString takeLink() { return device_->takeLink(); }
    /// How many sounds are ready to be heard; none in the background.
    [[nodiscard]] qsizetype soundsHeld() const { return sounds_.size(); }

  signals:
    void awakeChanged(bool awake);
    void insetsChanged();
    void systemChanged();
    void notificationsChanged();
    /// The app was called by a link.
    void linkOpened(const QString& link);
    /// What proves to our server who somebody is. `nonce` is Apple's, and empty with the others.
    void identityGiven(const QString& provider, const QString& idToken, const QString& nonce);

  private:
    void setAwake(bool awake);
    void goBack();

    std::unique_ptr<Device> device_;
    Device::Abilities abilities_;
    QMap<QString, QSoundEffect*> sounds_;
    QPointer<QWindow> window_;
    bool awake_ = true;
    bool keepAwake_ = false;
};
