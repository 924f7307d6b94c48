// Every sentence that names a player, in every language, for you, for a name and for several, as an editor
// has reviewed it: tests/qml/model/sentences/<language>.txt. To write the files anew, and then read the
// difference:
//     ARCHITECTS_REGENERATE=1 build/dev/bin/model_tests "[sentences]"
#include <QCoreApplication>
#include <QFile>
#include <QTextStream>
#include <QTranslator>

#include <catch2/catch.hpp>

#include "qml/model/player_words.h"

using playerwords::Who;

namespace {

const Who you{QStringLiteral("You"), true};
const Who anna{QStringLiteral("Anna"), false};
const Who ben{QStringLiteral("Ben"), false};

/// What is not a sentence of the model: texts that QML and other models make of a name.
/// tests/lint/player_sentences.py finds one that is missing here.
struct Text {
    const char* context;
    const char* you; ///< what you are told instead; `listed` or `never`
    const char* name;
    bool counted = false;
    const char* comment = ""; ///< what translators are told, where it is a part of the text's name
};
constexpr const char* listed = ""; ///< the same text serves for "you" and for several: it only lists names
constexpr const char* never = "-"; ///< it is not said of you

constexpr Text texts[]{
    {"KheopsScore", "%n point(s) for you", "%n point(s) for %1", true},
    {"KheopsResult", "You are the Great Architect", "%1 is the Great Architect"},
    {"LuxorScore", "Victory by %n point(s)", "%1 wins by %n point(s)", true},
    {"LuxorScore", "Victory by a hair", "%1 wins by a hair"},
    {"LuxorScore", listed, "Shared victory: %1"},
    {"LuxorScore", listed, "Equal points: %1, %2 each."},
    {"LuxorModel", never, "You replace %1"},
    {"LuxorModel", "Sarcophagus for you: %n eye(s)", "Sarcophagus for %1: %n eye(s)", true},
    {"LuxorModel", "%n scarab(s) for you", "%n scarab(s) for %1", true},
    {"LuxorShown", never, "Are these the three, %1?"},
    {"LuxorShown", never, "%1, draw the line."},
    {"RaceButton", never, "%1: I see it"},
    {"VictimPanel", never, "Take one from %1"},
    {"EgiziaScore", "Victory by %n point(s)", "%1 wins by %n point(s)", true},
    {"EgiziaScore", "Victory by a hair", "%1 wins by a hair"},
    {"EgiziaScore", "You came to that square first and stand in front.",
     "%1 came to that square first and stands in front."},
    {"EgiziaScore", listed, "Equal points: %1, %2 each."},
    {"EgiziaSeen", never, "It is %1's turn."},
    {"Egizia", listed, "%1 at %2", false, "who, a site"},
    {"Egizia", listed, "%1: %2 for tombs.", false, "who, points"},
    {"Egizia", listed, "%1: %2 for stones.", false, "who, points"},
    {"RoundLine", listed, "%1, points: %2, in this round: %3. %4. Turn tile %5"},
    {"FinalColumn", listed, "%1: %n point(s)", true},
    {"ResultScore", "Victory by %n Fame", "%1 wins by %n Fame", true},
    {"ResultScore", "Victory by the fuller board", "%1 wins by the fuller board"},
    {"ResultScore", never, "Equal Fame: %1 wins"},
    {"ResultScore", listed, "Shared victory: %1 and %2"},
    {"ResultRecord", never, "You against %1"},
    {"MatchRecord", never, "You against %1"},
    {"ArchitectTurn", never, "%1's turn"},
    {"ArchitectTurn", never, "%1 goes on."},
    {"ArchitectHead", never, "%1, Great Architect, %n Fame. %2", true},
    {"OwnStrip", listed, "%1, Fame: %2, Workers: %3, Cats: %4, Stone dice: %5"},
    {"OwnSeat", listed, "%1, your whole board"},
    {"TableRivals", never, "%1, %n Fame, %2", true},
    {"TableRivals", never, "%1, %n Fame, %2, %3, %4", true},
    {"KheopsModel", never, "%1 is thinking."},
    {"ThinkingMark", never, "%1 is thinking"},
    {"TableModel", never, "%1 for %2", false, "an Architect, whose seat he keeps"},
    {"HandOver", never, "Pass the phone to %1"},
    {"HandOver", never, "I am %1"},
    {"TableArchitects", "Shall %1 play for you?", "Shall %1 play for %2?"},
    {"SeatsSheet", "Who plays for you?", "Who plays for %1?"},
    {"SeatsSheet", "I am back", "%1 is back"},
    {"SeatsSheet", "An Architect takes over", "Let an Architect play for %1"},
    {"NewGameScreen", never, "%1, against %2"},
    {"NewGameScreen", never, "%1, with %2"},
    {"MistakeCard", listed, "Move %1, %2: cost %3%"},
    {"MistakeCard", listed, "Move %1, %2"},
    {"ReviewModel", listed, "Move %1, %2: %3"},
    {"Words", "You won", "%1 won"},
    {"Words", "Your move", "%1 to move"},
    {"Words", listed, "Shared victory: %1"},
    {"Words", listed, "%1 and %n other(s)", true},
    {"Online", "Your move", "%1 to move"},
    {"Online", "You won", "%1 won"},
    {"Online", "Shared victory", "Shared victory: %1"},
    {"OnlineModel", "Your move on another device came first, and counts.", "%1 was first."},
    {"SeatPlan", listed, "So far: %1"},
    {"FarTable", never, "%1 plays for you"},
    {"FarTable", never, "%1 proposes a draw"},
    {"FarTable", never, "%1 proposes to cancel the match"},
    {"FarSheets", never, "%1 proposes a draw"},
    {"FarSheets", never, "%1 proposes to cancel the match"},
    {"FarPeople", never, "Add %1 to your friends"},
    {"ReportSheet", never, "Report %1"},
    {"ReportSheet", never,
     "We see the match and the name, nothing else. %1 does not learn who reported it."},
    {"AccountScreen", never, "Welcome back, %1."},
    {"MatchesScreen", never, "No match yet, %1"},
};

QStringList ofModel(const Who& who) {
    using namespace playerwords;
    const QString tile = QStringLiteral("<tile>");
    const QString points = QStringLiteral("<points>");
    return {begins(who),
            beginsWithPharaoh(who),
            beginsWithSphinxCard(who),
            isOnTurn(who),
            drawsTile(who),
            draws(who, tile),
            pawnStands(QStringLiteral("<place>"), QStringLiteral("<pawn>"), who),
            opensSarcophagus(who, 1),
            opensSarcophagus(who, 3),
            handsOver(who, ben, 1),
            handsOver(ben, who, 2),
            chooses(who),
            replaces(who, QStringLiteral("<animal>")),
            floorFinished(2, points, who),
            showsCard(who, QStringLiteral("<card>"), points),
            builtBy(who),
            copiesTileOf(who, tile),
            hasBuilt(who, 7, QStringLiteral("<price>")),
            chances(who, 60, 4, 45)};
}

/// A text with a name in its first place, and in the others what can be told from one.
QString filled(const Text& text, const char* source, int count, const QString& name) {
    QString line =
        QCoreApplication::translate(text.context, source, text.comment, text.counted ? count : -1);
    line.replace(QLatin1String("%1"), name);
    for (int place = 2; place < 6; ++place) {
        line.replace(QStringLiteral("%%1").arg(place), QStringLiteral("<%1>").arg(place));
    }
    return line;
}

QStringList ofScreens() {
    QStringList lines;
    for (const Text& text : texts) {
        const QLatin1String own(text.you);
        for (const int count : text.counted ? std::vector<int>{1, 3} : std::vector<int>{1}) {
            if (own != QLatin1String(listed) && own != QLatin1String(never)) {
                lines.append(filled(text, text.you, count, QStringLiteral("Anna")));
            }
            lines.append(filled(text, text.name, count, QStringLiteral("Anna")));
        }
        if (own == QLatin1String(listed)) {
            lines.append(
                filled(text, text.name, 3,
                       QCoreApplication::translate("Words", "You") + QStringLiteral(", Anna, Ben")));
        }
    }
    return lines;
}

QString everySentence() {
    QStringList lines{QStringLiteral("# you")};
    lines += ofModel(you);
    lines += QStringLiteral("# a name");
    lines += ofModel(anna);
    lines += QStringLiteral("# screens: you, a name, several");
    lines += ofScreens();
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace

TEST_CASE("Every sentence that names a player reads as it was reviewed, for you, a name and several",
          "[sentences]") {
    const QString language = GENERATE(QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("es"),
                                      QStringLiteral("fr"), QStringLiteral("de"));
    QTranslator translator;
    REQUIRE(translator.load(QStringLiteral(":/i18n/architects_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    const QString said = everySentence();
    QCoreApplication::removeTranslator(&translator);

    QFile file(QStringLiteral(SENTENCES "/%1.txt").arg(language));
    if (qEnvironmentVariableIsSet("ARCHITECTS_REGENERATE")) {
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(said.toUtf8());
        return;
    }
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QStringList reviewed = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    const QStringList now = said.split(QLatin1Char('\n'));
    REQUIRE(now.size() == reviewed.size());
    for (int i = 0; i < now.size(); ++i) {
        CHECK(now.at(i).toStdString() == reviewed.at(i).toStdString());
    }
}

TEST_CASE("No sentence about you speaks of you as of somebody else", "[sentences]") {
    const QString language = GENERATE(QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("es"),
                                      QStringLiteral("fr"), QStringLiteral("de"));
    QTranslator translator;
    REQUIRE(translator.load(QStringLiteral(":/i18n/architects_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    const QStringList yours = ofModel({QStringLiteral("<you>"), true});
    const QStringList annas = ofModel(anna);
    QCoreApplication::removeTranslator(&translator);
    for (int i = 0; i < yours.size(); ++i) {
        INFO(yours.at(i).toStdString());
        CHECK_FALSE(yours.at(i).contains(QLatin1String("<you>")));
        CHECK(annas.at(i).contains(QLatin1String("Anna")));
    }
}
