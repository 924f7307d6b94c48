#include "tests/platform/firebase/googles_door.h"

#include <QTcpSocket>

GooglesDoor& GooglesDoor::instance() {
    static GooglesDoor door;
    return door;
}

GooglesDoor::GooglesDoor() {
    server_.listen(QHostAddress::LocalHost);
    QObject::connect(&server_, &QTcpServer::newConnection, &server_, [this] {
        QTcpSocket* caller = server_.nextPendingConnection();
        QObject::connect(caller, &QTcpSocket::readyRead, caller, [this, caller] {
            const QString request =
                QString::fromLatin1(caller->readAll()); // "CONNECT host:port HTTP/1.1 ..."
            called_.append(request.section(u' ', 1, 1));
            caller->write("HTTP/1.1 503 Closed\r\n\r\n");
            caller->disconnectFromHost();
        });
        QObject::connect(caller, &QTcpSocket::disconnected, caller, &QObject::deleteLater);
    });
    // The SDK's HTTP library asks for it at every request; the emulators are reached without.
    qputenv("https_proxy", "http://127.0.0.1:" + QByteArray::number(server_.serverPort()));
}
