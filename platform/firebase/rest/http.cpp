#include "platform/firebase/rest/http.h"

#include <QNetworkRequest>
#include <QTimer>

namespace architects::firebase {
namespace {

QNetworkRequest request(const QUrl& url) {
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    return request;
}

/// Whether a whole answer came, be it a refusal: Qt calls both an error.
bool answered(const QNetworkReply& reply) {
    const int error = reply.error();
    return error == QNetworkReply::NoError ||
           error == QNetworkReply::ProtocolInvalidOperationError || // status 400
           (error >= QNetworkReply::ContentAccessDenied && error <= QNetworkReply::UnknownContentError) ||
           (error >= QNetworkReply::InternalServerError && error <= QNetworkReply::UnknownServerError);
}

HttpAnswer read(QNetworkReply& reply) {
    if (!answered(reply)) {
        return {};
    }
    return {reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(),
            reply.readAll().toStdString()};
}

} // namespace

Http::Http(std::chrono::milliseconds patience, std::function<void(bool answered)> heard)
    : patience_(patience), heard_(std::move(heard)) {}

void Http::get(const QUrl& url, Got got) {
    answer(network_.get(request(url)), std::move(got));
}

void Http::post(const QUrl& url, const std::string& json, const Headers& headers, Got got) {
    QNetworkRequest asked = request(url);
    asked.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/json"));
    for (const auto& [name, value] : headers) {
        asked.setRawHeader(name, value);
    }
    answer(network_.post(asked, QByteArray::fromStdString(json)), std::move(got));
}

QNetworkReply* Http::stream(const QUrl& url) {
    QNetworkRequest asked = request(url);
    asked.setRawHeader("Accept", "text/event-stream");
    return network_.get(asked);
}

void Http::answer(QNetworkReply* reply, Got got) {
    // Qt's own time-out begins anew with each byte: a server that drips would never end.
    QTimer::singleShot(patience_, reply, [reply] { reply->abort(); });
    QObject::connect(reply, &QNetworkReply::finished, reply, [this, reply, got = std::move(got)] {
        reply->deleteLater();
        const HttpAnswer answer = read(*reply);
        heard_(answer.status != 0);
        got(answer);
    });
}

} // namespace architects::firebase
