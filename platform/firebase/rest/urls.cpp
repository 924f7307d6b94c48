#include "platform/firebase/rest/urls.h"

#include <QByteArray>
#include <QString>
#include <QUrlQuery>

namespace architects::firebase {
namespace {

QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// As it may stand in a query or between slashes: nothing in it has a meaning of its own.
QString encoded(std::string_view utf8, const QByteArray& except = {}) {
    return QString::fromLatin1(QUrl::toPercentEncoding(text(utf8), except));
}

QUrl withKey(const ServerAddresses& addresses, const QString& url) {
    return {url + QStringLiteral("?key=") + encoded(addresses.apiKey), QUrl::StrictMode};
}

/// Google keeps its sign-in services on hosts of their own; the emulators keep the hosts' names in the
/// path.
QString authBase(const ServerAddresses& addresses, const QString& host) {
    return addresses.emulated() ? text(addresses.auth) + u'/' + host : QStringLiteral("https://") + host;
}

} // namespace

QUrl accountUrl(const ServerAddresses& addresses, std::string_view question) {
    return withKey(addresses, authBase(addresses, QStringLiteral("identitytoolkit.googleapis.com")) +
                                  QStringLiteral("/v1/") + text(question));
}

QUrl tokenUrl(const ServerAddresses& addresses) {
    return withKey(addresses, authBase(addresses, QStringLiteral("securetoken.googleapis.com")) +
                                  QStringLiteral("/v1/token"));
}

QUrl functionUrl(const ServerAddresses& addresses, std::string_view function) {
    return {text(addresses.functions) + u'/' + encoded(function), QUrl::StrictMode};
}

QUrl nodeUrl(const ServerAddresses& addresses, std::string_view path, std::string_view fromKey,
             std::string_view token) {
    // The address may name the database in its query ("?ns=..."), which then stays.
    QUrl url(text(addresses.database), QUrl::StrictMode);
    QString query = url.query(QUrl::FullyEncoded);
    query += (query.isEmpty() ? QString() : QStringLiteral("&")) + QStringLiteral("auth=") + encoded(token);
    if (!fromKey.empty()) {
        query +=
            QStringLiteral("&orderBy=%22$key%22&startAt=%22") + encoded(fromKey) + QStringLiteral("%22");
    }
    url.setPath(url.path() + u'/' + encoded(path, "/") + QStringLiteral(".json"), QUrl::StrictMode);
    url.setQuery(query, QUrl::StrictMode);
    return url;
}

} // namespace architects::firebase
