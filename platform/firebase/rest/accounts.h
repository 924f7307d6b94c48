#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/online/transport.h"
#include "platform/firebase/addresses.h"
#include "platform/firebase/rest/answers.h"
#include "platform/firebase/rest/http.h"
#include "platform/firebase/rest/token_keeper.h"
#include "platform/firebase/secrets.h"

namespace architects::firebase {

/// Who is signed in, by the sign-in service's REST interface; remembered in `secrets`, so that the same
/// person is there when the app starts anew.
class Accounts {
  public:
    using Done = online::Transport::Done;

    /// `changed` is called whenever account() is another one.
    Accounts(Http& http, const ServerAddresses& addresses, TokenKeeper& tokens, Secrets& secrets,
             std::function<void()> changed);

    [[nodiscard]] const std::optional<online::Account>& account() const { return account_; }
    void signInAnonymously(Done done);
    void signInWithEmail(const std::string& email, const std::string& password, Done done);
    void signInWith(const online::Credential& credential, Done done);
    void linkEmail(const std::string& email, const std::string& password, Done done);
    void link(const online::Credential& credential, Done done);
    void sendPasswordReset(const std::string& email, Done done);
    void signOut();

  private:
    struct Wish; ///< a sign-in on its way
    using Answered = std::function<void(const Outcome&)>;

    void ask(std::string_view question, const online::Value::Map& data, Answered answered);
    void signIn(Wish wish);
    void linkTo(Wish wish);
    void hearSignIn(const Wish& wish, const Outcome& outcome);
    void adopt(const Wish& wish, const online::Value& signedIn, const online::Account& account);
    bool remember(const online::Account& account, const std::string& refreshToken);
    void restore();

    Http* http_;
    ServerAddresses addresses_;
    TokenKeeper* tokens_;
    Secrets* secrets_;
    std::function<void()> changed_;
    std::optional<online::Account> account_;
    int epoch_ = 0; ///< counts sign-outs: a sign-in that was overtaken by one comes to nothing
};

} // namespace architects::firebase
