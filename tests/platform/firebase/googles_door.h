#pragma once

#include <QStringList>
#include <QTcpServer>

/// What the desktop SDK sends to Google's own addresses, although it was told the emulators', ends here:
/// this stands where a proxy would, notes who is called, and lets nothing through.
class GooglesDoor {
  public:
    static GooglesDoor& instance();

    /// The hosts that were called, each with its port.
    [[nodiscard]] const QStringList& called() const { return called_; }

  private:
    GooglesDoor();

    QTcpServer server_;
    QStringList called_;
};
