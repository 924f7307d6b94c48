// Pictures of every screen of the app, with matches and friends that are there for the pictures alone.
//   architects-pictures <folder> [--language it] [--size 360x640]
//   architects-pictures --fit [--language it,de] [--size 1180x820] [--text 1.6] [--accept <file>]
//                                                 [--no-pages] [--no-reviews]: which words do not fit their
//                                                 room (360x640 if not said)
//   architects-pictures --words                   what can be read and heard on every screen, instead
#include <QCommandLineParser>
#include <QGuiApplication>

#include "platform/app/architects_app.h"
#include "platform/pictures/fit_check.h"
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
                                 QStringLiteral("Names the texts that do not fit their room instead."));
    const QCommandLineOption text(QStringLiteral("text"), QStringLiteral("The size of text, 1.0 to 1.6."),
                                  QStringLiteral("1.0"), QStringLiteral("1.0"));
    const QCommandLineOption accept(QStringLiteral("accept"), QStringLiteral("Faults that may be."),
                                    QStringLiteral("file"));
    const QCommandLineOption noPages(QStringLiteral("no-pages"),
                                     QStringLiteral("With --fit: not every page of the rules."));
    const QCommandLineOption noReviews(QStringLiteral("no-reviews"),
                                       QStringLiteral("With --fit: no screen that needs thinking."));
    const QCommandLineOption words(QStringLiteral("words"),
                                   QStringLiteral("Prints the words of every screen instead."));
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Writes a picture of every screen of the app."));
    parser.addHelpOption();
    parser.addOptions({language, size, text, fit, accept, noPages, noReviews, words});
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
    const QString spoken = parser.isSet(fit) ? QString() : parser.value(language); // --fit changes it
    ArchitectsApp app({AppStore::inMemory, spoken, {}, {}}, friends.transport());
    const auto prepare = [&] { friends.bringSamples(app.online(), app.store()); };
    ScreenshotTour tour(app.engine(), app.app(), parser.positionalArguments().value(0));
    if (parser.isSet(words)) {
        return tour.tell(prepare);
    }
    if (parser.isSet(fit)) {
        FitPlace place;
        place.size = parser.isSet(size) ? wanted : place.size;
        place.textScale = parser.value(text).toDouble();
        place.languages = parser.value(language).isEmpty() ? app.app().settings()->languages()
                                                           : parser.value(language).split(u',');
        place.pages = !parser.isSet(noPages);
        place.reviews = !parser.isSet(noReviews);
        return checkFit(tour, place, parser.value(accept), prepare);
    }
    return parser.isSet(size) ? tour.runAt(wanted, parser.value(text).toDouble(), prepare)
                              : tour.run(prepare);
}
