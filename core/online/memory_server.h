#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/online/protocol.h"
#include "core/online/transport.h"
#include "core/table/chacha20.h"

namespace architects::online {

/// What a device keeps of its sign-in when the app ends. The object is the device: it must outlive its
/// links and stay where it is.
struct Secrets {
    std::string refreshToken; ///< empty: nobody is signed in
};

/// A whole server in this process: accounts, database, functions and referee as PROTOCOL.md has them. It
/// has no clock and no thread. What devices ask waits until deliver() runs it; so do answers and what
/// watches tell, all in the order in which they came about.
class MemoryServer {
  public:
    /// PROTOCOL.md's limits for a person; tests that want to go beyond them may.
    struct Limits {
        int callsAMinute = 60;
        int newMatchesAnHour = 20;
        int matches = 50; ///< open or running
        int friends = 200;
        int oldestProtocol = online::oldestProtocol;
    };

    /// All chance of this server follows from the seed: seeds of matches, codes, uids.
    explicit MemoryServer(const Seed& entropy = {});
    ~MemoryServer();
    MemoryServer(const MemoryServer&) = delete;
    MemoryServer& operator=(const MemoryServer&) = delete;

    /// The app on that device as it starts. The server must outlive it.
    [[nodiscard]] std::unique_ptr<Transport> link(Secrets& device);

    // Time, which passes only here.

    /// Milliseconds since 1970.
    [[nodiscard]] std::int64_t now() const;
    /// Later than before: reminders that are due by then are sent.
    void setTime(std::int64_t ms);

    // What is under way.

    /// Runs the oldest thing that waits; false if there is none.
    bool deliverNext();
    /// Runs everything that waits, and what follows from it.
    void deliver();

    // Accidents.

    /// Takes a device off the network, or back on. What was under way to or from it is lost: calls are
    /// answered as unreachable, whether they had arrived or not.
    void setOnline(const Secrets& device, bool online);
    /// Everything that stood under this person's name is gone, though they are still signed in.
    void empty(const std::string& uid);
    /// The server no longer knows who is signed in on that device.
    void revoke(const Secrets& device);
    /// The device got a new address for pushes.
    void givePushToken(const Secrets& device, const std::string& token);
    /// Somebody taps a notification of that match on the device.
    void tapPush(const Secrets& device, const std::string& match);

    // What stands on the server, without asking whether anybody may know.

    [[nodiscard]] Value at(std::string_view path) const;
    [[nodiscard]] Limits& limits();
    /// This person may call as often as they like: a program plays faster than people.
    void liftCallLimit(const std::string& uid);

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

} // namespace architects::online
