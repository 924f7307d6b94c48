#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/online/transport.h"

namespace architects::online::memory {

/// Who there is, and how they prove it. Tokens are opaque: a refresh token is kept by a device, an id
/// token is given away.
class Accounts {
  public:
    /// Draws a name nobody can guess, of so many letters.
    using Draw = std::function<std::string(std::size_t letters)>;
    explicit Accounts(Draw draw) : draw_(std::move(draw)) {}

    /// A refresh token, or the refusal that says why there is none.
    struct SignedIn {
        Error error;
        std::string refreshToken;
    };
    SignedIn anonymous();
    SignedIn withEmail(const std::string& email, const std::string& password);
    /// Signs up whoever comes for the first time.
    SignedIn with(const Credential& credential);

    Error linkEmail(const std::string& refreshToken, const std::string& email, const std::string& password);
    Error link(const std::string& refreshToken, const Credential& credential);
    Error sendPasswordReset(const std::string& email);

    [[nodiscard]] std::optional<Account> account(const std::string& refreshToken) const;
    /// Empty if the token is not worth anything.
    [[nodiscard]] std::string uidOf(const std::string& refreshToken) const;
    std::string makeIdToken(const std::string& refreshToken);
    [[nodiscard]] std::string uidOfIdToken(const std::string& idToken) const;
    void revoke(const std::string& refreshToken) { refreshTokens_.erase(refreshToken); }
    void remove(const std::string& uid);

  private:
    struct Person {
        std::string email;
        std::string password;
        std::map<std::string, std::string> identities; ///< provider: who they are there
    };
    SignedIn open(const std::string& uid);
    Person* personOf(const std::string& refreshToken);
    [[nodiscard]] std::string findEmail(const std::string& email) const;
    [[nodiscard]] std::string findIdentity(const Credential& credential) const;

    Draw draw_;
    std::map<std::string, Person> people_;
    std::map<std::string, std::string> refreshTokens_;
    std::map<std::string, std::string> idTokens_;
};

/// A refusal of that name, as an Error.
Error refusedBy(std::string_view name);

} // namespace architects::online::memory
