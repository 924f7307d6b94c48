#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <memory>
#include <string>

#include "core/online/client.h"
#include "core/online/memory_friend.h"
#include "core/online/memory_server.h"

class OnlineModel;

/// Friends to play with where there is no network: a server in this process, and people at it who play as
/// the Architects do. For pictures and tests.
class SampleFriends : public QObject {
    Q_OBJECT

  public:
    explicit SampleFriends(QObject* parent = nullptr);
    ~SampleFriends() override;
    Q_DISABLE_COPY_MOVE(SampleFriends)

    /// The way from this device to the server.
    [[nodiscard]] architects::online::Transport* transport() const { return transport_.get(); }
    [[nodiscard]] architects::online::MemoryServer& server() { return server_; }
    [[nodiscard]] const architects::online::MemoryServer& server() const { return server_; }
    /// "Ani", "Tia" or "Bek"; they arrive when they are first asked for.
    architects::online::MemoryFriend& person(const std::string& name);
    /// All of them go home.
    void leaveAll() { people_.clear(); }
    /// Somebody taps a notification about that match on this device.
    void tapPush(const std::string& match);
    /// Takes this device off the network, or back on.
    void setOnline(bool online);
    /// Runs whatever is under way at the server.
    void settle();
    /// Plays for the person at this device, as an Architect would: at most so many moves, while it is that
    /// person's turn or comes to be.
    void playMine(OnlineModel& online, architects::save::Store& store, const std::string& match, int moves);
    /// Somebody called Nefer, with friends, and a match in every stage there is.
    void bringSamples(OnlineModel& online, architects::save::Store& store);

  private:
    std::string create(OnlineModel& online, const architects::online::OnlineWish& wish);

    architects::online::MemoryServer server_;
    architects::online::Secrets device_;
    std::unique_ptr<architects::online::Transport> transport_;
    std::map<std::string, std::unique_ptr<architects::online::MemoryFriend>> people_;
    QTimer pump_;
};
