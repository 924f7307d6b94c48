#include <QTemporaryDir>

#include <chrono>
#include <utility>

#include "core/online/value_text.h"
#include "platform/firebase/connection.h"
#include "platform/firebase/rest/answers.h"
#include "platform/firebase/rest/urls.h"
#include "tests/platform/firebase/emulator_world.h"
#include "tests/platform/firebase/googles_door.h"

using namespace architects;
using online::Error;
using online::Value;

namespace {

/// On a desktop the SDK keeps accounts in the session's keyring and notes in the person's folder: here both
/// are the run's. They are chosen when they are used first.
void bringKeyring() {
    static const QTemporaryDir folder;
    qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
    qputenv("SECRET_BACKEND", "file");
    qputenv("SECRET_FILE_TEST_PATH", folder.filePath(QStringLiteral("keyring")).toLocal8Bit());
    qputenv("SECRET_FILE_TEST_PASSWORD", "of a test");
}

} // namespace

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
