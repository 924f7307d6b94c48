#pragma once

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include <string>
#include <vector>

/// A cable between a device and a server of the loopback, which a test can cut and mend.
class Forwarder {
  public:
    explicit Forwarder(const std::string& address);

    /// The server's address, as it is reached through the cable.
    [[nodiscard]] std::string address() const;
    /// Everything on its way is lost; new connections are refused.
    void cut();
    void mend();
    [[nodiscard]] bool whole() const { return server_.isListening(); }

  private:
    void join(QTcpSocket* device);

    std::string original_;
    QTcpServer server_;
    quint16 port_ = 0;
    std::vector<QPointer<QTcpSocket>> sockets_;
};
