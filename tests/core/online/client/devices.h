#pragma once

#include <catch2/catch.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/online/client.h"
#include "core/online/memory_server.h"
#include "core/play/house.h"
#include "tests/core/online/forwarding_transport.h"

/// The app's own parts on devices that share one server in this process: Store, Client, House and Session
/// as the app wires them, without its screens.
namespace architects::online::test {

/// A server, time, and what devices want to be reminded of.
class World {
  public:
    World();
    MemoryServer server;

    /// Everything under way arrives, and what is due now is done.
    void settle();
    /// Time passes; everything that becomes due happens.
    void pass(std::int64_t ms);
    /// How long until the next thing that somebody waits for; nothing if nobody waits.
    [[nodiscard]] std::optional<std::int64_t> nextWait() const;
    [[nodiscard]] std::size_t waits() const { return timers_.size(); }
    void later(std::int64_t ms, std::function<void()> then);
    Seed nextSeed();

  private:
    struct Timer {
        std::int64_t due;
        std::function<void()> then;
    };
    bool runDue();
    std::vector<Timer> timers_;
    std::uint64_t seeds_ = 0;
};

/// Stands between a client and its transport, and may spoil what comes through.
class Meddler final : public ForwardingTransport {
  public:
    explicit Meddler(std::unique_ptr<Transport> inner);
    /// Called with what was asked ("read matches/…", "call submitMove") and with the answer, to change it.
    std::function<void(const std::string& asked, Error& error, Value& value)> meddle;
    std::vector<std::string> asked; ///< everything, in order
    std::string late;               ///< answers to this question are held back until letThrough()
    void letThrough();

    void call(std::string_view function, Value data, Answered answered) override;
    void read(std::string_view path, std::string_view fromKey, Answered answered) override;

  private:
    Answered spoiled(std::string what, Answered answered);
    std::vector<std::function<void()>> held_;
};

/// The app on one device.
class Device {
  public:
    /// Without a file the store is in memory, and ends with the app.
    Device(World& world, std::string name, std::string file = {});
    ~Device();
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    void start();
    /// The process is gone: nothing it had in memory is left.
    void kill();
    void restart() {
        kill();
        start();
    }
    [[nodiscard]] bool running() const { return app_ != nullptr; }
    /// Signs in and takes a name.
    void introduce();
    void cut() { world_.server.setOnline(secrets_, false); }
    void mend() { world_.server.setOnline(secrets_, true); }

    [[nodiscard]] Client& client();
    [[nodiscard]] play::House& house();
    [[nodiscard]] save::Store& store();
    [[nodiscard]] Meddler& link();
    [[nodiscard]] std::string uid();
    [[nodiscard]] const Secrets& secrets() const { return secrets_; }
    [[nodiscard]] play::Session& table(const std::string& match);
    [[nodiscard]] const std::string& name() const { return name_; }
    /// Makes one move as an Architect would, if it is this person's turn.
    bool moveOn(const std::string& match);
    /// Makes moves until it is no longer this person's turn.
    void playTurn(const std::string& match);

    std::vector<LostMove> lost;
    std::vector<std::string> troubles;
    std::vector<std::string> changed; ///< matches whose entries changed

  private:
    struct App;
    World& world_;
    std::string name_;
    std::string file_;
    Secrets secrets_;
    std::unique_ptr<App> app_;
};

/// A match that everybody joined by its code; the first is its host and sits on seat 0.
std::string begin(World& world, const std::string& game, const std::vector<Device*>& people);
/// Everybody plays until the match is over.
void playToTheEnd(World& world, const std::string& match, const std::vector<Device*>& people);
/// Everybody who runs the app has the whole match, the same as the server's, and found it fair.
void expectTheSame(World& world, const std::string& match, const std::vector<Device*>& people);

} // namespace architects::online::test
