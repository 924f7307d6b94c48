#pragma once

#include <QNetworkReply>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "core/online/value.h"
#include "platform/firebase/rest/event_parser.h"
#include "platform/firebase/rest/http.h"
#include "platform/firebase/rest/token_keeper.h"

namespace architects::firebase {

/// How patient a stream is. Tests are in more of a hurry.
struct StreamTimes {
    std::chrono::milliseconds silence{60'000}; ///< the server says something every 30 s, be it nothing new
    std::chrono::milliseconds firstPause{1'000};
    std::chrono::milliseconds longestPause{60'000};
};

/// One node of the database, watched by server-sent events: keeps its tree, and finds its way back whenever
/// the connection or the token is lost.
class DatabaseStream {
  public:
    struct Listener {
        std::function<void(const online::Value&)> told; ///< the first value, and each other one after it
        std::function<void(bool alive)> changed;
    };
    using UrlOf = std::function<QUrl(const std::string& path, const std::string& token)>;

    DatabaseStream(Http& http, TokenKeeper& tokens, UrlOf urlOf, StreamTimes times, Listener listener);
    ~DatabaseStream();
    DatabaseStream(const DatabaseStream&) = delete;
    DatabaseStream& operator=(const DatabaseStream&) = delete;

    /// Empty: nothing is watched.
    void watch(const std::string& path);
    /// Nothing comes in and nothing is tried, until resume().
    void pause();
    void resume();
    /// There is reason to believe that it will work now: somebody signed in, or the network is another one.
    void tryNow();
    /// It is connected, or on its way there.
    [[nodiscard]] bool running() const { return running_; }

  private:
    void connectWith(const std::string& token);
    void open(const std::string& stale);
    void readSome();
    void hear(const ServerEvent& event);
    void take(const online::Value& tree);
    void tokenRefused();
    void lose();
    void drop();
    void setAlive(bool alive);

    Http* http_;
    TokenKeeper* tokens_;
    UrlOf urlOf_;
    StreamTimes times_;
    Listener listener_;
    std::string path_;
    bool paused_ = false;
    bool running_ = false;
    bool alive_ = false;
    bool tellAgain_ = true; ///< the next value is told even if it is the one that is known
    online::Value tree_;
    std::string token_; ///< the one in use
    EventParser parser_;
    QNetworkReply* reply_ = nullptr;
    QTimer silence_;
    QTimer pause_;
    int failures_ = 0;   ///< in a row
    int generation_ = 0; ///< of connections: what belongs to an earlier one is ignored
};

} // namespace architects::firebase
