// Desktop: nothing vibrates, nobody calls or vouches, and sharing is the clipboard.
#include <QClipboard>
#include <QGuiApplication>

#include "platform/common/platform.h"

bool Platform::canVibrate() const {
    return false;
}

bool Platform::canShare() const {
    return false;
}

bool Platform::canPush() const {
    return false;
}

QStringList Platform::identityProviders() const {
    return {};
}

void Platform::askIdentity(const QString& /*provider*/) {}

void Platform::vibrate() {}

void Platform::share(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
}
