#include "platform/firebase/rest/network_watch.h"

#include <QNetworkInformation>

#include <utility>

namespace architects::firebase {

NetworkWatch::NetworkWatch(std::function<void()> changed) {
    if (!QNetworkInformation::loadBackendByFeatures(QNetworkInformation::Feature::Reachability)) {
        return; // the stream's own patience finds out, a little later
    }
    QObject::connect(QNetworkInformation::instance(), &QNetworkInformation::reachabilityChanged, &receiver_,
                     [changed = std::move(changed)](QNetworkInformation::Reachability now) {
                         if (now == QNetworkInformation::Reachability::Online) {
                             changed();
                         }
                     });
}

} // namespace architects::firebase
