// Pictures of every screen of the app, with matches and friends that are there for the pictures alone.
//   architects-pictures <folder> [--language it] [--size 360x640]
//   architects-pictures --fit [--language it]     which words do not fit the smallest phone, instead
//   architects-pictures --words                   what can be read and heard on every screen, instead
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
    const QCommandLineOption size(QStringLiteral("size"), QStringLiteral("One size only, by day."),
                                  QStringLiteral("360x640"));
    const QCommandLineOption fit(QStringLiteral("fit"),
                                 QStringLiteral("Names the texts that do not fit 360 x 640 instead."));
    const QCommandLineOption words(QStringLiteral("words"),
                                   QStringLiteral("Prints the words of every screen instead."));
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Writes a picture of every screen of the app."));
    parser.addHelpOption();
    parser.addOptions({language, size, fit, words});
    parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("Where the pictures go."));
    parser.process(qt);
    const QStringList sides = parser.value(size).split(QLatin1Char('x'));
    const QSize wanted(sides.constFirst().toInt(), sides.constLast().toInt());
    const bool pictures = !parser.isSet(words) && !parser.isSet(fit);
    if (parser.positionalArguments().size() != (pictures ? 1 : 0) ||
        parser.isSet(size) == wanted.isEmpty()) {
        parser.showHelp(2);
    }
    architects::ui::registerFonts();
    SampleFriends friends;
    ArchitectsApp app({AppStore::inMemory, parser.value(language), {}, {}}, friends.transport());
    const auto prepare = [&] { friends.bringSamples(app.online(), app.store()); };
    ScreenshotTour tour(app.engine(), app.app(), parser.positionalArguments().value(0));
    if (parser.isSet(words)) {
        return tour.tell(prepare);
    }
    if (parser.isSet(fit)) {
        return tour.checkFit(prepare);
    }
    return parser.isSet(size) ? tour.runAt(wanted, prepare) : tour.run(prepare);
}
