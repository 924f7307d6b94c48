#pragma once

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QString>

#include <memory>
#include <optional>
#include <string>

#include "core/online/transport.h"
#include "platform/app/app_store.h"
#include "platform/app/languages.h"
#include "platform/common/platform.h"
#include "platform/firebase/addresses.h"
#include "qml/model/app_model.h"
#include "qml/model/online_model.h"

/// The running app: its device, its store, its way to the server, its models, its window. main() makes one,
/// on desktops and phones alike, and so do the end-to-end tests.
class ArchitectsApp {
  public:
    struct Wishes {
        QString store;    ///< the file with the matches; empty: the usual place
        QString language; ///< empty: the setting decides, then the system
        QString
            emulators; ///< where the addresses of a server stand; empty: the project that was compiled in
        QString link;  ///< an invitation by which the app was opened
        QString lesson{}; ///< a lesson somebody writes, to be tried; empty: none
    };
    /// `samples` is a server in this process, in place of the one that was wished for.
    explicit ArchitectsApp(const Wishes& wishes, architects::online::Transport* samples = nullptr,
                           std::unique_ptr<Device> device = makeDevice());

    /// What is wrong with the lesson that was wished for; empty if nothing is, or if none was.
    [[nodiscard]] const std::string& fault() const { return fault_; }
    /// Shows the first screen; false if that is not possible.
    bool show();
    [[nodiscard]] QQuickWindow* window() const;
    [[nodiscard]] QQmlApplicationEngine& engine() { return engine_; }
    [[nodiscard]] architects::save::Store& store() { return *store_.store(); }
    [[nodiscard]] AppModel& app() { return app_; }
    [[nodiscard]] OnlineModel& online() { return online_; }
    [[nodiscard]] Platform& platform() { return platform_; }

  private:
    [[nodiscard]] OnlineModel::Way wayToServer(architects::online::Transport* samples);
    void showTheWay();
    void followTheSystem();

    Platform platform_;
    AppStore store_;
    std::optional<architects::firebase::ServerAddresses> server_;
    std::unique_ptr<architects::online::Transport>
        transport_; ///< made when somebody wants to play with friends
    AppModel app_;
    OnlineModel online_;
    QQmlApplicationEngine engine_;
    Languages languages_;
    QString link_;
    std::string fault_;
};
