#include <QTemporaryDir>

#include "platform/firebase/connection.h"
#include "tests/platform/firebase/emulator_world.h"

using namespace architects;

namespace {

/// On a desktop the SDK keeps accounts in the session's keyring: this is one in a file of the run's, which
/// is chosen when it is used first.
void bringKeyring() {
    static const QTemporaryDir folder;
    qputenv("SECRET_BACKEND", "file");
    qputenv("SECRET_FILE_TEST_PATH", folder.filePath(QStringLiteral("keyring")).toLocal8Bit());
    qputenv("SECRET_FILE_TEST_PASSWORD", "of a test");
}

} // namespace

std::unique_ptr<online::Transport> startApp(const firebase::ServerAddresses& addresses,
                                            const QString& key) {
    bringKeyring();
    return firebase::makeTransport(addresses, key);
}
