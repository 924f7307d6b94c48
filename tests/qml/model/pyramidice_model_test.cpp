#include "tests/qml/model/pyramidice_player.h"

#include <algorithm>
#include <set>

#include "qml/model/pyramidice_dice.h"

using namespace architects::pyramidice;

namespace {

TableModel& sitDownAlone(Desk& desk, int level, const QString& seed) {
    static const QStringList names{"none", "snefru", "hemiunu", "amenhotep", "imhotep"};
    REQUIRE(desk.app.startMatch({{"game", "pyramidice"},
                                 {"players", QVariantList{Desk::person("Nefer"), Desk::bot(level)}},
                                 {"options", QVariantMap{{"architect", names.at(level)}}},
                                 {"seed", seed}}));
    return *desk.app.table();
}

TableModel& sitDownTogether(Desk& desk, int people, const QString& seed) {
    QVariantList players;
    for (int i = 0; i < people; ++i) {
        players.append(Desk::person(QString("Player%1").arg(i)));
    }
    REQUIRE(desk.app.startMatch({{"game", "pyramidice"}, {"players", players}, {"seed", seed}}));
    return *desk.app.table();
}

PyramidiceModel& tableOf(TableModel& table) {
    auto* board = qobject_cast<PyramidiceModel*>(table.board());
    REQUIRE(board != nullptr);
    return *board;
}

} // namespace

TEST_CASE("A whole solo game of Pyramidice can be played through the model, against each Architect") {
    for (int level = 1; level <= 4; ++level) {
        Desk desk;
        TableModel& table = sitDownAlone(desk, level, QString("alone%1").arg(level));
        PyramidicePlayer player(table, static_cast<std::uint64_t>(level));
        CHECK(tableOf(table).rivalLevel() == level);
        while (!table.over()) {
            waitFor([&table] { return table.over() || !table.thinking(); });
            if (table.over()) {
                break;
            }
            player.step();
        }
        CHECK(tableOf(table).phase() == "over");
        CHECK(table.winners().size() == 1); // the Architect wins where totals are equal
        CHECK(tableOf(table).score().size() == 5);
    }
}

TEST_CASE("A whole game of Pyramidice for two, three and four can be played through the model") {
    for (int people = 2; people <= 4; ++people) {
        for (int round = 0; round < 4; ++round) {
            Desk desk;
            TableModel& table = sitDownTogether(desk, people, QString("together%1").arg(round));
            PyramidicePlayer player(table, static_cast<std::uint64_t>(round));
            while (!table.over()) {
                player.step();
            }
            CHECK(tableOf(table).sides().size() == people);
            CHECK(tableOf(table).pyramids().size() == std::max(1, people - 1));
            CHECK(table.winners().size() >= 1);
        }
    }
}

TEST_CASE("A god that cannot be used says why in words of the table, never that there is no such move") {
    const auto unreadable = architects::infoOf(architects::Refusal::NoSuchMove).sentence;
    std::set<QString> reasons;
    for (int round = 0; round < 4; ++round) {
        Desk desk;
        TableModel& table = sitDownTogether(desk, 3, QString("reasons%1").arg(round));
        PyramidicePlayer player(table, static_cast<std::uint64_t>(round));
        while (!table.over()) {
            for (const QVariant& side : tableOf(table).sides()) {
                for (const QVariant& god : side.toMap().value("gods").toList()) {
                    reasons.insert(god.toMap().value("reason").toString());
                }
            }
            player.step();
        }
    }
    CHECK(reasons.count(QString::fromUtf8(unreadable.data(), static_cast<qsizetype>(unreadable.size()))) ==
          0);
    CHECK(reasons.count("You do not have three dice of one value left.") == 1);
}

TEST_CASE("A project is shown to nobody but its owner until the match is over") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 3, "secret");
    REQUIRE(table.handOverTo() >= 0);
    table.takeDevice();
    const int me = table.viewer();
    for (const QVariant& side : tableOf(table).sides()) {
        const QVariantMap map = side.toMap();
        const bool mine = map.value("seat").toInt() == me;
        CHECK(map.value("projects").toList().size() == (mine ? 1 : 0));
        CHECK(map.value("hiddenProjects").toInt() == (mine ? 0 : 1));
    }
}

