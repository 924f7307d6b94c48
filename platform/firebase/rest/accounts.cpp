#include "platform/firebase/rest/accounts.h"

#include <QLocale>
#include <QString>
#include <QUrl>

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/online/value_text.h"
#include "platform/firebase/errors.h"
#include "platform/firebase/rest/urls.h"

namespace architects::firebase {
namespace {

using online::Account;
using online::Credential;
using online::Error;
using online::Value;

std::string encoded(const std::string& text) {
    return QUrl::toPercentEncoding(QString::fromStdString(text)).toStdString();
}

/// What Google or Apple gave us, as the sign-in service wants it.
Value::Map asIdp(const Credential& credential) {
    std::string body =
        "id_token=" + encoded(credential.idToken) + "&providerId=" + encoded(credential.provider);
    if (!credential.nonce.empty()) {
        body += "&nonce=" + encoded(credential.nonce);
    }
    return {{"postBody", body}, {"requestUri", "http://localhost"}, {"returnIdpCredential", true}};
}

std::int64_t secondsIn(const std::string& text) {
    std::int64_t seconds = 0; // unreadable: the token is renewed before its first use
    std::from_chars(text.data(), text.data() + text.size(), seconds);
    return seconds;
}

/// As the service describes a user.
Account described(const std::string& uid, const Value& user) {
    Account account;
    account.uid = uid;
    account.email = user["email"].text();
    for (const Value& provider : user["providerUserInfo"].list()) {
        account.providers.push_back(provider["providerId"].text());
        if (account.email.empty()) {
            account.email = provider["email"].text();
        }
    }
    std::sort(account.providers.begin(), account.providers.end());
    account.anonymous = account.providers.empty();
    return account;
}

} // namespace

struct Accounts::Wish {
    std::string question;
    Value::Map data{};
    std::string provider{}; ///< what the account will have afterwards; empty: none
    Done done{};
    int epoch = 0;
    std::optional<Account> linking{}; ///< whose account this becomes a part of
};

Accounts::Accounts(Http& http, const ServerAddresses& addresses, TokenKeeper& tokens, Secrets& secrets,
                   std::function<void()> changed)
    : http_(&http),
      addresses_(addresses),
      tokens_(&tokens),
      secrets_(&secrets),
      changed_(std::move(changed)) {
    tokens_->listen({.renewed = [this] { remember(*account_, tokens_->refreshToken()); },
                     .lost = [this] { signOut(); }});
    restore();
}

void Accounts::signInAnonymously(Done done) {
    signIn({.question = "accounts:signUp", .done = std::move(done)});
}

void Accounts::signInWithEmail(const std::string& email, const std::string& password, Done done) {
    signIn({.question = "accounts:signInWithPassword",
            .data = {{"email", email}, {"password", password}},
            .provider = "password",
            .done = std::move(done)});
}

void Accounts::signInWith(const Credential& credential, Done done) {
    signIn({.question = "accounts:signInWithIdp",
            .data = asIdp(credential),
            .provider = credential.provider,
            .done = std::move(done)});
}

void Accounts::linkEmail(const std::string& email, const std::string& password, Done done) {
    linkTo({.question = "accounts:signUp",
            .data = {{"email", email}, {"password", password}},
            .provider = "password",
            .done = std::move(done)});
}

void Accounts::link(const Credential& credential, Done done) {
    linkTo({.question = "accounts:signInWithIdp",
            .data = asIdp(credential),
            .provider = credential.provider,
            .done = std::move(done)});
}

void Accounts::sendPasswordReset(const std::string& email, Done done) {
    const Value::Map letter{{"requestType", "PASSWORD_RESET"}, {"email", email}};
    // The e-mail is written in the language of the app.
    const Http::Headers language{{"X-Firebase-Locale", QLocale().name().left(2).toLatin1()}};
    http_->post(accountUrl(addresses_, "accounts:sendOobCode"), online::writeValue(letter), language,
                [done = std::move(done)](const HttpAnswer& answer) {
                    const Error error = accountOutcome(answer).error;
                    // Whether somebody has an account here is nobody else's business.
                    done(error.name == "auth.wrong_password" ? Error{} : error);
                });
}

void Accounts::signOut() {
    ++epoch_;
    secrets_->save({});
    tokens_->forget();
    if (std::exchange(account_, std::nullopt)) {
        changed_();
    }
}

void Accounts::ask(std::string_view question, const Value::Map& data, Answered answered) {
    http_->post(
        accountUrl(addresses_, question), online::writeValue(data), {},
        [answered = std::move(answered)](const HttpAnswer& answer) { answered(accountOutcome(answer)); });
}

void Accounts::signIn(Wish wish) {
    wish.epoch = epoch_;
    wish.data.emplace("returnSecureToken", true);
    ask(wish.question, wish.data, [this, wish](const Outcome& outcome) { hearSignIn(wish, outcome); });
}

void Accounts::linkTo(Wish wish) {
    wish.linking = account_;
    tokens_->fresh([this, wish = std::move(wish)](const Error& error, const std::string& token) mutable {
        if (!error.ok()) {
            wish.done(error);
            return;
        }
        wish.data.emplace("idToken", token);
        signIn(std::move(wish));
    });
}

void Accounts::hearSignIn(const Wish& wish, const Outcome& outcome) {
    const Value& answer = outcome.value;
    if (!outcome.error.ok()) {
        wish.done(outcome.error);
        return;
    }
    const std::string& uid = answer["localId"].text();
    const bool whole =
        !uid.empty() && !answer["idToken"].text().empty() && !answer["refreshToken"].text().empty();
    if (!whole || (wish.linking && wish.linking->uid != uid)) {
        wish.done(inTrouble());
        return;
    }
    ask("accounts:lookup", {{"idToken", answer["idToken"]}},
        [this, wish, answer, uid](const Outcome& looked) {
            Account account = described(
                uid, looked.value["users"].list().empty() ? answer : looked.value["users"].list()[0]);
            if (!looked.error.ok()) { // the sign-in itself went well: what we know must do
                account.providers = wish.linking ? wish.linking->providers : std::vector<std::string>();
                if (!wish.provider.empty()) {
                    account.providers.push_back(wish.provider);
                }
                account.anonymous = account.providers.empty();
            }
            adopt(wish, answer, account);
        });
}

void Accounts::adopt(const Wish& wish, const Value& signedIn, const Account& account) {
    if (wish.epoch != epoch_) {
        wish.done(signedOut());
        return;
    }
    if (!remember(account, signedIn["refreshToken"].text())) {
        wish.done(notKept());
        return;
    }
    const bool other = account_ != account;
    account_ = account;
    tokens_->set(signedIn["refreshToken"].text(), signedIn["idToken"].text(),
                 secondsIn(signedIn["expiresIn"].text()));
    if (other) {
        changed_();
    }
    wish.done({});
}

bool Accounts::remember(const Account& account, const std::string& refreshToken) {
    Value::List providers;
    for (const std::string& provider : account.providers) {
        providers.emplace_back(provider);
    }
    return secrets_->save(online::writeValue(Value::Map{{"refreshToken", refreshToken},
                                                        {"uid", account.uid},
                                                        {"email", account.email},
                                                        {"providers", std::move(providers)}}));
}

void Accounts::restore() {
    const auto kept = online::readValue(secrets_->load());
    if (!kept || (*kept)["uid"].text().empty() || (*kept)["refreshToken"].text().empty()) {
        return;
    }
    Account account;
    account.uid = (*kept)["uid"].text();
    account.email = (*kept)["email"].text();
    for (const Value& provider : (*kept)["providers"].list()) {
        account.providers.push_back(provider.text());
    }
    account.anonymous = account.providers.empty();
    account_ = std::move(account);
    tokens_->restore((*kept)["refreshToken"].text());
}

} // namespace architects::firebase
