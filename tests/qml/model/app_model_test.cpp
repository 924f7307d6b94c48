#include "tests/qml/model/model_test.h"

#include "qml/model/pyramidice_model.h"

TEST_CASE("The app knows its games, their options, and the Great Architects") {
    Desk desk;
    const QVariantMap kheops = desk.app.games().constFirst().toMap();
    CHECK(kheops.value("id") == QStringLiteral("kheops"));
    CHECK(kheops.value("options").toList().constFirst().toMap().value("values").toList().size() == 2);
    CHECK(desk.app.architectList().size() == 4);
    CHECK(desk.app.architectList().constLast().toMap().value("name") == QStringLiteral("Imhotep"));
}

TEST_CASE("The app offers and begins only games that it can put on a screen") {
    Desk desk;
    QStringList offered;
    for (const QVariant& game : desk.app.games()) {
        offered.append(game.toMap().value("id").toString());
        CHECK(hasBoard(offered.constLast()));
    }
    CHECK(offered == QStringList{"kheops", "pyramidice", "luxor", "egizia"});
    CHECK_FALSE(hasBoard("senet"));
    CHECK_FALSE(desk.app.startMatch(
        {{"game", "senet"}, {"players", QVariantList{Desk::person("Nefer"), Desk::person("Ani")}}}));
    CHECK(desk.app.openMatches()->count() == 0);
}

TEST_CASE("A started match is on the table and in the list of open matches") {
    Desk desk;
    const QString id = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani")).matchId();
    CHECK(desk.app.openMatches()->count() == 1);
    CHECK(desk.app.openMatches()->latest() == id);
    desk.app.closeTable();
    CHECK(desk.app.table() == nullptr);
    CHECK(desk.app.openMatch(id));
    CHECK(desk.app.table()->matchId() == id);
}

TEST_CASE("The same seed text gives the same match, an empty one a new match each time") {
    Desk desk;
    const auto cells = [&](const QString& seed) {
        return boardOf(desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"), seed)).cells();
    };
    CHECK(cells("night train") == cells("night train"));
    CHECK(cells("night train") != cells("day train"));
    CHECK(cells("") != cells(""));
}

TEST_CASE("A wish that cannot be granted is answered with a sentence") {
    Desk desk;
    QString said;
    QObject::connect(&desk.app, &AppModel::failed, [&](const QString& sentence) { said = sentence; });
    CHECK_FALSE(desk.app.startMatch({{"game", "senet"}}));
    CHECK_FALSE(said.isEmpty());
    said.clear();
    CHECK_FALSE(desk.app.openMatch("00000000000000000000000000000000"));
    CHECK_FALSE(said.isEmpty());
    said.clear();
    CHECK(desk.app.importMatch("great-architects match 1\ngame senet\n").isEmpty());
    CHECK(said.contains("2"));
}

TEST_CASE("An exported match can be imported and stands beside the first") {
    Desk desk;
    const QString id = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani")).matchId();
    const QString copy = desk.app.importMatch(desk.app.exportMatch(id));
    REQUIRE_FALSE(copy.isEmpty());
    CHECK(copy != id);
    CHECK(desk.app.openMatches()->count() == 2);
    CHECK(desk.app.removeMatch(copy));
    CHECK(desk.app.openMatches()->count() == 1);
}

TEST_CASE("An option that belongs to a way of playing says how many seats it asks for") {
    Desk desk;
    const QVariantMap kheops = desk.app.games().at(0).toMap();
    const QVariantMap pyramidice = desk.app.games().at(1).toMap();
    CHECK(kheops.value("options").toList().constFirst().toMap().value("seats") == 0);
    REQUIRE(pyramidice.value("id") == QStringLiteral("pyramidice"));
    const QVariantMap architect = pyramidice.value("options").toList().constFirst().toMap();
    CHECK(architect.value("name") == QStringLiteral("architect"));
    CHECK(architect.value("seats") == 2);
    CHECK(architect.value("values").toList().size() == desk.app.architectList().size() + 1);
}

TEST_CASE("The dice of all matches are those of each match together") {
    Desk desk;
    const auto total = [](const QVariantMap& dice) {
        int sum = 0;
        for (const char* colour : {"stone", "prayer"}) {
            for (const QVariant& count : dice.value(colour).toList()) {
                sum += count.toInt();
            }
        }
        return sum;
    };
    CHECK(total(desk.app.diceStatistics("pyramidice")) == 0);
    int rolled = 0;
    for (const QString& seed : {QStringLiteral("one"), QStringLiteral("two")}) {
        REQUIRE(desk.app.startMatch({{"game", "pyramidice"},
                                     {"players", QVariantList{Desk::person("Nefer"), Desk::bot(2)}},
                                     {"options", QVariantMap{{"architect", "hemiunu"}}},
                                     {"seed", seed}}));
        auto* board = qobject_cast<PyramidiceModel*>(desk.app.table()->board());
        REQUIRE(board != nullptr);
        REQUIRE(board->work());
        QVariantList some;
        for (const QVariant& die : board->dice()) {
            if (some.size() < board->takeCount()) {
                some.append(die.toMap().value("id"));
            }
        }
        REQUIRE(board->take(some));
        rolled += total(board->rolls());
    }
    const QVariantMap all = desk.app.diceStatistics("pyramidice");
    CHECK(rolled > 0);
    CHECK(total(all) == rolled);
    CHECK(all.value("matches") == 2);
    CHECK(desk.app.diceStatistics("kheops").value("matches") == 0);
}

TEST_CASE("Dice are judged by all six faces, and counts that make no sense are taken as none") {
    Desk desk;
    const QVariantMap judged = desk.app.judgeDice({10, 10, 10, 10, 10, 10});
    CHECK(judged.value("dice") == 60);
    CHECK(judged.value("low") == 5);
    CHECK(judged.value("high") == 16);
    CHECK(judged.value("chance").toDouble() == Approx(1));
    CHECK(desk.app.judgeDice({-4, 3}).value("dice") == 3);
}

TEST_CASE("The table on the screen can be removed without leaving a dangling one") {
    Desk desk;
    const QString id = desk.sitDown(Desk::person("Nefer"), Desk::bot(1)).matchId();
    CHECK(desk.app.removeMatch(id));
    CHECK(desk.app.table() == nullptr);
    CHECK(desk.app.openMatches()->count() == 0);
}

TEST_CASE("Settings are kept in the store and read again") {
    auto opened = architects::save::Store::openInMemory();
    {
        SettingsModel settings(&opened->store);
        CHECK(settings.theme() == "system");
        settings.setTheme("night");
        settings.setTextScale(9);
        settings.setAnimationSpeed(2);
        settings.setReduceMotion(true);
        settings.setSound(false);
        settings.setHaptics(false);
        settings.setLanguage("it");
        settings.setPlayerName("  Nefer   of Giza ");
    }
    const SettingsModel again(&opened->store);
    CHECK(again.theme() == "night");
    CHECK(again.night());
    CHECK(again.textScale() == Approx(1.6));
    CHECK(again.animationSpeed() == 2);
    CHECK(again.reduceMotion());
    CHECK_FALSE(again.sound());
    CHECK_FALSE(again.haptics());
    CHECK(again.language() == "it");
    CHECK(again.playerName() == "Nefer of Giza");
}

TEST_CASE("An unknown theme is not taken") {
    auto opened = architects::save::Store::openInMemory();
    SettingsModel settings(&opened->store);
    settings.setTheme("dusk");
    CHECK(settings.theme() == "system");
}
