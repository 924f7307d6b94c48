#include "core/online/memory_server_accounts.h"

#include <algorithm>

namespace architects::online::memory {
namespace {

constexpr std::size_t uidLetters = 28; // as Firebase has them
constexpr std::size_t tokenLetters = 40;
constexpr std::size_t shortestPassword = 6;
constexpr std::string_view passwordProvider = "password";

Error signedOut() {
    return {Error::Kind::SignedOut, "auth.missing", Value(Value::Map{{"name", "auth.missing"}})};
}

Error checkEmail(const std::string& email, const std::string& password) {
    const std::size_t at = email.find('@');
    if (at == 0 || at == std::string::npos || at + 1 == email.size()) {
        return refusedBy("auth.bad_email");
    }
    return password.size() < shortestPassword ? refusedBy("auth.weak_password") : Error();
}

bool holds(const Credential& credential) {
    const bool known = credential.provider == "google.com" || credential.provider == "apple.com";
    return known && !credential.idToken.empty();
}

std::string lowerCase(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

} // namespace

Error refusedBy(std::string_view name) {
    return {Error::Kind::Refused, std::string(name), Value(Value::Map{{"name", name}})};
}

Accounts::SignedIn Accounts::open(const std::string& uid) {
    std::string token = draw_(tokenLetters);
    refreshTokens_.emplace(token, uid);
    return {Error(), std::move(token)};
}

Accounts::SignedIn Accounts::anonymous() {
    const std::string uid = draw_(uidLetters);
    people_.emplace(uid, Person());
    return open(uid);
}

Accounts::SignedIn Accounts::withEmail(const std::string& email, const std::string& password) {
    // One answer for both, so that nobody learns who has an account.
    const std::string uid = findEmail(email);
    return uid.empty() || people_[uid].password != password ? SignedIn{refusedBy("auth.wrong_password"), {}}
                                                            : open(uid);
}

Accounts::SignedIn Accounts::with(const Credential& credential) {
    if (!holds(credential)) {
        return {refusedBy("auth.bad_credential"), {}};
    }
    std::string uid = findIdentity(credential);
    if (uid.empty()) {
        uid = draw_(uidLetters);
        people_[uid].identities[credential.provider] = credential.idToken;
    }
    return open(uid);
}

Error Accounts::linkEmail(const std::string& refreshToken, const std::string& email,
                          const std::string& password) {
    Person* person = personOf(refreshToken);
    if (person == nullptr) {
        return signedOut();
    }
    if (Error bad = checkEmail(email, password); !bad.ok()) {
        return bad;
    }
    const std::string owner = findEmail(email);
    if (!owner.empty() && owner != uidOf(refreshToken)) {
        return refusedBy("auth.email_in_use");
    }
    person->email = lowerCase(email);
    person->password = password;
    return {};
}

Error Accounts::link(const std::string& refreshToken, const Credential& credential) {
    Person* person = personOf(refreshToken);
    if (person == nullptr) {
        return signedOut();
    }
    if (!holds(credential)) {
        return refusedBy("auth.bad_credential");
    }
    const std::string owner = findIdentity(credential);
    if (!owner.empty() && owner != uidOf(refreshToken)) {
        return refusedBy("auth.credential_in_use");
    }
    person->identities[credential.provider] = credential.idToken;
    return {};
}

Error Accounts::sendPasswordReset(const std::string& email) {
    // Nobody learns here either whether there is such an account.
    return checkEmail(email, std::string(shortestPassword, '*'));
}

std::optional<Account> Accounts::account(const std::string& refreshToken) const {
    const auto person = people_.find(uidOf(refreshToken));
    if (person == people_.end()) {
        return std::nullopt;
    }
    Account account{person->first, true, person->second.email, {}};
    if (!account.email.empty()) {
        account.providers.emplace_back(passwordProvider);
    }
    for (const auto& [provider, identity] : person->second.identities) {
        account.providers.push_back(provider);
    }
    account.anonymous = account.providers.empty();
    return account;
}

std::string Accounts::uidOf(const std::string& refreshToken) const {
    const auto found = refreshTokens_.find(refreshToken);
    return found == refreshTokens_.end() ? std::string() : found->second;
}

std::string Accounts::makeIdToken(const std::string& refreshToken) {
    const std::string uid = uidOf(refreshToken);
    if (uid.empty()) {
        return {};
    }
    std::string token = draw_(tokenLetters);
    idTokens_.emplace(token, uid);
    return token;
}

std::string Accounts::uidOfIdToken(const std::string& idToken) const {
    const auto found = idTokens_.find(idToken);
    return found == idTokens_.end() ? std::string() : found->second;
}

void Accounts::remove(const std::string& uid) {
    people_.erase(uid);
    std::erase_if(refreshTokens_, [&](const auto& token) { return token.second == uid; });
    std::erase_if(idTokens_, [&](const auto& token) { return token.second == uid; });
}

Accounts::Person* Accounts::personOf(const std::string& refreshToken) {
    const auto person = people_.find(uidOf(refreshToken));
    return person == people_.end() ? nullptr : &person->second;
}

std::string Accounts::findEmail(const std::string& email) const {
    const auto found = std::find_if(people_.begin(), people_.end(), [&](const auto& person) {
        return !email.empty() && person.second.email == lowerCase(email);
    });
    return found == people_.end() ? std::string() : found->first;
}

std::string Accounts::findIdentity(const Credential& credential) const {
    const auto found = std::find_if(people_.begin(), people_.end(), [&](const auto& person) {
        const auto identity = person.second.identities.find(credential.provider);
        return identity != person.second.identities.end() && identity->second == credential.idToken;
    });
    return found == people_.end() ? std::string() : found->first;
}

} // namespace architects::online::memory
