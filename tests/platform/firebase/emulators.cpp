#include "tests/platform/firebase/emulators.h"

#include <QElapsedTimer>
#include <QFile>
#include <QThread>

#include "platform/firebase/connection.h"

using architects::firebase::findServer;

Emulators::Emulators() = default;

bool Emulators::start() {
    QString file = qEnvironmentVariable("ARCHITECTS_EMULATORS");
    own_ = file.isEmpty();
    if (own_) {
        file = folder_.filePath(QStringLiteral("addresses.json"));
        process_.setProcessChannelMode(QProcess::ForwardedChannels);
        process_.start(QStringLiteral(ARCHITECTS_SOURCE_DIR "/platform/firebase/emulators/start"),
                       {QStringLiteral("--addresses"), file, QStringLiteral("--day-seconds"),
                        QString::number(daySeconds), QStringLiteral("--limit-factor"),
                        QStringLiteral("1000")});
    }
    QElapsedTimer clock;
    clock.start();
    constexpr qint64 longestMs = 5 * 60 * 1000; // it may have to install and compile
    while (!QFile::exists(file) && clock.elapsed() < longestMs) {
        if (own_ && process_.waitForFinished(100)) {
            return false;
        }
    }
    const auto found = findServer(file);
    if (found) {
        addresses_ = *found;
    }
    return found.has_value();
}

Emulators::~Emulators() {
    if (process_.state() != QProcess::NotRunning) {
        process_.terminate(); // it ends what it started
        process_.waitForFinished(60'000);
    }
}
