#include "tests/platform/firebase/forwarder.h"

#include <QHostAddress>
#include <QUrl>

namespace {

/// What one end says the other hears, until one of them hangs up.
void pour(QTcpSocket* from, QTcpSocket* to) {
    QObject::connect(from, &QTcpSocket::readyRead, to, [from, to] { to->write(from->readAll()); });
    QObject::connect(from, &QTcpSocket::disconnected, to, [to] { to->disconnectFromHost(); });
    QObject::connect(from, &QTcpSocket::errorOccurred, to, [to] { to->disconnectFromHost(); });
    QObject::connect(from, &QTcpSocket::disconnected, from, &QObject::deleteLater);
}

} // namespace

Forwarder::Forwarder(const std::string& address) : original_(address) {
    QObject::connect(&server_, &QTcpServer::newConnection, &server_, [this] {
        while (QTcpSocket* device = server_.nextPendingConnection()) {
            join(device);
        }
    });
    mend();
}

std::string Forwarder::address() const {
    QUrl url(QString::fromStdString(original_));
    url.setHost(QStringLiteral("127.0.0.1"));
    url.setPort(port_);
    return url.toString().toStdString();
}

void Forwarder::cut() {
    server_.close();
    for (const auto& socket : std::exchange(sockets_, {})) {
        if (socket) {
            socket->abort();
        }
    }
}

void Forwarder::mend() {
    if (!server_.isListening() && !server_.listen(QHostAddress::LocalHost, port_)) {
        qFatal("a cable cannot be mended");
    }
    port_ = server_.serverPort();
}

void Forwarder::join(QTcpSocket* device) {
    auto* there = new QTcpSocket(&server_);
    sockets_.insert(sockets_.end(), {device, there});
    pour(device, there);
    pour(there, device);
    const QUrl url(QString::fromStdString(original_));
    there->connectToHost(url.host(), static_cast<quint16>(url.port()));
}
