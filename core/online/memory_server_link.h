#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/online/memory_server_world.h"

namespace architects::online::memory {

class Link;

/// How a device is connected, apart from the app that runs on it.
struct Line {
    bool online = true;
    std::uint64_t cuts = 0; ///< what was under way when the line was cut is lost
};

/// Everything under way between devices and server.
struct Wires {
    World world;
    std::deque<std::function<void()>> queue;
    std::map<const Secrets*, Line> lines;
    std::vector<Link*> links; ///< in the order in which the apps were started

    explicit Wires(const Seed& entropy) : world(entropy) {}
    /// After the server changed: tells every watch what is new to it.
    void tellWatches();
    Link* linkOf(const Secrets& device);
};

/// The transport of one device.
class Link final : public Transport {
  public:
    Link(Wires& wires, Secrets& device);
    ~Link() override;
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;

    [[nodiscard]] std::optional<Account> account() const override { return account_; }
    void signInAnonymously(Done done) override;
    void signInWithEmail(const std::string& email, const std::string& password, Done done) override;
    void signInWith(const Credential& credential, Done done) override;
    void linkEmail(const std::string& email, const std::string& password, Done done) override;
    void link(const Credential& credential, Done done) override;
    void sendPasswordReset(const std::string& email, Done done) override;
    void signOut() override;
    void idToken(Answered answered) override;
    void call(std::string_view function, Value data, Answered answered) override;
    void read(std::string_view path, std::string_view fromKey, Answered answered) override;
    void watch(std::string_view path, std::function<void(const Value&)> told) override;
    [[nodiscard]] bool connected() const override { return connected_; }
    void rest() override;
    void wake() override;

    [[nodiscard]] const Secrets* device() const { return &device_; }
    void lineChanged();
    void tellWatch();
    void givePushToken(const std::string& token);
    void tapPush(const std::string& match);

  private:
    /// Asks the server: `serve` runs when the question arrives, `then` when its answer does.
    template <class Answer>
    void ask(std::function<Answer()> serve, std::function<void(const Answer&)> then, Answer lost);
    void signIn(std::function<Accounts::SignedIn()> serve, Done done);
    void change(std::function<Error()> serve, Done done);
    /// Runs later, unless this link is gone by then.
    void later(std::function<void()> work);
    void subscribe();
    void settle();
    void checkAccount(const Error& error);
    [[nodiscard]] Line& line() { return wires_.lines[&device_]; }
    [[nodiscard]] std::string uid() const { return wires_.world.accounts.uidOf(device_.refreshToken); }

    Wires& wires_;
    Secrets& device_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    std::optional<Account> account_;
    bool connected_ = false;
    bool awake_ = true;

    std::string path_;
    std::function<void(const Value&)> told_;
    std::uint64_t watch_ = 0; ///< counts them: what an ended one would have told is dropped
    bool subscribed_ = false;
    std::optional<Value> last_;
};

} // namespace architects::online::memory
