#include "platform/desktop/desktop_app.h"

#include <QtQml/qqmlextensionplugin.h>

#include <cstdio>

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
    const auto server = architects::firebase::findServer(emulators);
    if (!server && !emulators.isEmpty()) {
        std::fprintf(stderr, "great-architects: %s does not say where a server is; playing without one\n",
                     qPrintable(emulators));
    }
    return server;
}

} // namespace

DesktopApp::DesktopApp(const Wishes& wishes, architects::online::Transport* samples)
    : store_(wishes.store),
      server_(serverOf(wishes.emulators)),
      // Where matches are not kept there is no playing with friends: a move must not be lost.
      transport_(server_ && !store_.file().isEmpty()
                     ? architects::firebase::makeTransport(*server_, store_.file())
                     : nullptr),
      app_(store_.store(), store_.notice()),
      online_(samples != nullptr ? samples : transport_.get(), store_.store()),
      languages_(app_, engine_, wishes.language),
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
    followTheSystem();
    online_.openLink(link_);
    return true;
}

QQuickWindow* DesktopApp::window() const {
    return qobject_cast<QQuickWindow*>(engine_.rootObjects().value(0));
}

/// In the background nothing thinks and nothing is asked of the server.
void DesktopApp::followTheSystem() {
    QObject::connect(
        qGuiApp, &QGuiApplication::applicationStateChanged, &app_, [this](Qt::ApplicationState state) {
            const bool awake = state == Qt::ApplicationActive || state == Qt::ApplicationInactive;
            awake ? app_.wake() : app_.rest();
            awake ? online_.wake() : online_.rest();
        });
}
