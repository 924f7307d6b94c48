#pragma once

#include <QMarginsF>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

class QWindow;

/// One kind of device: what it can do, and how it is done there. Platform asks it; the app never does. The
/// device of this system comes from makeDevice(), in platform_<system>; tests have a fake.
/// What a device cannot do it leaves as it is here: nothing happens, and the ability says so.
class Device : public QObject {
    Q_OBJECT

  public:
    struct Abilities {
        bool vibrates = false;
        bool shares = false;
        bool pushes = false;           ///< the server can call it while the app is closed
        bool keepsAwake = false;       ///< its screen can be kept from going dark
        bool holdsBack = false;        ///< Back must be asked for; otherwise it comes as a key
        QStringList identityProviders; ///< who can vouch for a person: "google.com", "apple.com"
    };
    /// May the app show notifications?
    enum class Permission { Unasked, Granted, Denied };

    using QObject::QObject;

    [[nodiscard]] virtual Abilities abilities() const = 0;
    virtual void share(const QString& text) = 0;
    virtual void vibrate() {}
    /// Looking for it costs time: ask when there is something to be heard.
    [[nodiscard]] virtual bool hasLoudspeaker() const;
    virtual void askIdentity(const QString& /*provider*/) {}

    [[nodiscard]] virtual Permission notifications() const { return Permission::Unasked; }
    /// The system asks the person; answered by notificationsChanged().
    virtual void askNotifications() {}
    /// Where the system keeps this app's permissions.
    virtual void openSystemSettings() {}

    virtual void keepAwake(bool /*on*/) {}
    /// While it is held, Back is told by backAsked(); while it is not, the system leads out of the app.
    virtual void holdBack(bool /*on*/) {}

    [[nodiscard]] virtual bool reducesMotion() const { return false; }
    /// 1 is the system's usual size of text.
    [[nodiscard]] virtual qreal textScale() const { return 1; }
    /// The language that the system wants this app to speak, such as "it-IT".
    [[nodiscard]] virtual QString language() const;
    /// The link by which the app was started; told once.
    [[nodiscard]] virtual QString takeLink() { return {}; }
    /// What bars, cut-outs and rounded corners cover of the window.
    [[nodiscard]] virtual QMarginsF insets() const { return {}; }
    /// The window is there.
    virtual void attach(QWindow* /*window*/) {}
    /// Its first frame is on the screen: what the system showed until then may go.
    virtual void drawn() {}

  signals:
    /// The app comes to the front, or goes to the background.
    void awakeChanged(bool awake);
    void insetsChanged();
    /// Motion, size of text or language of the system.
    void systemChanged();
    void notificationsChanged();
    void linkOpened(const QString& link);
    void backAsked();
    /// See Platform::identityGiven().
    void identityGiven(const QString& provider, const QString& idToken, const QString& nonce);

  protected:
    /// Tells awakeChanged() as Qt sees it; every real device does.
    void followApplicationState();
};

/// The device of this system.
std::unique_ptr<Device> makeDevice();
