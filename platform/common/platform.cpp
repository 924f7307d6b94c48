#include "platform/common/platform.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

Platform::Platform(QObject* parent) : QObject(parent) {}

Platform::~Platform() = default;

Platform* Platform::create(QQmlEngine* engine, QJSEngine* /*scripts*/) {
    return new Platform(engine);
}

void Platform::play(const QString& sound) {
    // Looking for a loudspeaker costs time, so it happens with the first sound and not at the start.
    if (QMediaDevices::defaultAudioOutput().isNull()) {
        return;
    }
    QSoundEffect*& effect = sounds_[sound];
    if (effect == nullptr) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc:/assets/sounds/%1.wav").arg(sound)));
    }
    effect->play();
}
