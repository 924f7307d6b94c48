#include "platform/desktop/desktop_app.h"

#include <QtQml/qqmlextensionplugin.h>

#include <cstdio>
#include <utility>

#include "platform/firebase/connection.h"

Q_IMPORT_QML_PLUGIN(Architects_ModelPlugin)
Q_IMPORT_QML_PLUGIN(Architects_PlatformPlugin)
Q_IMPORT_QML_PLUGIN(Architects_UiPlugin)
Q_IMPORT_QML_PLUGIN(Architects_KheopsPlugin)
Q_IMPORT_QML_PLUGIN(Architects_DicePlugin)
Q_IMPORT_QML_PLUGIN(Architects_PyramidicePlugin)
Q_IMPORT_QML_PLUGIN(Architects_PyramidiceRulesPlugin)
Q_IMPORT_QML_PLUGIN(Architects_PyramidiceSoloPlugin)
Q_IMPORT_QML_PLUGIN(Architects_PyramidiceResultPlugin)
Q_IMPORT_QML_PLUGIN(Architects_PyramidiceTablePlugin)
Q_IMPORT_QML_PLUGIN(Architects_LuxorPlugin)
Q_IMPORT_QML_PLUGIN(Architects_LuxorRulesPlugin)
Q_IMPORT_QML_PLUGIN(Architects_AppPlugin)
Q_IMPORT_QML_PLUGIN(Architects_OnlinePlugin)

namespace {

std::optional<architects::firebase::ServerAddresses> serverOf(const QString& emulators) {
    auto server = architects::firebase::findServer(emulators);
    if (!server && !emulators.isEmpty()) {
        std::fprintf(stderr, "great-architects: %s does not say where a server is; playing without one\n",
                     qPrintable(emulators));
    }
    return server;
}

} // namespace

DesktopApp::DesktopApp(const Wishes& wishes, architects::online::Transport* samples,
                       std::unique_ptr<Device> device)
    : platform_(std::move(device)),
      store_(wishes.store),
      server_(serverOf(wishes.emulators)),
      // Where matches are not kept there is no playing with friends: a move must not be lost.
      transport_(server_ && !store_.file().isEmpty()
                     ? architects::firebase::makeTransport(*server_, store_.file())
                     : nullptr),
      app_(store_.store(), store_.notice()),
      online_(samples != nullptr ? samples : transport_.get(), store_.store()),
      languages_(app_, engine_, wishes.language, [this] { return platform_.language(); }),
      link_(wishes.link) {
    app_.playWith(&online_);
    showTheWay();
    engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
}

/// To the project's web site, if it has one: from there an invitation leads into the app.
void DesktopApp::showTheWay() {
    if (server_ && !server_->web.empty()) {
        const QString site = QString::fromStdString(server_->web);
        online_.setLinkBase(site + QStringLiteral("/join/"));
        online_.setDeletionPage(site + QStringLiteral("/delete-account"));
    }
}

bool DesktopApp::show() {
    engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/Architects/App/Main.qml")));
    if (engine_.rootObjects().isEmpty()) {
        return false;
    }
    platform_.attach(window());
    followTheSystem();
    const QString called = platform_.takeLink();
    online_.openLink(called.isEmpty() ? link_ : called);
    return true;
}

QQuickWindow* DesktopApp::window() const {
    return qobject_cast<QQuickWindow*>(engine_.rootObjects().value(0));
}

/// In the background nothing thinks, nothing sounds and nothing is asked of the server. What was played is
/// on the disk already: a move is written before it is shown.
void DesktopApp::followTheSystem() {
    QObject::connect(&platform_, &Platform::awakeChanged, &app_, [this](bool awake) {
        awake ? app_.wake() : app_.rest();
        awake ? online_.wake() : online_.rest();
    });
    QObject::connect(&platform_, &Platform::systemChanged, &languages_, &Languages::followSystem);
    QObject::connect(&platform_, &Platform::linkOpened, &online_, &OnlineModel::openLink);
}
