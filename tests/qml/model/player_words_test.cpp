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

/// What is not a sentence of the model: texts that QML makes of a name. `you` is empty where the same text
/// serves for "you", because it only lists names.
struct Text {
    const char* context;
    const char* you;
    const char* name;
    bool counted = false;
};

constexpr Text texts[]{
    {"KheopsScore", "%n point(s) for you", "%n point(s) for %1", true},
    {"KheopsResult", "You are the Great Architect", "%1 is the Great Architect"},
    {"LuxorScore", "Victory by %n point(s)", "%1 wins by %n point(s)", true},
    {"LuxorScore", "Victory by a hair", "%1 wins by a hair"},
    {"LuxorScore", "", "Shared victory: %1"},
    {"LuxorScore", "", "Equal points: %1, %2 each."},
    {"EgiziaScore", "Victory by %n point(s)", "%1 wins by %n point(s)", true},
    {"EgiziaScore", "Victory by a nose", "%1 wins by a nose"},
    {"EgiziaScore", "You came to that square first and stand in front.",
     "%1 came to that square first and stands in front."},
    {"ResultScore", "Victory by %n Fame", "%1 wins by %n Fame", true},
    {"ResultScore", "Victory by the fuller board", "%1 wins by the fuller board"},
    {"ResultScore", "", "Shared victory: %1 and %2"},
    {"Words", "You won", "%1 won"},
    {"Words", "Your move", "%1 to move"},
    {"Words", "", "Shared victory: %1"},
    {"Online", "Your move", "%1 to move"},
    {"Online", "You won", "%1 won"},
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

QString filled(const Text& text, const char* source, int count, const QString& name) {
    QString line = QCoreApplication::translate(text.context, source, "", text.counted ? count : -1);
    if (line.contains(QLatin1String("%1"))) {
        line = line.arg(name);
    }
    const bool names = QLatin1String(source).contains(QLatin1String("and %2"));
    return line.contains(QLatin1String("%2"))
               ? line.arg(names ? QStringLiteral("Ben") : QStringLiteral("30"))
               : line;
}

QStringList ofScreens() {
    QStringList lines;
    for (const Text& text : texts) {
        for (const int count : text.counted ? std::vector<int>{1, 3} : std::vector<int>{1}) {
            if (*text.you != '\0') {
                lines.append(filled(text, text.you, count, QString()));
            }
            lines.append(filled(text, text.name, count, QStringLiteral("Anna")));
        }
        if (*text.you == '\0') {
            lines.append(
                filled(text, text.name, 1,
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
