#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/online/transport.h"
#include "platform/firebase/addresses.h"
#include "platform/firebase/gui_thread.h"
#include "platform/firebase/rest/accounts.h"
#include "platform/firebase/rest/answers.h"
#include "platform/firebase/rest/http.h"
#include "platform/firebase/rest/network_watch.h"
#include "platform/firebase/rest/stream.h"
#include "platform/firebase/rest/token_keeper.h"
#include "platform/firebase/secrets.h"

namespace architects::firebase {

struct RestOptions {
    std::chrono::milliseconds patience{30'000}; ///< for one answer
    StreamTimes stream;
    TokenKeeper::Clock now; ///< empty: the system's
};

/// The server over Qt Network: what desktop builds use, and any build without the C++ SDK. Push messages do
/// not reach it.
class RestTransport final : public online::Transport {
  public:
    RestTransport(ServerAddresses addresses, std::unique_ptr<Secrets> secrets,
                  const RestOptions& options = {});

    [[nodiscard]] std::optional<online::Account> account() const override;
    void signInAnonymously(Done done) override;
    void signInWithEmail(const std::string& email, const std::string& password, Done done) override;
    void signInWith(const online::Credential& credential, Done done) override;
    void linkEmail(const std::string& email, const std::string& password, Done done) override;
    void link(const online::Credential& credential, Done done) override;
    void sendPasswordReset(const std::string& email, Done done) override;
    void signOut() override;
    void idToken(Answered answered) override;

    void call(std::string_view function, online::Value data, Answered answered) override;
    void read(std::string_view path, std::string_view fromKey, Answered answered) override;
    void watch(std::string_view path, std::function<void(const online::Value&)> told) override;
    [[nodiscard]] bool connected() const override { return connected_; }
    void rest() override;
    void wake() override;

  private:
    /// One question that needs a token, asked once more with another if the server does not take the first.
    struct Question;
    void ask(const std::shared_ptr<Question>& question);
    void askWith(const std::shared_ptr<Question>& question, const std::string& token);
    void end(const Question& question, const Outcome& outcome);

    Done later(Done done);
    void tellAccount();
    void tellValue(const online::Value& value);
    void setConnected(bool connected);
    void heard(bool answered);

    ServerAddresses addresses_;
    std::unique_ptr<Secrets> secrets_;
    bool connected_ = false;
    std::function<void(const online::Value&)> told_;
    int watches_ = 0; ///< counts them: what an ended one still had to tell is not told
    Http http_;
    TokenKeeper tokens_;
    Accounts accounts_;
    DatabaseStream stream_;
    NetworkWatch network_;
    GuiThread gui_; ///< last, so that it is the first to go: from then on nothing is told
};

} // namespace architects::firebase
