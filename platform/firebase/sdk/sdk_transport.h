#pragma once

#include <firebase/app.h>
#include <firebase/auth.h>
#include <firebase/database.h>
#include <firebase/functions.h>

#include <QObject>

#include <memory>
#include <optional>
#include <string>

#include "core/online/transport.h"
#include "platform/firebase/addresses.h"
#include "platform/firebase/gui_thread.h"
#include "platform/firebase/sdk/calls.h"
#include "platform/firebase/sdk/node_listener.h"
#include "platform/firebase/sdk/node_reads.h"
#include "platform/firebase/sdk/node_watch.h"
#include "platform/firebase/sdk/push.h"

namespace architects::firebase {

/// The server by the Firebase C++ SDK: what phones use. The SDK keeps the account, its tokens and the
/// connection; its callbacks come on threads of its own and reach the app through one door (gui_thread.h).
class SdkTransport final : public online::Transport, private ::firebase::auth::AuthStateListener {
  public:
    /// `name` is that of sdk_app.h. Null if the SDK does not find what it needs on this device.
    static std::unique_ptr<SdkTransport> make(const ServerAddresses& addresses,
                                              const std::string& name = {});
    ~SdkTransport() override;

    [[nodiscard]] std::optional<online::Account> account() const override { return account_; }
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
    struct Services {
        std::unique_ptr<::firebase::App> app; ///< first, so that it goes last
        std::unique_ptr<::firebase::auth::Auth> auth;
        std::unique_ptr<::firebase::functions::Functions> functions;
        std::unique_ptr<::firebase::database::Database> database;
    };

    explicit SdkTransport(Services services);
    static void useEmulators(const Services& services, const ServerAddresses& addresses);
    void OnAuthStateChanged(::firebase::auth::Auth* auth) override;
    void linkTo(const ::firebase::auth::Credential& credential, Done done);
    void hearAccount(const ::firebase::Future<::firebase::auth::AuthResult>& future, Done done);
    void lookAtAccount();
    /// Only somebody with an account can be called: without one the device is registered nowhere.
    void hearPushes();
    void setConnected(bool connected);
    /// Answers once: with what comes first, the answer or the end of our patience.
    Answered patiently(Answered answered);

    GuiThread gui_;
    NodeListeners listeners_; ///< before the services, so that it goes after them
    Services services_;
    std::optional<online::Account> account_;
    bool connected_ = false;
    QObject clock_; ///< what waits for time to pass ends with it
    Calls calls_;
    NodeReads reads_;
    NodeWatch watch_;
    NodeListener* connection_;
    ::firebase::database::DatabaseReference connectionNode_;
    std::unique_ptr<Push> push_;
};

} // namespace architects::firebase
