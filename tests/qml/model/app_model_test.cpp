#include "tests/qml/model/model_test.h"

#include "qml/model/pyramidice_model.h"

TEST_CASE("The app knows its games, their options, and the Great Architects") {
    Desk desk;
    const AppGame kheops = desk.app.games().constFirst();
    CHECK(kheops.id == QStringLiteral("kheops"));
    CHECK(kheops.options.constFirst().values.size() == 2);
    CHECK(desk.app.architectList().size() == 4);
    CHECK(desk.app.architectList().constLast().name == QStringLiteral("Imhotep"));
}

TEST_CASE("The app offers and begins only games that it can put on a screen") {
    Desk desk;
    QStringList offered;
    for (const AppGame& game : desk.app.games()) {
        offered.append(game.id);
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
    const AppGame kheops = desk.app.games().at(0);
    const AppGame pyramidice = desk.app.games().at(1);
    CHECK(kheops.options.constFirst().seats == 0);
    REQUIRE(pyramidice.id == QStringLiteral("pyramidice"));
    const GameOption architect = pyramidice.options.constFirst();
    CHECK(architect.name == QStringLiteral("architect"));
    CHECK(architect.seats == 2);
    CHECK(architect.values.size() == desk.app.architectList().size() + 1);
    for (const GameOption& option : desk.app.choicesOf("pyramidice", true)) {
        CHECK(option.seats == 0);
    }
}

TEST_CASE("What needs everybody around one device is offered there only") {
    Desk desk;
    int left = 0;
    for (const AppGame& game : desk.app.games()) {
        const QList<GameOption> here = desk.app.choicesOf(game.id, true);
        const QList<GameOption> apart = desk.app.choicesOf(game.id, false);
        REQUIRE(here.size() == apart.size());
        for (qsizetype i = 0; i < here.size(); ++i) {
            left += static_cast<int>(here.at(i).values.size() - apart.at(i).values.size());
            for (const OptionValue& value : apart.at(i).values) {
                CHECK_FALSE(value.oneDevice);
            }
        }
    }
    CHECK(left > 0);
}

TEST_CASE("The dice of all matches are those of each match together") {
    Desk desk;
    const auto total = [](const DiceRolls& dice) {
        int sum = 0;
        for (const int count : dice.stone + dice.prayer) {
            sum += count;
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
        QList<int> some;
        for (const PyramidiceDie& die : board->dice()) {
            if (some.size() < board->takeCount()) {
                some.append(die.id);
            }
        }
        REQUIRE(board->take(some));
        rolled += total(board->rolls());
    }
    const DiceRolls all = desk.app.diceStatistics("pyramidice");
    CHECK(rolled > 0);
    CHECK(total(all) == rolled);
    CHECK(all.matches == 2);
    CHECK(desk.app.diceStatistics("kheops").matches == 0);
}

TEST_CASE("Dice are judged by all six faces, and counts that make no sense are taken as none") {
    Desk desk;
    const DiceFairness judged = desk.app.judgeDice({10, 10, 10, 10, 10, 10});
    CHECK(judged.dice == 60);
    CHECK(judged.low == 5);
    CHECK(judged.high == 16);
    CHECK(judged.chance == Approx(1));
    CHECK(desk.app.judgeDice({-4, 3}).dice == 3);
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
