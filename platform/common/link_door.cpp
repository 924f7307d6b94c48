#include "platform/common/link_door.h"

#include <QDesktopServices>

#include <utility>

namespace {

const auto ours = QStringLiteral("greatarchitects");
const auto web = QStringLiteral("https");

} // namespace

LinkDoor::LinkDoor(std::function<void(const QString&)> called) : called_(std::move(called)) {
    QDesktopServices::setUrlHandler(ours, this, "open");
    QDesktopServices::setUrlHandler(web, this, "open");
}

LinkDoor::~LinkDoor() {
    QDesktopServices::unsetUrlHandler(ours);
    QDesktopServices::unsetUrlHandler(web);
}

void LinkDoor::open(const QUrl& link) {
    if (link.scheme() == ours || link.path().startsWith(QLatin1String("/join/"))) {
        called_(link.toString());
        return;
    }
    QDesktopServices::unsetUrlHandler(web);
    QDesktopServices::openUrl(link);
    QDesktopServices::setUrlHandler(web, this, "open");
}
