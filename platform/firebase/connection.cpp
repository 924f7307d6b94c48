#include "platform/firebase/connection.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include "built_in_config.h"
#ifdef ARCHITECTS_FIREBASE_SDK
#include "platform/firebase/sdk/sdk_transport.h"
#else
#include "platform/firebase/file_secrets.h"
#include "platform/firebase/rest/rest_transport.h"
#endif

namespace architects::firebase {

std::optional<ServerAddresses> findServer(const QString& file) {
    if (file.isEmpty()) {
        return readAddresses(builtInConfig);
    }
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? readAddresses(opened.readAll().toStdString()) : std::nullopt;
}

#ifdef ARCHITECTS_FIREBASE_SDK

// The SDK keeps the key to the account where the system keeps such things. A phone has one person and one
// store; on a desktop there is an account for each store, as with REST.
std::unique_ptr<online::Transport> makeTransport(const ServerAddresses& addresses, const QString& store) {
#if defined(Q_OS_ANDROID) || defined(Q_OS_IOS)
    Q_UNUSED(store)
    return SdkTransport::make(addresses);
#else
    return SdkTransport::make(addresses, QFileInfo(store).absoluteFilePath().toStdString());
#endif
}

#else

std::unique_ptr<online::Transport> makeTransport(const ServerAddresses& addresses, const QString& store) {
    // One for each store, so that two windows can be two persons, and for each project: a look at the
    // emulators must not cost the account of the real one.
    const QFileInfo file(store);
    const QByteArray project = QUrl::toPercentEncoding(QString::fromStdString(addresses.project));
    const QString secrets = file.absolutePath() + u'/' + file.completeBaseName() +
                            QStringLiteral("-account-") + QString::fromLatin1(project) +
                            QStringLiteral(".json");
    return std::make_unique<RestTransport>(addresses, std::make_unique<FileSecrets>(secrets));
}

#endif

} // namespace architects::firebase
