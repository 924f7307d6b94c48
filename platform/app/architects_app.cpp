#include "platform/app/architects_app.h"

#include <QUrl>

#include <cstdio>
#include <utility>

#include "platform/firebase/connection.h"

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

ArchitectsApp::ArchitectsApp(const Wishes& wishes, architects::online::Transport* samples,
                             std::unique_ptr<Device> device)
    : platform_(std::move(device)),
      store_(wishes.store),
      server_(serverOf(wishes.emulators)),
      app_(store_.store(), store_.notice()),
      online_(wayToServer(samples), store_.store()),
      languages_(app_, engine_, wishes.language, [this] { return platform_.language(); }),
      link_(wishes.link) {
    if (samples != nullptr) {
        online_.open();
    }
    app_.playWith(&online_);
    showTheWay();
    if (!wishes.lesson.isEmpty()) {
        fault_ = app_.tryLesson(wishes.lesson);
    }
    engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
}

/// Nothing of the network is touched before somebody wants to play with friends.
OnlineModel::Way ArchitectsApp::wayToServer(architects::online::Transport* samples) {
    if (samples != nullptr) {
        return [samples] { return samples; };
    }
    // Where matches are not kept there is no playing with friends: a move must not be lost.
    if (!server_ || store_.file().isEmpty()) {
        return nullptr;
    }
    return [this] {
        transport_ = architects::firebase::makeTransport(*server_, store_.file());
        return transport_.get();
    };
}

/// To the project's web site, if it has one: from there an invitation leads into the app.
void ArchitectsApp::showTheWay() {
    if (server_ && !server_->web.empty()) {
        const QString site = QString::fromStdString(server_->web);
        online_.setLinkBase(site + QStringLiteral("/join/"));
        online_.setUpdatePage(site);
        online_.setDeletionPage(site + QStringLiteral("/delete-account"));
    }
}

bool ArchitectsApp::show() {
    engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/Architects/App/Main.qml")));
    if (engine_.rootObjects().isEmpty()) {
        return false;
    }
    platform_.attach(window());
    QObject::connect(window(), &QQuickWindow::frameSwapped, &platform_, &Platform::drawn,
                     static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    followTheSystem();
    const QString called = platform_.takeLink();
    online_.openLink(called.isEmpty() ? link_ : called);
    return true;
}

QQuickWindow* ArchitectsApp::window() const {
    return qobject_cast<QQuickWindow*>(engine_.rootObjects().value(0));
}

/// In the background nothing thinks, nothing sounds and nothing is asked of the server. What was played is
/// on the disk already: a move is written before it is shown.
void ArchitectsApp::followTheSystem() {
    QObject::connect(&platform_, &Platform::awakeChanged, &app_, [this](bool awake) {
        awake ? app_.wake() : app_.rest();
        awake ? online_.wake() : online_.rest();
    });
    QObject::connect(&platform_, &Platform::systemChanged, &languages_, &Languages::followSystem);
    QObject::connect(&platform_, &Platform::linkOpened, &online_, &OnlineModel::openLink);
}