namespace {

void compareSeats(const PyramidiceModel& board, const QMap<QString, QString>& facts) {
    for (const QVariant& entry : board.sides()) {
        const QVariantMap side = entry.toMap();
        const QString seat = QStringLiteral("seat.%1.").arg(side.value("seat").toInt());
        for (const char* what : {"fame", "W", "C", "S", "scarab"}) {
            CHECK(facts.value(seat + what) == side.value(what).toString());
        }
        CHECK(facts.value(seat + "turn") == (side.value("onTurn").toBool() ? "1" : "0"));
        CHECK(facts.value(seat + "gods").split(' ', Qt::SkipEmptyParts).size() ==
              side.value("godCount").toInt());
        CHECK(facts.value(seat + "tiles").split(' ', Qt::SkipEmptyParts).size() ==
              side.value("tiles").toList().size());
    }
}

void compareBoard(const PyramidiceModel& board, const QMap<QString, QString>& facts) {
    for (const QVariant& entry : board.dice()) {
        const QVariantMap die = entry.toMap();
        const QString colour = die.value("prayer").toBool() ? "prayer" : "stone";
        const int value = die.value("value").toInt();
        CHECK(facts.value("die." + die.value("id").toString()) ==
              (value > 0 ? colour + " " + QString::number(value) : colour));
    }
    for (const QVariant& entry : board.pyramids()) {
        const QVariantMap pyramid = entry.toMap();
        const QVariantList values = pyramid.value("values").toList();
        for (int space = 0; space < values.size(); ++space) {
            CHECK(facts.value(
                      QStringLiteral("space.%1.%2").arg(pyramid.value("pyramid").toInt()).arg(space)) ==
                  values[space].toString());
        }
    }
    for (const QVariant& entry : board.row()) {
        const QVariantMap slot = entry.toMap();
        const QString name = "row." + slot.value("slot").toString();
        QStringList price;
        for (const QVariant& part : slot.value("costs").toList()) {
            price.append(part.toMap().value("code").toString() +
                         (part.toMap().value("met").toBool() ? "+" : ""));
        }
        CHECK(facts.value(name) == slot.value("god").toString());
        CHECK(facts.value(name + ".price") == price.join(' '));
    }
    CHECK(facts.value("deck") == QString::number(board.deck()));
    CHECK(facts.value("stones") == QString::number(board.stoneSupply()));
}

} // namespace

TEST_CASE("What a table of Pyramidice offers its screen are the facts of the position") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 3, "facts");
    PyramidicePlayer player(table, 5);
    while (!table.over()) {
        player.step();
        const auto facts = tableOf(table).facts(table.shown());
        INFO("after " << table.plyCount() << " entries");
        compareSeats(tableOf(table), facts);
        compareBoard(tableOf(table), facts);
    }
}

TEST_CASE("The facts of a position before are told as well, and nobody's secret with them") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "before");
    PyramidicePlayer player(table, 6);
    for (int i = 0; i < 30; ++i) {
        player.step();
    }
    const architects::AnyMatch before = table.shown();
    const auto facts = tableOf(table).facts(before);
    player.step();
    CHECK(tableOf(table).facts(before).value("deck") == facts.value("deck"));
    const int rival = 1 - table.viewer();
    if (table.viewer() >= 0) {
        CHECK(tableOf(table).facts(table.shown()).value(QStringLiteral("seat.%1.projects").arg(rival)) ==
              "?");
    }
}

TEST_CASE("A throw names its dice and what they show, whoever threw them") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 1, "dice");
    PyramidicePlayer player(table, 1);
    PyramidiceModel& board = tableOf(table);
    REQUIRE(board.work());
    CHECK(board.thrown().isEmpty());
    const QVariantList chosen = player.inQuarry(4);
    REQUIRE(board.take(chosen));
    CHECK(board.thrown().size() == 4);
    const QVariantList again{chosen[0], chosen[3]};
    REQUIRE(board.reroll(again, false));
    REQUIRE(board.thrown().size() == 2);
    for (int i = 0; i < 2; ++i) {
        const QVariantMap die = board.thrown().at(i).toMap();
        CHECK(die.value("id") == again.at(i));
        const QVariantList dice = board.dice();
        const auto same = std::find_if(dice.begin(), dice.end(), [&die](const QVariant& one) {
            return one.toMap().value("id") == die.value("id");
        });
        REQUIRE(same != dice.end());
        CHECK(same->toMap().value("value") == die.value("value"));
    }
}

TEST_CASE("The dice that were taken keep their numbers when they are rolled") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 1, "dice");
    PyramidicePlayer player(table, 1);
    PyramidiceModel& board = tableOf(table);
    REQUIRE(board.work());
    REQUIRE(board.takeCount() == 4);
    const QVariantList chosen = player.inQuarry(4);
    REQUIRE(board.take(chosen));
    CHECK(player.rolled() == chosen);
    CHECK(board.phase() == "act");
}

