#include "tests/platform/firebase/keyring.h"

#include <QTemporaryDir>

void bringKeyring() {
    static const QTemporaryDir folder;
    qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
    qputenv("SECRET_BACKEND", "file");
    qputenv("SECRET_FILE_TEST_PATH", folder.filePath(QStringLiteral("keyring")).toLocal8Bit());
    qputenv("SECRET_FILE_TEST_PASSWORD", "of a test");
}
