#include "platform/firebase/file_secrets.h"
#include "platform/firebase/rest/rest_transport.h"
#include "tests/platform/firebase/emulator_world.h"

using namespace architects;

std::unique_ptr<online::Transport> startApp(const firebase::ServerAddresses& addresses,
                                            const QString& key) {
    firebase::RestOptions options;
    options.stream.firstPause = std::chrono::milliseconds(50);
    options.stream.longestPause = std::chrono::milliseconds(200);
    return std::make_unique<firebase::RestTransport>(addresses,
                                                     std::make_unique<firebase::FileSecrets>(key), options);
}

void linkEmail(online::Transport& app, const firebase::ServerAddresses& /*addresses*/,
               const std::string& email, const std::string& password, online::Transport::Done done) {
    app.linkEmail(email, password, std::move(done));
}
