// Desktop: nothing vibrates, nobody calls or vouches, and sharing is the clipboard.
#include <QClipboard>
#include <QGuiApplication>

#include "platform/common/device.h"

namespace {

class Desktop final : public Device {
  public:
    Desktop() { followApplicationState(); }

    [[nodiscard]] Abilities abilities() const override { return {}; }
    void share(const QString& text) override { QGuiApplication::clipboard()->setText(text); }
};

} // namespace

std::unique_ptr<Device> makeDevice() {
    return std::make_unique<Desktop>();
}
