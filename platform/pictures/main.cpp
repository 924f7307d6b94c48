// Pictures of every screen of the app, with matches and friends that are there for the pictures alone.
//   architects-pictures <folder> [--language it]
//   architects-pictures --words            what can be read and heard on every screen, instead
#include <QCommandLineParser>
#include <QGuiApplication>

#include "platform/app/architects_app.h"
#include "platform/pictures/sample_friends.h"
#include "platform/pictures/screenshot_tour.h"
#include "qml/ui/fonts.h"

int main(int argc, char* argv[]) {
    const QGuiApplication qt(argc, argv);
    QGuiApplication::setApplicationVersion(QStringLiteral(ARCHITECTS_VERSION));
    const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("en, it, es, fr or de."),
                                      QStringLiteral("code"));
    const QCommandLineOption words(QStringLiteral("words"),
                                   QStringLiteral("Print the words of every screen instead."));
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Writes a picture of every screen of the app."));
    parser.addHelpOption();
    parser.addOptions({language, words});
    parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("Where the pictures go."));
    parser.process(qt);
    if (parser.positionalArguments().size() != (parser.isSet(words) ? 0 : 1)) {
        parser.showHelp(2);
    }
    architects::ui::registerFonts();
    SampleFriends friends;
    ArchitectsApp app({AppStore::inMemory, parser.value(language), {}, {}}, friends.transport());
    ScreenshotTour tour(app.engine(), app.app(), parser.positionalArguments().value(0));
    const auto prepare = [&] { friends.bringSamples(app.online(), app.store()); };
    return parser.isSet(words) ? tour.tell(prepare) : tour.run(prepare);
}
