// The app itself, with somebody at it who plays on without tiring: one process for each player of an
// end-to-end test.
#include <QCommandLineParser>
#include <QGuiApplication>

#include <cstdio>

#include "platform/app/architects_app.h"
#include "qml/ui/fonts.h"
#include "tests/e2e/autopilot.h"

int main(int argc, char* argv[]) {
    QGuiApplication qt(argc, argv);
    QCommandLineParser parser;
    const auto option = [&parser](const char* name, const char* meaning) {
        parser.addOption(
            {QString::fromLatin1(name), QString::fromLatin1(meaning), QString::fromLatin1("value")});
    };
    option("store", "the file with the matches");
    option("emulators", "the file with the server's addresses");
    option("name", "what the player is called");
    option("create", "begin a match: \"kheops 2\"");
    option("code", "the file with the code of the match");
    option("result", "the file to write the outcome to");
    option("level", "the Architect whose choices are played");
    parser.process(qt);
    const auto value = [&parser](const char* name) { return parser.value(QString::fromLatin1(name)); };

    architects::ui::registerFonts();
    ArchitectsApp app({value("store"), QStringLiteral("en"), value("emulators"), {}});
    if (!app.show() || !app.online().open()) {
        std::fputs("app_player: no window, or no server\n", stderr);
        return 2;
    }
    Autopilot pilot(
        app.app(), app.online(),
        {value("name"), value("create"), value("code"), value("result"), value("level").toInt()});
    QObject::connect(&pilot, &Autopilot::landed, &qt, [](int code) { QCoreApplication::exit(code); });
    return QGuiApplication::exec();
}
