#pragma once

#include <QByteArray>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QUrl>

#include <chrono>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace architects::firebase {

struct HttpAnswer {
    int status = 0; ///< 0: no whole answer came, or not in time
    std::string body;

    [[nodiscard]] bool ok() const { return status >= 200 && status < 300; }
};

/// Questions and answers over HTTP. Every question is answered once, later, with whatever came; nothing is
/// answered after this object is gone.
class Http {
  public:
    using Got = std::function<void(const HttpAnswer&)>;
    using Headers = std::vector<std::pair<QByteArray, QByteArray>>;

    /// `heard` is told of every question's end before who asked: whether anybody answered.
    Http(std::chrono::milliseconds patience, std::function<void(bool answered)> heard);

    void get(const QUrl& url, Got got);
    void post(const QUrl& url, const std::string& json, const Headers& headers, Got got);
    /// A reply that goes on; the caller reads it and deletes it.
    QNetworkReply* stream(const QUrl& url);

  private:
    void answer(QNetworkReply* reply, Got got);

    std::chrono::milliseconds patience_;
    std::function<void(bool)> heard_;
    QNetworkAccessManager network_; ///< its replies are its children, and go with it
};

} // namespace architects::firebase
