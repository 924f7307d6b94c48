#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "core/online/memory_server.h"
#include "core/table/random.h"
#include "tests/core/online/forwarding_transport.h"

/// A bad network in front of MemoryServer, the same for the same seed.
namespace architects::online::chaos {

/// How bad it is; chances are parts of a thousand.
struct Weather {
    int requestLost = 80;
    int answerLost = 80; ///< the server has done it, the phone does not know
    int twice = 80;      ///< the request arrives again, sooner or later
    int slow = 60;       ///< takes minutes, longer than the phone waits for an answer
    int toldTwice = 100; ///< what a watch tells
    int toldLate = 150;  ///< after what comes behind it
    int offline = 30;    ///< at each look of a person: goes away, for minutes or days
    int killed = 60;     ///< at each look of a person: the app ends at one of its next steps
};
inline constexpr Weather calm{0, 0, 0, 0, 0, 0, 0, 0};

/// Time, chance and the server. Nothing happens but in step().
class Storm {
  public:
    explicit Storm(std::uint64_t seed);

    MemoryServer server;
    Weather weather;

    void later(std::int64_t ms, std::function<void()> then);
    /// The next thing that happens; false if nothing will.
    bool step();
    bool happens(int chance) { return below(1000) < chance; }
    int below(int bound) {
        return static_cast<int>(architects::below(random_, static_cast<std::uint32_t>(bound)));
    }
    /// How long a message takes.
    std::int64_t delay();
    Seed drawSeed();

  private:
    FastRandom random_;
    std::multimap<std::int64_t, std::function<void()>> due_;
};

/// Whether a device has a network: stays when the app ends.
struct Antenna {
    bool online = true;
};

/// Loses, delays, repeats and reorders everything between an app and its transport. It keeps the contract
/// of Transport all the same: one answer for each question, none when it is gone, and what a watch told
/// last is true in the end.
class ChaosTransport final : public test::ForwardingTransport {
  public:
    /// `hook` is called whenever the app uses the network; once `dead` says so it has none.
    struct Owner {
        std::function<void()> hook;
        std::function<bool()> dead;
    };
    ChaosTransport(Storm& storm, Secrets& secrets, const Antenna& antenna, Owner owner);
    ~ChaosTransport() override;
    ChaosTransport(const ChaosTransport&) = delete;
    ChaosTransport& operator=(const ChaosTransport&) = delete;

    void call(std::string_view function, Value data, Answered answered) override;
    void read(std::string_view path, std::string_view fromKey, Answered answered) override;
    void watch(std::string_view path, std::function<void(const Value&)> told) override;
    [[nodiscard]] bool connected() const override { return antenna_.online; }

    /// The antenna has changed.
    void antennaChanged();

  private:
    using Put = std::function<void(Transport&, Answered)>;
    void ask(Put put, Answered answered);
    void hear(const Value& value);
    void tell(std::int64_t ms, const Value& value, std::uint64_t watch);

    Storm& storm_;
    const Antenna& antenna_;
    Owner owner_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    std::function<void(const Value&)> told_;
    std::uint64_t watch_ = 0;
    Value newest_;
    bool heard_ = false;
};

} // namespace architects::online::chaos
