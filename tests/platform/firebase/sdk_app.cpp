#include <chrono>
#include <utility>

#include "core/online/value_text.h"
#include "platform/firebase/connection.h"
#include "platform/firebase/rest/answers.h"
#include "platform/firebase/rest/urls.h"
#include "tests/platform/firebase/emulator_world.h"
#include "tests/platform/firebase/googles_door.h"
#include "tests/platform/firebase/keyring.h"

using namespace architects;
using online::Error;
using online::Value;

std::unique_ptr<online::Transport> startApp(const firebase::ServerAddresses& addresses,
                                            const QString& key) {
    bringKeyring();
    GooglesDoor::instance();
    return firebase::makeTransport(addresses, key);
}

/// The one exception to the contract, for the SDK of desktops only: it sends this request to Google's own
/// address, whatever emulator it was told (googles_door_test.cpp holds that it still does). So the same
/// request goes to the emulator by REST here, with the app's own token, and the app signs in with what it
/// linked.
void linkEmail(online::Transport& app, const firebase::ServerAddresses& addresses, const std::string& email,
               const std::string& password, online::Transport::Done done) {
    static firebase::Http http(std::chrono::seconds(30), [](bool) {});
    const auto signIn = [&app, email, password, done](const firebase::HttpAnswer& answer) {
        const Error error = firebase::accountOutcome(answer).error;
        error.ok() ? app.signInWithEmail(email, password, done) : done(error);
    };
    app.idToken([addresses, email, password, done, signIn](const Error& error, const Value& token) {
        if (!error.ok()) {
            done(error);
            return;
        }
        const Value wish = Value::Map{{"idToken", token}, {"email", email}, {"password", password}};
        http.post(firebase::accountUrl(addresses, "accounts:signUp"), online::writeValue(wish), {}, signIn);
    });
}
