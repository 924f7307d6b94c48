#pragma once

#include <QObject>

#include <functional>

namespace architects::firebase {

/// Tells when the device has a network again, or another one, where the system lets us know.
class NetworkWatch {
  public:
    explicit NetworkWatch(std::function<void()> changed);

  private:
    QObject receiver_; ///< what the system tells ends with it
};

} // namespace architects::firebase
