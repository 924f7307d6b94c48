// Android: everything is asked of org.greatarchitects.app.Phone (platform/android/src), and told by it.
#include <QCoreApplication>
#include <QJniEnvironment>
#include <QJniObject>
#include <QMetaObject>
#include <QWindow>

#include <iterator>

#include "platform/common/device.h"
#include "platform/common/safe_area.h"

namespace {

constexpr auto phone = "org/greatarchitects/app/Phone";

template <class Answer, class... Arguments>
Answer ask(const char* method, const char* signature, Arguments... arguments) {
    return QJniObject::callStaticMethod<Answer>(phone, method, signature, arguments...);
}

QString askText(const char* method) {
    return QJniObject::callStaticObjectMethod(phone, method, "()Ljava/lang/String;").toString();
}

class AndroidDevice final : public Device {
  public:
    AndroidDevice();
    ~AndroidDevice() override { theOne = nullptr; }
    Q_DISABLE_COPY_MOVE(AndroidDevice)

    [[nodiscard]] Abilities abilities() const override;
    void share(const QString& text) override;
    void vibrate() override { ask<void>("vibrate", "()V"); }
    void askIdentity(const QString& /*provider*/) override { ask<void>("askIdentity", "()V"); }
    [[nodiscard]] Permission notifications() const override;
    void askNotifications() override { ask<void>("askNotifications", "()V"); }
    void openSystemSettings() override { ask<void>("openSettings", "()V"); }
    void keepAwake(bool on) override { ask<void>("keepAwake", "(Z)V", static_cast<jboolean>(on)); }
    void holdBack(bool on) override { ask<void>("holdBack", "(Z)V", static_cast<jboolean>(on)); }
    [[nodiscard]] bool reducesMotion() const override { return ask<jboolean>("reducesMotion", "()Z") != 0; }
    [[nodiscard]] qreal textScale() const override {
        return static_cast<qreal>(ask<jfloat>("textScale", "()F"));
    }
    [[nodiscard]] QString language() const override { return askText("language"); }
    [[nodiscard]] QString takeLink() override { return askText("takeLink"); }
    [[nodiscard]] QMarginsF insets() const override { return safe_.covered(); }
    void attach(QWindow* window) override { safe_.follow(window); }
    void drawn() override {
        constexpr int fadeMs = 120;
        QNativeInterface::QAndroidApplication::hideSplashScreen(fadeMs);
    }

    // Told on Android's thread; said on Qt's.
    static void linkOpened(JNIEnv* environment, jclass door, jstring link);
    static void backAsked(JNIEnv* environment, jclass door);
    static void systemChanged(JNIEnv* environment, jclass door);
    static void notificationsChanged(JNIEnv* environment, jclass door);
    static void identityGiven(JNIEnv* environment, jclass door, jstring provider, jstring idToken);

  private:
    template <class Said>
    static void later(Said said) {
        if (theOne != nullptr) {
            QMetaObject::invokeMethod(theOne, said, Qt::QueuedConnection);
        }
    }

    static inline AndroidDevice* theOne = nullptr;
    SafeArea safe_{[this] { emit insetsChanged(); }};
};

QString textOf(jstring text) {
    return QJniObject(text).toString();
}

AndroidDevice::AndroidDevice() {
    theOne = this;
    followApplicationState();
    const JNINativeMethod told[] = {
        {"linkOpened", "(Ljava/lang/String;)V", reinterpret_cast<void*>(&AndroidDevice::linkOpened)},
        {"backAsked", "()V", reinterpret_cast<void*>(&AndroidDevice::backAsked)},
        {"systemChanged", "()V", reinterpret_cast<void*>(&AndroidDevice::systemChanged)},
        {"notificationsChanged", "()V", reinterpret_cast<void*>(&AndroidDevice::notificationsChanged)},
        {"identityGiven", "(Ljava/lang/String;Ljava/lang/String;)V",
         reinterpret_cast<void*>(&AndroidDevice::identityGiven)},
    };
    QJniEnvironment environment;
    if (environment.registerNativeMethods(phone, told, static_cast<int>(std::size(told)))) {
        ask<void>("listen", "()V");
    }
}

Device::Abilities AndroidDevice::abilities() const {
    Abilities abilities;
    abilities.vibrates = ask<jboolean>("vibrates", "()Z") != 0;
    abilities.shares = true;
#ifdef ARCHITECTS_PUSH
    abilities.pushes = true;
#endif
    abilities.keepsAwake = true;
    abilities.holdsBack = ask<jboolean>("holdsBack", "()Z") != 0;
    const QString provider = askText("identityProvider");
    if (!provider.isEmpty()) {
        abilities.identityProviders.append(provider);
    }
    return abilities;
}

void AndroidDevice::share(const QString& text) {
    const QJniObject java = QJniObject::fromString(text);
    ask<void>("share", "(Ljava/lang/String;)V", java.object<jstring>());
}

Device::Permission AndroidDevice::notifications() const {
    switch (ask<jint>("notifications", "()I")) {
    case 1: return Permission::Granted;
    case 2: return Permission::Denied;
    default: return Permission::Unasked;
    }
}

void AndroidDevice::linkOpened(JNIEnv* /*environment*/, jclass /*door*/, jstring link) {
    later([link = textOf(link)] { emit theOne->Device::linkOpened(link); });
}

void AndroidDevice::backAsked(JNIEnv* /*environment*/, jclass /*door*/) {
    later([] { emit theOne->Device::backAsked(); });
}

void AndroidDevice::systemChanged(JNIEnv* /*environment*/, jclass /*door*/) {
    later([] { emit theOne->Device::systemChanged(); });
}

void AndroidDevice::notificationsChanged(JNIEnv* /*environment*/, jclass /*door*/) {
    later([] { emit theOne->Device::notificationsChanged(); });
}

void AndroidDevice::identityGiven(JNIEnv* /*environment*/, jclass /*door*/, jstring provider,
                                  jstring idToken) {
    later([provider = textOf(provider), token = textOf(idToken)] {
        emit theOne->Device::identityGiven(provider, token, QString());
    });
}

} // namespace

std::unique_ptr<Device> makeDevice() {
    return std::make_unique<AndroidDevice>();
}