TEST_CASE("A reroll changes the chosen dice and no others") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 1, "again");
    PyramidicePlayer player(table, 1);
    PyramidiceModel& board = tableOf(table);
    REQUIRE(board.work());
    REQUIRE(board.take(player.inQuarry(4)));
    const QVariantList before = board.dice();
    const QVariantList again{player.rolled().at(0), player.rolled().at(2)};
    REQUIRE(board.reroll(again, false));
    for (const QVariant& die : before) {
        const QVariantMap old = die.toMap();
        if (!again.contains(old.value("id"))) {
            const auto now =
                std::find_if(board.dice().cbegin(), board.dice().cend(), [&](const QVariant& one) {
                    return one.toMap().value("id") == old.value("id");
                });
            CHECK(now->toMap().value("value") == old.value("value"));
        }
    }
    CHECK(board.rolls().value("total").toInt() == 6);
    CHECK_FALSE(board.actions().value("reroll").toBool());
    QString said;
    QObject::connect(&table, &TableModel::refused, [&said](const QString& sentence) { said = sentence; });
    CHECK_FALSE(board.reroll(again, false));
    CHECK(said == board.actions().value("rerollReason").toString());
    CHECK_FALSE(said.isEmpty());
}

TEST_CASE("Dice keep their numbers: what was touched changes, equal ones do not") {
    PyramidiceDice dice;
    State state;
    state.quarry = {2, 1};
    dice.follow(state, {});
    REQUIRE(dice.list().size() == 3);
    state.quarry = {0, 0};
    state.turn.dice[0][4] = 2;
    state.turn.dice[1][6] = 1;
    dice.follow(state, {});
    CHECK(dice.find(0)->value == 4);
    CHECK(dice.find(1)->value == 4);
    CHECK(dice.find(100)->value == 6);
    SECTION("a nudged die") {
        state.turn.dice[0] = {0, 0, 0, 0, 1, 1, 0};
        dice.follow(state, {0});
        CHECK(dice.find(0)->value == 5);
        CHECK(dice.find(1)->value == 4);
    }
    SECTION("a die that is built leaves") {
        state.turn.dice[0][4] = 1;
        dice.follow(state, {1});
        CHECK(dice.find(0) != nullptr);
        CHECK(dice.find(1) == nullptr);
    }
    SECTION("dice that go back to the quarry show nothing") {
        state.turn.dice = {};
        state.quarry = {2, 1};
        dice.follow(state, {});
        CHECK(dice.find(0)->value == 0);
        CHECK(dice.find(1)->value == 0);
        CHECK(dice.find(100)->value == 0);
    }
    SECTION("a marked die") {
        state.turn.dice[0][4] = 1;
        state.turn.marked[0][4] = 1;
        dice.follow(state, {1});
        CHECK_FALSE(dice.find(0)->marked);
        CHECK(dice.find(1)->marked);
    }
}

TEST_CASE("A payment that was begun can be given up") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 1, "cancel");
    PyramidicePlayer player(table, 1);
    PyramidiceModel& board = tableOf(table);
    REQUIRE(board.work());
    REQUIRE(board.take(player.inQuarry(4)));
    const QVariantList before = board.dice();
    REQUIRE(board.gainFame({}));
    REQUIRE(board.payment().value("open").toBool());
    REQUIRE(board.spendDie(player.rolled().constFirst().toInt()));
    board.cancelPayment();
    CHECK_FALSE(board.payment().value("open").toBool());
    CHECK(board.dice().size() == before.size());
    CHECK(player.rolled().size() == 4);
}

TEST_CASE("The Great Architect's turn is told step by step") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 4, "steps");
    PyramidicePlayer player(table, 5);
    PyramidiceModel& board = tableOf(table);
    CHECK(board.rivalSteps().isEmpty());
    while (board.rivalSteps().isEmpty()) {
        player.step();
        waitFor([&table] { return table.yourTurn() && !table.thinking(); });
    }
    std::vector<QString> kinds;
    for (const QVariant& step : board.rivalSteps()) {
        kinds.push_back(step.toMap().value("what").toString());
        CHECK_FALSE(step.toMap().value("text").toString().isEmpty());
    }
    REQUIRE(kinds.size() == 4);
    CHECK(kinds[0] == "god");
    CHECK(kinds[1] == "die");
    CHECK(kinds[2] == "roll");
    CHECK((kinds[3] == "tile" || kinds[3] == "build"));
}

TEST_CASE("A Prayer die on a pyramid is refused with its rule") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 1, "prayer");
    PyramidicePlayer player(table, 1);
    PyramidiceModel& board = tableOf(table);
    REQUIRE(board.work());
    QVariantList dice;
    for (const QVariant& die : board.dice()) {
        if (die.toMap().value("prayer").toBool()) {
            dice.append(die.toMap().value("id"));
        }
    }
    REQUIRE(dice.size() == 4);
    REQUIRE(board.take(dice));
    QString page;
    QObject::connect(&table, &TableModel::refused,
                     [&page](const QString&, const QString& rule) { page = rule; });
    CHECK_FALSE(board.whyNotBuild(dice.at(0).toInt(), 0, 0).isEmpty());
    CHECK_FALSE(board.build(dice.at(0).toInt(), 0, 0, false));
    CHECK(page == "pyramidice/build");
}
