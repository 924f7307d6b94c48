#include "platform/common/device.h"

#include <QAudioDevice>
#include <QGuiApplication>
#include <QLocale>
#include <QMediaDevices>

bool Device::hasLoudspeaker() const {
    return !QMediaDevices::defaultAudioOutput().isNull();
}

QString Device::language() const {
    return QLocale::system().bcp47Name();
}

void Device::followApplicationState() {
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        emit awakeChanged(state == Qt::ApplicationActive || state == Qt::ApplicationInactive);
    });
}
