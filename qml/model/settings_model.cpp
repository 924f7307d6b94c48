#include "qml/model/settings_model.h"

#include <QEvent>
#include <QFile>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

#include "core/save/store.h"
#include "qml/model/core_text.h"

namespace {

constexpr qreal smallestText = 0.85;
constexpr qreal largestText = 1.6;

bool isOn(const QString& value) {
    return value == QLatin1String("on");
}
QString onOff(bool on) {
    return on ? QStringLiteral("on") : QStringLiteral("off");
}

} // namespace

SettingsModel::SettingsModel(architects::save::Store* store, QObject* parent)
    : QObject(parent),
      store_(store),
      theme_(read("theme", QStringLiteral("system"))),
      textScale_(std::clamp(read("text-scale", QStringLiteral("1")).toDouble(), smallestText, largestText)),
      animationSpeed_(std::clamp(read("animation-speed", QStringLiteral("1")).toInt(), 0, 2)),
      reduceMotion_(isOn(read("reduce-motion", QStringLiteral("off")))),
      sound_(isOn(read("sound", QStringLiteral("on")))),
      haptics_(isOn(read("haptics", QStringLiteral("on")))),
      language_(read("language", QString())),
      playerName_(read("player-name", QString())),
      notifications_(isOn(read("notifications", QStringLiteral("on")))),
      askedNotifications_(isOn(read("asked-notifications", QStringLiteral("off")))),
      quietHours_(isOn(read("quiet-hours", QStringLiteral("on")))),
      quietFrom_(std::clamp(read("quiet-from", QStringLiteral("22")).toInt(), 0, 23)),
      quietTo_(std::clamp(read("quiet-to", QStringLiteral("8")).toInt(), 0, 23)) {
    qGuiApp->installEventFilter(this);
}

bool SettingsModel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange) {
        emit nightChanged(); // the system went from day to night, or back
    }
    return QObject::eventFilter(watched, event);
}

QString SettingsModel::read(const char* key, const QString& otherwise) const {
    const auto value = store_->setting(key);
    return value.ok() && *value ? QString::fromStdString(**value) : otherwise;
}

void SettingsModel::keep(const char* key, const QString& value) {
    const auto error = store_->setSetting(key, value.toStdString());
    if (error != architects::save::SaveError::None) {
        emit notKept(coreText("Save", architects::save::infoOf(error).sentence));
    }
}

bool SettingsModel::night() const {
    if (theme_ == QLatin1String("system")) {
        return QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    }
    return theme_ == QLatin1String("night");
}

void SettingsModel::setTheme(const QString& theme) {
    const bool known = theme == QLatin1String("day") || theme == QLatin1String("night") ||
                       theme == QLatin1String("system");
    if (!known || theme == theme_) {
        return;
    }
    theme_ = theme;
    keep("theme", theme);
    emit themeChanged();
    emit nightChanged();
}

void SettingsModel::setTextScale(qreal scale) {
    scale = std::clamp(scale, smallestText, largestText);
    if (qFuzzyCompare(scale, textScale_)) {
        return;
    }
    textScale_ = scale;
    keep("text-scale", QString::number(scale));
    emit textScaleChanged();
}

void SettingsModel::setAnimationSpeed(int speed) {
    speed = std::clamp(speed, 0, 2);
    if (speed == animationSpeed_) {
        return;
    }
    animationSpeed_ = speed;
    keep("animation-speed", QString::number(speed));
    emit animationSpeedChanged();
}

void SettingsModel::setReduceMotion(bool reduce) {
    if (reduce != reduceMotion_) {
        reduceMotion_ = reduce;
        keep("reduce-motion", onOff(reduce));
        emit reduceMotionChanged();
    }
}

void SettingsModel::setSound(bool on) {
    if (on != sound_) {
        sound_ = on;
        keep("sound", onOff(on));
        emit soundChanged();
    }
}

void SettingsModel::setHaptics(bool on) {
    if (on != haptics_) {
        haptics_ = on;
        keep("haptics", onOff(on));
        emit hapticsChanged();
    }
}

void SettingsModel::setLanguage(const QString& language) {
    if (language != language_) {
        language_ = language;
        keep("language", language);
        emit languageChanged();
    }
}

QString SettingsModel::lastSetup(const QString& game) const {
    return read(("setup-" + game.toLatin1()).constData(), QString());
}

void SettingsModel::keepSetup(const QString& game, const QString& setup) {
    keep(("setup-" + game.toLatin1()).constData(), setup);
}

QStringList SettingsModel::languages() const {
    QStringList spoken;
    for (const char* code : {"en", "it", "es", "fr", "de"}) {
        if (QFile::exists(QStringLiteral(":/i18n/architects_%1.qm").arg(QLatin1String(code)))) {
            spoken.append(QLatin1String(code));
        }
    }
    return spoken;
}

QString SettingsModel::systemLanguage() const {
    return read("system-language", QString());
}

void SettingsModel::setSystemLanguage(const QString& language) {
    keep("system-language", language);
}

void SettingsModel::setPlayerName(const QString& name) {
    const QString tidy = name.simplified().left(24);
    if (tidy != playerName_) {
        playerName_ = tidy;
        keep("player-name", tidy);
        emit playerNameChanged();
    }
}

void SettingsModel::setNotifications(bool on) {
    if (on != notifications_) {
        notifications_ = on;
        keep("notifications", onOff(on));
        emit pushChanged();
    }
}

void SettingsModel::setAskedNotifications(bool asked) {
    if (asked != askedNotifications_) {
        askedNotifications_ = asked;
        keep("asked-notifications", onOff(asked));
        emit pushChanged();
    }
}

void SettingsModel::setQuietHours(bool on) {
    if (on != quietHours_) {
        quietHours_ = on;
        keep("quiet-hours", onOff(on));
        emit pushChanged();
    }
}

void SettingsModel::setQuietFrom(int hour) {
    setHour(quietFrom_, "quiet-from", hour);
}

void SettingsModel::setQuietTo(int hour) {
    setHour(quietTo_, "quiet-to", hour);
}

void SettingsModel::setHour(int& hour, const char* key, int wanted) {
    wanted = std::clamp(wanted, 0, 23);
    if (wanted != hour) {
        hour = wanted;
        keep(key, QString::number(wanted));
        emit pushChanged();
    }
}
