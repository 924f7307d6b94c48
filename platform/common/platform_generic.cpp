// Desktop: nothing vibrates, and sharing is the clipboard.
#include <QClipboard>
#include <QGuiApplication>

#include "platform/common/platform.h"

bool Platform::canVibrate() const {
    return false;
}

bool Platform::canShare() const {
    return false;
}

void Platform::vibrate() {}

void Platform::share(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
}
