#pragma once

#include <utility>

#include "platform/common/device.h"

/// A phone for tests: it can do everything, remembers what was asked of it, and does as it is told.
class FakeDevice final : public Device {
    Q_OBJECT

  public:
    using Device::Device;

    [[nodiscard]] Abilities abilities() const override { return able; }
    void share(const QString& text) override { shared = text; }
    void vibrate() override { ++taps; }
    [[nodiscard]] bool hasLoudspeaker() const override { return true; }
    [[nodiscard]] Permission notifications() const override { return permission; }
    void askNotifications() override {
        ++asked;
        answer(answers);
    }
    void openSystemSettings() override { ++settingsOpened; }
    void keepAwake(bool on) override { lit = on; }
    void holdBack(bool on) override { backHeld = on; }
    [[nodiscard]] bool reducesMotion() const override { return still; }
    [[nodiscard]] qreal textScale() const override { return letters; }
    [[nodiscard]] QString language() const override { return wanted; }
    [[nodiscard]] QString takeLink() override { return std::exchange(link, QString()); }
    [[nodiscard]] QMarginsF insets() const override { return covered; }

    void answer(Permission given) {
        permission = given;
        emit notificationsChanged();
    }
    void toBackground() { emit awakeChanged(false); }
    void drawn() override { ++firstFrames; }
    void toFront() { emit awakeChanged(true); }

    // What it is like
    Abilities able{true, true, true, true, true, {QStringLiteral("google.com")}};
    Permission permission = Permission::Unasked;
    Permission answers = Permission::Granted; ///< what the person will say
    bool still = false;
    qreal letters = 1;
    QString wanted = QStringLiteral("en-GB");
    QString link;
    QMarginsF covered;
    // What it was asked
    QString shared;
    int taps = 0;
    int firstFrames = 0;
    int asked = 0;
    int settingsOpened = 0;
    bool lit = false;
    bool backHeld = false;
};
