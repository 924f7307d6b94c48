#include "tests/platform/firebase/scripted_server.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QHostAddress>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

bool waitFor(const std::function<bool()>& condition) {
    QElapsedTimer clock;
    clock.start();
    while (!condition()) {
        if (clock.elapsed() > 30'000) {
            return false;
        }
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

void settle() {
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 150) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

void ScriptedServer::Request::write(const std::string& bytes) const {
    if (socket && socket->isOpen()) {
        socket->write(QByteArray::fromStdString(bytes));
        socket->flush();
    }
}

void ScriptedServer::Request::answer(int status, const std::string& json) const {
    write("HTTP/1.1 " + std::to_string(status) +
          " X\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(json.size()) +
          "\r\n\r\n" + json);
}

void ScriptedServer::Request::beginStream() const {
    write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n");
}

void ScriptedServer::Request::cut() const {
    if (socket && socket->isOpen()) {
        socket->abort();
    }
}

ScriptedServer::ScriptedServer() {
    QObject::connect(&server_, &QTcpServer::newConnection, &server_, [this] {
        while (QTcpSocket* socket = server_.nextPendingConnection()) {
            QObject::connect(socket, &QTcpSocket::readyRead, &server_, [this, socket] { take(socket); });
            QObject::connect(socket, &QTcpSocket::disconnected, &server_, [this, socket] {
                buffers_.remove(socket);
                socket->deleteLater();
            });
        }
    });
    listen();
}

void ScriptedServer::listen() {
    if (!server_.listen(QHostAddress::LocalHost, port_)) {
        qFatal("the scripted server cannot listen");
    }
    port_ = server_.serverPort();
}

void ScriptedServer::close() {
    server_.close();
    for (const Request& request : seen) {
        request.cut();
    }
}

std::string ScriptedServer::address() const {
    return "http://127.0.0.1:" + std::to_string(port_);
}

int ScriptedServer::countOf(const std::string& part) const {
    return static_cast<int>(std::count_if(seen.begin(), seen.end(), [&](const Request& request) {
        return request.target.find(part) != std::string::npos;
    }));
}

const ScriptedServer::Request& ScriptedServer::last(const std::string& part) const {
    const auto found = std::find_if(seen.rbegin(), seen.rend(), [&](const Request& request) {
        return request.target.find(part) != std::string::npos;
    });
    if (found == seen.rend()) {
        qFatal("no request for %s", part.c_str());
    }
    return *found;
}

void ScriptedServer::take(QTcpSocket* socket) {
    QByteArray& buffer = buffers_[socket];
    buffer += socket->readAll();
    const qsizetype head = buffer.indexOf("\r\n\r\n");
    if (head < 0) {
        return;
    }
    const QString text = QString::fromLatin1(buffer.left(head));
    const auto field = [&](const char* pattern) {
        return QRegularExpression(QLatin1String(pattern), QRegularExpression::CaseInsensitiveOption)
            .match(text)
            .captured(1);
    };
    const qsizetype size = field("content-length: *(\\d+)").toLongLong();
    if (buffer.size() < head + 4 + size) {
        return;
    }
    Request request;
    request.target = field("^\\w+ (\\S+) ").toStdString();
    const QUrl url(QString::fromStdString(request.target));
    const QString inQuery = QUrlQuery(url).queryItemValue(QStringLiteral("auth"), QUrl::FullyDecoded);
    request.token = (inQuery.isEmpty() ? field("authorization: *Bearer (\\S+)") : inQuery).toStdString();
    request.body = buffer.mid(head + 4, size).toStdString();
    request.language = field("x-firebase-locale: *(\\S+)").toStdString();
    request.socket = socket;
    buffer.clear(); // Qt asks one thing at a time on a connection
    seen.push_back(request);
    on(request);
}
