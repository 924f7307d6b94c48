#include "platform/firebase/sdk/sdk_transport.h"

#include <firebase/internal/platform.h>

#include <QString>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

#include "platform/firebase/errors.h"
#include "platform/firebase/sdk/sdk_app.h"
#include "platform/firebase/sdk/sdk_errors.h"
#include "platform/firebase/sdk/values.h"
#include "platform/firebase/tree.h"

namespace architects::firebase {
namespace {

namespace auth = ::firebase::auth;
namespace database = ::firebase::database;
namespace functions = ::firebase::functions;
using ::firebase::Future;
using online::Account;
using online::Credential;
using online::Error;
using online::Value;

constexpr std::chrono::seconds patience{30}; // the SDK itself would wait longer, or for ever

std::optional<Account> accountOf(const auth::User& user) {
    if (!user.is_valid()) {
        return std::nullopt;
    }
    Account account;
    account.uid = user.uid();
    account.email = user.email();
    for (const auth::UserInfoInterface& provider : user.provider_data()) {
        const std::string id = provider.provider_id();
        if (id != "firebase") { // the account itself, on some systems
            account.providers.push_back(id);
        }
        if (account.email.empty()) {
            account.email = provider.email();
        }
    }
    std::sort(account.providers.begin(), account.providers.end());
    account.anonymous = account.providers.empty();
    return account;
}

auth::Credential credentialOf(const Credential& credential) {
    if (credential.provider == "google.com") {
        return auth::GoogleAuthProvider::GetCredential(credential.idToken.c_str(), nullptr);
    }
    return auth::OAuthProvider::GetCredential(credential.provider.c_str(), credential.idToken.c_str(),
                                              credential.nonce.c_str(), nullptr);
}

} // namespace

std::unique_ptr<SdkTransport> SdkTransport::make(const ServerAddresses& addresses,
                                                 const std::string& name) {
    Services services;
    services.app = makeApp(addresses, name);
    if (services.app == nullptr) {
        return nullptr;
    }
    services.auth.reset(auth::Auth::GetAuth(services.app.get()));
    services.functions.reset(functions::Functions::GetInstance(services.app.get(), "us-central1"));
    services.database.reset(
        database::Database::GetInstance(services.app.get(), addresses.database.c_str()));
    if (services.auth == nullptr || services.functions == nullptr || services.database == nullptr) {
        return nullptr;
    }
#if FIREBASE_PLATFORM_DESKTOP
    services.database->set_persistence_enabled(false); // there it is left to chance
#endif
    if (addresses.emulated()) {
        useEmulators(services, addresses);
    }
    return std::unique_ptr<SdkTransport>(new SdkTransport(std::move(services)));
}

void SdkTransport::useEmulators(const Services& services, const ServerAddresses& addresses) {
    const QUrl there(QString::fromStdString(addresses.auth));
    services.auth->UseEmulator(there.host().toStdString(), static_cast<std::uint32_t>(there.port(80)));
    // The SDK appends project and region by itself.
    const QUrl function(QString::fromStdString(addresses.functions));
    const QString origin = function.toString(QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment |
                                             QUrl::StripTrailingSlash);
    services.functions->UseFunctionsEmulator(origin.toStdString().c_str());
}

SdkTransport::SdkTransport(Services services)
    : listeners_(gui_.door()),
      services_(std::move(services)),
      account_(accountOf(services_.auth->current_user())),
      calls_(*services_.functions, gui_.door()),
      reads_(listeners_),
      watch_(*services_.database, listeners_),
      connection_(&listeners_.add([this](const Value& value) { setConnected(value.truth()); },
                                  [](const Error& /*never*/) {})),
      connectionNode_(services_.database->GetReference(".info/connected")) {
    services_.auth->AddAuthStateListener(this);
    connectionNode_.AddValueListener(connection_);
    hearPushes();
}

SdkTransport::~SdkTransport() {
    services_.auth->RemoveAuthStateListener(this);
    connectionNode_.RemoveValueListener(connection_);
}

void SdkTransport::OnAuthStateChanged(auth::Auth* /*auth*/) {
    gui_.later([this] { lookAtAccount(); });
}

void SdkTransport::signInAnonymously(Done done) {
    hearAccount(services_.auth->SignInAnonymously(), std::move(done));
}

void SdkTransport::signInWithEmail(const std::string& email, const std::string& password, Done done) {
    const auto wrong = [done = std::move(done)](const Error& error) {
        // Here both mean that e-mail address and password do not belong together.
        const bool mismatch = error.name == "auth.missing" || error.name == "auth.bad_credential";
        done(mismatch ? named(Error::Kind::Refused, "auth.wrong_password") : error);
    };
    hearAccount(services_.auth->SignInWithEmailAndPassword(email.c_str(), password.c_str()), wrong);
}

void SdkTransport::signInWith(const Credential& credential, Done done) {
    hearAccount(services_.auth->SignInAndRetrieveDataWithCredential(credentialOf(credential)),
                std::move(done));
}

void SdkTransport::linkEmail(const std::string& email, const std::string& password, Done done) {
    linkTo(auth::EmailAuthProvider::GetCredential(email.c_str(), password.c_str()), std::move(done));
}

void SdkTransport::link(const Credential& credential, Done done) {
    linkTo(credentialOf(credential), std::move(done));
}

void SdkTransport::linkTo(const auth::Credential& credential, Done done) {
    auth::User user = services_.auth->current_user();
    if (!user.is_valid()) {
        gui_.later([done = std::move(done)] { done(signedOut()); });
        return;
    }
    hearAccount(user.LinkWithCredential(credential), std::move(done));
}

void SdkTransport::sendPasswordReset(const std::string& email, Done done) {
    services_.auth->SendPasswordResetEmail(email.c_str())
        .OnCompletion([door = gui_.door(), done = std::move(done)](const Future<void>& future) {
            // Whether somebody has an account here is nobody else's business.
            const bool unknown = future.error() == auth::kAuthErrorUserNotFound;
            door.later([done, error = unknown ? Error{} : authError(future.error())] { done(error); });
        });
}

void SdkTransport::signOut() {
    services_.auth->SignOut();
    lookAtAccount();
}

void SdkTransport::idToken(Answered answered) {
    auth::User user = services_.auth->current_user();
    if (!user.is_valid()) {
        gui_.later([answered = std::move(answered)] { answered(signedOut(), {}); });
        return;
    }
    user.GetToken(false).OnCompletion(
        [door = gui_.door(), once = patiently(std::move(answered))](const Future<std::string>& future) {
            const Error error = authError(future.error());
            const Value token = error.ok() ? Value(*future.result()) : Value();
            door.later([once, error, token] { once(error, token); });
        });
}

void SdkTransport::call(std::string_view function, Value data, Answered answered) {
    if (!account_) {
        gui_.later([answered = std::move(answered)] { answered(signedOut(), {}); });
        return;
    }
    calls_.call(std::string(function), data, patiently(std::move(answered)));
}

void SdkTransport::read(std::string_view path, std::string_view fromKey, Answered answered) {
    if (!account_) {
        gui_.later([answered = std::move(answered)] { answered(signedOut(), {}); });
        return;
    }
    database::Query node = services_.database->GetReference(std::string(path).c_str());
    if (!fromKey.empty()) {
        node = node.OrderByKey().StartAt(::firebase::Variant(std::string(fromKey)));
    }
    const int number = reads_.read(node, std::move(answered));
    QTimer::singleShot(patience, &clock_, [this, number] { reads_.giveUp(number); });
}

void SdkTransport::watch(std::string_view path, std::function<void(const Value&)> told) {
    watch_.watch(std::string(path), std::move(told));
}

void SdkTransport::rest() {
    services_.database->GoOffline();
}

void SdkTransport::wake() {
    services_.database->GoOnline();
}

void SdkTransport::hearAccount(const Future<auth::AuthResult>& future, Done done) {
    future.OnCompletion(
        [this, door = gui_.door(), done = std::move(done)](const Future<auth::AuthResult>& ended) {
            door.later([this, done, error = authError(ended.error())] {
                lookAtAccount(); // linking changes it without a word of the SDK's
                done(error);
            });
        });
}

void SdkTransport::lookAtAccount() {
    const auto now = accountOf(services_.auth->current_user());
    if (now == account_) {
        return;
    }
    account_ = now;
    watch_.tryNow();
    hearPushes();
    gui_.later([this] {
        if (listener().accountChanged) {
            listener().accountChanged();
        }
    });
}

void SdkTransport::hearPushes() {
    if (services_.app->name() != std::string_view(::firebase::kDefaultAppName)) {
        return; // Messaging stands on the app of a phone, whatever app it is given
    }
    if (!account_ && push_) {
        Push::allow(false);
        push_.reset();
    } else if (account_ && !push_) {
        const auto token = [this](const std::string& text) {
            if (listener().pushToken) {
                listener().pushToken(text);
            }
        };
        const auto opened = [this](const std::string& match) {
            if (listener().pushOpened) {
                listener().pushOpened(match);
            }
        };
        push_ = std::make_unique<Push>(*services_.app, gui_.door(), Push::Told{token, opened});
    }
}

void SdkTransport::setConnected(bool connected) {
    if (std::exchange(connected_, connected) != connected && listener().connectionChanged) {
        listener().connectionChanged(connected);
    }
}

online::Transport::Answered SdkTransport::patiently(Answered answered) {
    const auto waiting = std::make_shared<Answered>(std::move(answered));
    Answered once = [waiting](const Error& error, const Value& value) {
        if (const Answered first = std::exchange(*waiting, nullptr)) {
            first(error, value);
        }
    };
    QTimer::singleShot(patience, &clock_, [once] { once(unreachable(), {}); });
    return once;
}

} // namespace architects::firebase
