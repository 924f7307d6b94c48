#include "platform/firebase/rest/stream.h"

#include <QByteArray>
#include <QNetworkRequest>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

#include "core/online/value_text.h"
#include "platform/firebase/tree.h"

namespace architects::firebase {

using online::Error;
using online::Value;

DatabaseStream::DatabaseStream(Http& http, TokenKeeper& tokens, UrlOf urlOf, StreamTimes times,
                               Listener listener)
    : http_(&http),
      tokens_(&tokens),
      urlOf_(std::move(urlOf)),
      times_(times),
      listener_(std::move(listener)) {
    silence_.setSingleShot(true);
    pause_.setSingleShot(true);
    QObject::connect(&silence_, &QTimer::timeout, &silence_, [this] { lose(); });
    QObject::connect(&pause_, &QTimer::timeout, &pause_, [this] { open({}); });
}

DatabaseStream::~DatabaseStream() {
    drop();
}

void DatabaseStream::watch(const std::string& path) {
    drop();
    path_ = path;
    alive_ = false;
    tree_ = {};
    tellAgain_ = true;
    tryNow();
}

void DatabaseStream::pause() {
    paused_ = true;
    open({});
}

void DatabaseStream::resume() {
    if (std::exchange(paused_, false)) {
        tryNow();
    }
}

void DatabaseStream::tryNow() {
    failures_ = 0;
    open({});
}

/// Asks for a token other than `stale` and connects with it.
void DatabaseStream::open(const std::string& stale) {
    drop();
    running_ = !path_.empty() && !paused_;
    if (!running_) {
        return;
    }
    const auto go = [this, generation = generation_](const Error& error, const std::string& token) {
        if (generation != generation_) {
            return;
        }
        if (error.ok()) {
            connectWith(token);
        } else if (error.kind == Error::Kind::SignedOut) {
            running_ = false; // until somebody signs in
        } else {
            lose();
        }
    };
    stale.empty() ? tokens_->fresh(go) : tokens_->renewed(stale, go);
}

void DatabaseStream::connectWith(const std::string& token) {
    token_ = token;
    parser_ = {};
    reply_ = http_->stream(urlOf_(path_, token));
    silence_.start(times_.silence);
    QObject::connect(reply_, &QNetworkReply::readyRead, &silence_, [this] { readSome(); });
    QObject::connect(reply_, &QNetworkReply::finished, &silence_, [this] {
        const int status = reply_->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        const bool denied = reply_->readAll().contains("Permission denied");
        // Who is not allowed to read may be one day; another token of the same person changes nothing.
        (status == 401 || status == 403) && !denied ? tokenRefused() : lose();
    });
}

void DatabaseStream::readSome() {
    if (reply_->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt() != 200) {
        return; // an apology, not a stream: read whole when it ends
    }
    silence_.start(times_.silence);
    const QByteArray bytes = reply_->readAll();
    const int generation = generation_;
    for (const ServerEvent& event :
         parser_.feed({bytes.constData(), static_cast<std::size_t>(bytes.size())})) {
        hear(event);
        if (generation != generation_) {
            return; // the event ended this connection
        }
    }
    if (parser_.overrun()) {
        lose();
    }
}

void DatabaseStream::hear(const ServerEvent& event) {
    if (event.name == "keep-alive") {
        return;
    }
    if (event.name == "auth_revoked") {
        tokenRefused();
        return;
    }
    const auto message = online::readValue(event.data);
    const bool change = event.name == "put" || event.name == "patch";
    if (!change || !message || !(*message)["path"].isText()) {
        lose(); // "cancel", or something that is not the database
        return;
    }
    const std::string& path = (*message)["path"].text();
    const Value& data = (*message)["data"];
    failures_ = 0;
    setAlive(true);
    take(event.name == "put" ? put(tree_, path, data) : patch(tree_, path, data));
}

void DatabaseStream::take(const Value& tree) {
    const bool news = std::exchange(tellAgain_, false) || tree != tree_;
    tree_ = tree;
    if (news) {
        listener_.told(tree_);
    }
}

void DatabaseStream::tokenRefused() {
    // The first time a new token helps at once; a server that refuses every token is treated as lost.
    if (failures_ > 0) {
        lose();
        return;
    }
    ++failures_;
    setAlive(false);
    open(token_);
}

void DatabaseStream::lose() {
    drop();
    setAlive(false);
    const auto grown = times_.firstPause * (1 << std::min(failures_, 16));
    const auto whole = std::min<std::chrono::milliseconds>(grown, times_.longestPause).count();
    ++failures_;
    // Half of it is left to chance, so that a server that comes back is not met by everybody at once.
    const double part = 0.5 + QRandomGenerator::global()->generateDouble() / 2;
    pause_.start(static_cast<int>(static_cast<double>(whole) * part));
}

void DatabaseStream::drop() {
    ++generation_;
    silence_.stop();
    pause_.stop();
    if (QNetworkReply* reply = std::exchange(reply_, nullptr)) {
        reply->disconnect(&silence_);
        reply->abort();
        reply->deleteLater();
    }
}

void DatabaseStream::setAlive(bool alive) {
    if (std::exchange(alive_, alive) != alive) {
        listener_.changed(alive);
    }
}

} // namespace architects::firebase
