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
Q_IMPORT_QML_PLUGIN(Architects_AppPlugin)
Q_IMPORT_QML_PLUGIN(Architects_OnlinePlugin)

namespace {

/// The way to the server; null if this app has none, or its matches are not kept.
std::unique_ptr<architects::online::Transport> connectTo(const QString& emulators, const AppStore& store) {
    const auto server = architects::firebase::findServer(emulators);
    if (!server && !emulators.isEmpty()) {
        std::fprintf(stderr, "great-architects: %s does not say where a server is; playing without one\n",
                     qPrintable(emulators));
    }
    return server && !store.file().isEmpty() ? architects::firebase::makeTransport(*server, store.file())
                                             : nullptr;
}

} // namespace

DesktopApp::DesktopApp(const Wishes& wishes, architects::online::Transport* samples)
    : store_(wishes.store),
      transport_(connectTo(wishes.emulators, store_)),
      app_(store_.store(), store_.notice()),
      online_(samples != nullptr ? samples : transport_.get(), store_.store()),
      languages_(app_, engine_, wishes.language),
      link_(wishes.link) {
    app_.playWith(&online_);
    engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
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
