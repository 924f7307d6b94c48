#include "platform/common/platform.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QSoundEffect>
#include <QUrl>

#include <utility>

namespace {

Platform* thePlatform = nullptr;

} // namespace

Platform::Platform(std::unique_ptr<Device> device, QObject* parent)
    : QObject(parent), device_(std::move(device)), abilities_(device_->abilities()) {
    thePlatform = this;
    connect(device_.get(), &Device::awakeChanged, this, &Platform::setAwake);
    connect(device_.get(), &Device::insetsChanged, this, &Platform::insetsChanged);
    connect(device_.get(), &Device::systemChanged, this, &Platform::systemChanged);
    connect(device_.get(), &Device::notificationsChanged, this, &Platform::notificationsChanged);
    connect(device_.get(), &Device::linkOpened, this, &Platform::linkOpened);
    connect(device_.get(), &Device::backAsked, this, &Platform::goBack);
    connect(device_.get(), &Device::identityGiven, this, &Platform::identityGiven);
}

Platform::~Platform() {
    if (thePlatform == this) {
        thePlatform = nullptr;
    }
}

Platform* Platform::create(QQmlEngine* engine, QJSEngine* /*scripts*/) {
    if (thePlatform == nullptr) {
        return new Platform(makeDevice(), engine);
    }
    QJSEngine::setObjectOwnership(thePlatform, QJSEngine::CppOwnership);
    return thePlatform;
}

QString Platform::notifications() const {
    switch (device_->notifications()) {
    case Device::Permission::Granted: return QStringLiteral("granted");
    case Device::Permission::Denied: return QStringLiteral("denied");
    case Device::Permission::Unasked: break;
    }
    return QStringLiteral("unasked");
}

void Platform::askIdentity(const QString& provider) {
    device_->askIdentity(provider);
}

void Platform::askNotifications() {
    device_->askNotifications();
}

void Platform::openSystemSettings() {
    device_->openSystemSettings();
}

void Platform::vibrate() {
    device_->vibrate();
}

void Platform::share(const QString& text) {
    device_->share(text);
}

void Platform::play(const QString& sound) {
    if (!awake_ || !device_->hasLoudspeaker()) {
        return;
    }
    QSoundEffect*& effect = sounds_[sound];
    if (effect == nullptr) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc:/assets/sounds/%1.wav").arg(sound)));
    }
    effect->play();
}

void Platform::keepAwake(bool on) {
    keepAwake_ = on;
    device_->keepAwake(on && awake_);
}

void Platform::holdBack(bool on) {
    if (abilities_.holdsBack) {
        device_->holdBack(on);
    }
}

void Platform::attach(QWindow* window) {
    window_ = window;
    device_->attach(window);
}

/// In the background the loudspeaker and the screen belong to others. How the system wants things to be may
/// have changed meanwhile, and so may what it permits.
void Platform::setAwake(bool awake) {
    if (awake == awake_) {
        return;
    }
    awake_ = awake;
    device_->keepAwake(awake && keepAwake_);
    if (awake) {
        emit systemChanged();
        emit notificationsChanged();
    } else {
        qDeleteAll(sounds_);
        sounds_.clear();
    }
    emit awakeChanged(awake);
}

/// Where Back does not come as a key we make it one, so that screens know one way only.
void Platform::goBack() {
    if (!window_.isNull()) {
        QCoreApplication::postEvent(window_, new QKeyEvent(QEvent::KeyPress, Qt::Key_Back, Qt::NoModifier));
        QCoreApplication::postEvent(window_,
                                    new QKeyEvent(QEvent::KeyRelease, Qt::Key_Back, Qt::NoModifier));
    }
}
