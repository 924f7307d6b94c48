// The app on a desktop; Android and iOS start here too, as Qt gives them a main() of the same shape.
#include <QCommandLineParser>
#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>

#include "platform/app/architects_app.h"
#include "platform/app/start_clock.h"
#include "qml/ui/fonts.h"
#include "qml/ui/smooth_edges.h"

namespace {

struct Arguments {
    ArchitectsApp::Wishes wishes;
    bool measureStart = false;
};

#if defined(Q_OS_ANDROID) || defined(Q_OS_IOS)

/// Nobody types a command on a phone; what its tools put there is not for us.
Arguments readArguments(const QCoreApplication& /*app*/) {
    return {};
}

#else

Arguments readArguments(const QCoreApplication& app) {
    const QCommandLineOption store(QStringLiteral("store"), QStringLiteral("Keep matches in this file."),
                                   QStringLiteral("file"));
    const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("en, it, es, fr or de."),
                                      QStringLiteral("code"));
    const QCommandLineOption measure(QStringLiteral("measure-start"),
                                     QStringLiteral("Say how long the first frame took, and end."));
    const QCommandLineOption emulators(
        QStringLiteral("emulators"),
        QStringLiteral("Play with friends on the server whose addresses stand in this file."),
        QStringLiteral("file"));
    const QCommandLineOption link(QStringLiteral("link"),
                                  QStringLiteral("An invitation: greatarchitects://join/ABCDEF."),
                                  QStringLiteral("url"));
    const QCommandLineOption lesson(
        QStringLiteral("lesson"),
        QStringLiteral("Check the lesson in this file, and open it at its table."), QStringLiteral("file"));
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Board games of ancient Egypt."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({store, language, emulators, link, lesson, measure});
    parser.process(app);
    return {{parser.value(store), parser.value(language), parser.value(emulators), parser.value(link),
             parser.value(lesson)},
            parser.isSet(measure)};
}

#endif

/// --help and --version are answered in the terminal, also where there is no display to open a window on.
bool asksForWords(int argc, char* argv[]) {
    constexpr std::array<std::string_view, 5> words{"-h", "--help", "--help-all", "-v", "--version"};
    return std::any_of(argv, argv + argc, [&words](const char* argument) {
        return std::find(words.begin(), words.end(), argument) != words.end();
    });
}

} // namespace

int main(int argc, char* argv[]) {
    const StartClock clock;
    QCoreApplication::setApplicationName(QStringLiteral("Great Architects"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ARCHITECTS_VERSION));
    if (asksForWords(argc, argv)) {
        const QCoreApplication words(argc, argv);
        (void)readArguments(words); // answers, and ends the program
    }
    architects::ui::askForSmoothEdges();
    QGuiApplication qt(argc, argv);
    const Arguments arguments = readArguments(qt);
    architects::ui::registerFonts();
    ArchitectsApp app(arguments.wishes);
    if (!app.fault().empty()) {
        std::fprintf(stderr, "great-architects: %s\n", app.fault().c_str());
        return 1;
    }
    if (!app.show()) {
        std::fputs("great-architects: the first screen could not be loaded\n", stderr);
        return 1;
    }
    if (arguments.measureStart) {
        clock.reportFirstFrame(app.window());
    }
    return QGuiApplication::exec();
}
