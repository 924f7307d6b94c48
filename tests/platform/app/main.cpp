#include <QByteArray>
#include <QGuiApplication>
#include <QString>
#include <qlogging.h>

#include <cstdio>

#include "qml/ui/fonts.h"
#include "qml/ui/smooth_edges.h"
#include "tests/catch_runner.h"
#include "tests/platform/app/sdk_apps.h"

namespace {

int complaints = 0; // of QML: the app has none

void listen(QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& message) {
    complaints += message.startsWith(QStringLiteral("qrc:")) ? 1 : 0;
    std::fprintf(stderr, "%s\n", qPrintable(message));
}

} // namespace

int main(int argc, char* argv[]) {
    // Also when the tests are only listed, which is done where nobody has a screen.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    qInstallMessageHandler(listen);
    architects::ui::askForSmoothEdges();
    const QGuiApplication app(argc, argv);
    keepSdkApart();
    architects::ui::registerFonts();
    const int failed = architects::testing::runTests(argc, argv);
    return failed != 0 ? failed : complaints;
}
