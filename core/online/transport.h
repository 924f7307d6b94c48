#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/online/value.h"

namespace architects::online {

/// Why something asked of the server was not done.
struct Error {
    enum class Kind : std::uint8_t {
        None,
        Unreachable, ///< no network, no answer, or a server in trouble: ask again later
        SignedOut,   ///< nobody is signed in, or the server no longer knows who is
        Refused,     ///< the server understood and said no: `name` says why, asking again is no use
    };
    Kind kind = Kind::None;
    std::string name; ///< of PROTOCOL.md ("match.stale"), or "auth.email_in_use", "net.unreachable", ...
    Value details;    ///< what the server added: {name, refusal, n}

    [[nodiscard]] bool ok() const { return kind == Kind::None; }
    friend bool operator==(const Error&, const Error&) = default;
};

/// Who is signed in.
struct Account {
    std::string uid;
    bool anonymous = true;
    std::string email;                  ///< empty if there is none
    std::vector<std::string> providers; ///< "password", "google.com", "apple.com"
    friend bool operator==(const Account&, const Account&) = default;
};

/// What Google or Apple gave the app to prove who somebody is.
struct Credential {
    std::string provider; ///< "google.com", "apple.com"
    std::string idToken;
    std::string nonce; ///< Apple: the raw one
};

/// The one interface to a server. Implementations: MemoryServer's link (this folder), REST and the Firebase
/// C++ SDK (platform/firebase). The contract, tested against each in tests/core/online/contract.h:
/// - Everything is answered exactly once, on the thread that asked, and never before the call returned.
/// - Nothing is answered after the transport is gone, and no listener is called.
/// - Who was signed in is signed in again when the app starts anew.
/// - A watch tells the value as it is when it begins and after each change, also of changes made while the
/// connection was
///   lost; it goes on until it is ended, through lost connections and new tokens.
class Transport {
  public:
    using Done = std::function<void(const Error&)>;
    using Answered = std::function<void(const Error&, const Value&)>;

    struct Listener {
        std::function<void()> accountChanged;
        std::function<void(bool online)> connectionChanged;
        std::function<void(const std::string& token)>
            pushToken; ///< the device has a new address for pushes
        std::function<void(const std::string& match)> pushOpened; ///< somebody tapped a notification
    };

    Transport() = default;
    virtual ~Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;

    void listen(Listener listener) { listener_ = std::move(listener); }

    // Accounts. Linking keeps the uid and everything under it.

    [[nodiscard]] virtual std::optional<Account> account() const = 0;
    virtual void signInAnonymously(Done done) = 0;
    virtual void signInWithEmail(const std::string& email, const std::string& password, Done done) = 0;
    virtual void signInWith(const Credential& credential, Done done) = 0;
    virtual void linkEmail(const std::string& email, const std::string& password, Done done) = 0;
    virtual void link(const Credential& credential, Done done) = 0;
    virtual void sendPasswordReset(const std::string& email, Done done) = 0;
    virtual void signOut() = 0;
    /// A fresh id token, as text: to give one account up in favour of another.
    virtual void idToken(Answered answered) = 0;

    // The server.

    virtual void call(std::string_view function, Value data, Answered answered) = 0;
    /// The value at a path; with `fromKey` only its children from that key on.
    virtual void read(std::string_view path, std::string_view fromKey, Answered answered) = 0;
    /// Watches one path; a second call ends the first, an empty path ends it.
    virtual void watch(std::string_view path, std::function<void(const Value&)> told) = 0;
    [[nodiscard]] virtual bool connected() const = 0;
    /// To the background (nothing is watched, nothing reconnects) and back.
    virtual void rest() = 0;
    virtual void wake() = 0;

  protected:
    [[nodiscard]] const Listener& listener() const { return listener_; }

  private:
    Listener listener_;
};

} // namespace architects::online
