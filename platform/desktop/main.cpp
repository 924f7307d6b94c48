// The app on a desktop; Android and iOS start here too, as Qt gives them a main() of the same shape.
#include <QCommandLineParser>
#include <QGuiApplication>

#include <cstdio>

#include "platform/desktop/desktop_app.h"
#include "platform/desktop/sample_friends.h"
#include "platform/desktop/screenshot_tour.h"
#include "platform/desktop/start_clock.h"
#include "qml/ui/fonts.h"

namespace {

struct Arguments {
    DesktopApp::Wishes wishes;
    QString screenshots;
    bool measureStart = false;
};

#if defined(Q_OS_ANDROID) || defined(Q_OS_IOS)

/// Nobody types a command on a phone; what its tools put there is not for us.
Arguments readArguments(const QGuiApplication& /*app*/) {
    return {};
}

#else

Arguments readArguments(const QGuiApplication& app) {
    const QCommandLineOption store(QStringLiteral("store"), QStringLiteral("Keep matches in this file."),
                                   QStringLiteral("file"));
    const QCommandLineOption screenshots(QStringLiteral("screenshots"),
                                         QStringLiteral("Write a picture of every screen and end."),
                                         QStringLiteral("directory"));
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
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Board games of ancient Egypt."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({store, screenshots, language, emulators, link, measure});
    parser.process(app);
    return {{parser.value(store), parser.value(language), parser.value(emulators), parser.value(link)},
            parser.value(screenshots),
            parser.isSet(measure)};
}

#endif

/// Pictures of every screen, with matches and friends that are there for the pictures alone.
int takePictures(const Arguments& arguments) {
    SampleFriends friends;
    DesktopApp::Wishes wishes{AppStore::inMemory, arguments.wishes.language, {}, {}};
    DesktopApp app(wishes, friends.transport());
    return ScreenshotTour(app.engine(), app.app(), arguments.screenshots).run([&] {
        friends.bringSamples(app.online(), app.store());
    });
}

} // namespace

int main(int argc, char* argv[]) {
    const StartClock clock;
    QGuiApplication qt(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("Great Architects"));
    QGuiApplication::setApplicationVersion(QStringLiteral(ARCHITECTS_VERSION));
    const Arguments arguments = readArguments(qt);
    architects::ui::registerFonts();
    if (!arguments.screenshots.isEmpty()) {
        return takePictures(arguments);
    }
    DesktopApp app(arguments.wishes);
    if (!app.show()) {
        std::fputs("great-architects: the first screen could not be loaded\n", stderr);
        return 1;
    }
    if (arguments.measureStart) {
        clock.reportFirstFrame(app.window());
    }
    return QGuiApplication::exec();
}
