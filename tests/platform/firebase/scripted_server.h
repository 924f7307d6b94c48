#pragma once

#include <QByteArray>
#include <QHash>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include <functional>
#include <string>
#include <vector>

/// Runs the event loop until the condition holds. False after half a minute: something never happened.
bool waitFor(const std::function<bool()>& condition);
/// Runs the event loop until everything that was ready to happen has happened.
void settle();

/// A server on the loopback that says exactly what a test tells it to, byte for byte: how a real one
/// misbehaves cannot be asked of it.
class ScriptedServer {
  public:
    struct Request {
        std::string target; ///< path and query
        std::string token;  ///< what came in Authorization, or in the query's auth
        std::string body;
        std::string language;        ///< in which an e-mail is asked for
        QPointer<QTcpSocket> socket; ///< where to answer; null once it is closed

        void answer(int status, const std::string& json) const;
        void write(const std::string& bytes) const;
        /// Begins a stream of events, which goes on by write().
        void beginStream() const;
        void cut() const; ///< without a farewell
    };

    ScriptedServer();
    /// The server is gone from the network, and all its connections with it; listen() brings it back.
    void close();
    void listen();
    [[nodiscard]] std::string address() const;

    std::function<void(const Request&)> on; ///< for each request
    std::vector<Request> seen;              ///< all of them

    [[nodiscard]] int countOf(const std::string& part) const; ///< requests whose target contains it
    /// The last request whose target contains it; there must be one.
    [[nodiscard]] const Request& last(const std::string& part) const;

  private:
    void take(QTcpSocket* socket);

    QTcpServer server_;
    quint16 port_ = 0;
    QHash<QTcpSocket*, QByteArray> buffers_;
};
