#include "tests/qml/model/pyramidice_player.h"

#include <algorithm>
#include <set>

#include "qml/model/pyramidice_course.h"
#include "qml/model/pyramidice_dice.h"
#include "qml/model/pyramidice_reach.h"

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

PyramidiceDie dieOf(const PyramidiceModel& board, int id) {
    for (const PyramidiceDie& die : board.dice()) {
        if (die.id == id) {
            return die;
        }
    }
    FAIL("there is no die " << id);
    return {};
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
        CHECK(tableOf(table).phase() == PyramidicePhase::Over);
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
            for (const PyramidiceSide& side : tableOf(table).sides()) {
                for (const PyramidiceGod& god : side.gods) {
                    reasons.insert(god.reason);
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
    for (const PyramidiceSide& side : tableOf(table).sides()) {
        const bool mine = side.seat == me;
        CHECK(side.projects.size() == (mine ? 1 : 0));
        CHECK(side.hiddenProjects == (mine ? 0 : 1));
    }
}

namespace {

void compareSeats(const PyramidiceModel& board, const QMap<QString, QString>& facts) {
    for (const PyramidiceSide& side : board.sides()) {
        const QString seat = QStringLiteral("seat.%1.").arg(side.seat);
        CHECK(facts.value(seat + "fame") == QString::number(side.fame));
        CHECK(facts.value(seat + "W") == QString::number(side.workers));
        CHECK(facts.value(seat + "C") == QString::number(side.cats));
        CHECK(facts.value(seat + "S") == QString::number(side.stones));
        CHECK(facts.value(seat + "scarab") == QString::number(side.scarab));
        CHECK(facts.value(seat + "turn") == (side.onTurn ? "1" : "0"));
        CHECK(facts.value(seat + "gods").split(' ', Qt::SkipEmptyParts).size() == side.godCount);
        CHECK(facts.value(seat + "tiles").split(' ', Qt::SkipEmptyParts).size() == side.tiles.size());
    }
}

void compareBoard(const PyramidiceModel& board, const QMap<QString, QString>& facts) {
    for (const PyramidiceDie& die : board.dice()) {
        const QString colour = die.prayer ? "prayer" : "stone";
        CHECK(facts.value("die." + QString::number(die.id)) ==
              (die.value > 0 ? colour + " " + QString::number(die.value) : colour));
    }
    for (const PyramidicePyramid& pyramid : board.pyramids()) {
        for (int space = 0; space < pyramid.values.size(); ++space) {
            CHECK(facts.value(QStringLiteral("space.%1.%2").arg(pyramid.pyramid).arg(space)) ==
                  QString::number(pyramid.values[space]));
        }
    }
    for (const PyramidiceSlot& slot : board.row()) {
        const QString name = "row." + QString::number(slot.slot);
        QStringList price;
        for (const PyramidiceCost& part : slot.costs) {
            price.append(part.code + (part.met ? "+" : ""));
        }
        CHECK(facts.value(name) == QString::number(slot.god));
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
    const QList<int> chosen = player.inQuarry(4);
    REQUIRE(board.take(chosen));
    CHECK(board.thrown().size() == 4);
    const QList<int> again{chosen[0], chosen[3]};
    REQUIRE(board.reroll(again, false));
    REQUIRE(board.thrown().size() == 2);
    for (int i = 0; i < 2; ++i) {
        const PyramidiceDie die = board.thrown().at(i);
        CHECK(die.id == again.at(i));
        CHECK(dieOf(board, die.id).value == die.value);
    }
}

TEST_CASE("The dice that were taken keep their numbers when they are rolled") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 1, "dice");
    PyramidicePlayer player(table, 1);
    PyramidiceModel& board = tableOf(table);
    REQUIRE(board.work());
    REQUIRE(board.takeCount() == 4);
    const QList<int> chosen = player.inQuarry(4);
    REQUIRE(board.take(chosen));
    CHECK(player.rolled() == chosen);
    CHECK(board.phase() == PyramidicePhase::Act);
}

TEST_CASE("A reroll changes the chosen dice and no others") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 1, "again");
    PyramidicePlayer player(table, 1);
    PyramidiceModel& board = tableOf(table);
    REQUIRE(board.work());
    REQUIRE(board.take(player.inQuarry(4)));
    const QList<PyramidiceDie> before = board.dice();
    const QList<int> again{player.rolled().at(0), player.rolled().at(2)};
    REQUIRE(board.reroll(again, false));
    for (const PyramidiceDie& old : before) {
        if (!again.contains(old.id)) {
            CHECK(dieOf(board, old.id).value == old.value);
        }
    }
    CHECK(board.rolls().total == 6);
    CHECK_FALSE(board.actions().reroll);
    QString said;
    QObject::connect(&table, &TableModel::refused, [&said](const QString& sentence) { said = sentence; });
    CHECK_FALSE(board.reroll(again, false));
    CHECK(said == board.actions().rerollReason);
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

TEST_CASE("A step of several moves is one new picture, and is taken back move by move") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 1, "one step");
    PyramidicePlayer player(table, 1);
    PyramidiceModel& board = tableOf(table);
    REQUIRE(board.work());
    REQUIRE(board.take(player.inQuarry(4)));
    int pictures = 0;
    QObject::connect(&board, &PyramidiceModel::positionChanged, [&pictures] { ++pictures; });
    const int before = table.plyCount();
    REQUIRE(board.reroll(player.rolled().mid(0, 3), false));
    CHECK(pictures == 1);
    CHECK(table.plyCount() >= before + 5); // three marks, the throw, what it shows

    pictures = 0;
    const int rolled = table.plyCount();
    REQUIRE(board.gainFame(player.rolled().mid(0, 2)));
    CHECK(pictures == 1);
    CHECK(table.plyCount() == rolled + 3);
    CHECK(player.rolled().size() == 2);
    table.undo();
    CHECK(board.payment().open);
    CHECK(player.rolled().size() == 3);
}

TEST_CASE("A step of which something is refused has not happened, and says why") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 1, "one step");
    PyramidicePlayer player(table, 1);
    PyramidiceModel& board = tableOf(table);
    REQUIRE(board.work());
    REQUIRE(board.take(player.inQuarry(4)));
    QStringList said;
    QObject::connect(&table, &TableModel::refused,
                     [&said](const QString& sentence) { said.append(sentence); });
    const int before = table.plyCount();
    CHECK_FALSE(board.reroll(player.rolled().mid(0, 2), true)); // Maat is somebody else's
    CHECK(table.plyCount() == before);
    CHECK(said.size() == 1);
    CHECK_FALSE(said.constFirst().isEmpty());
    const QList<PyramidiceDie> dice = board.dice();
    CHECK(std::none_of(dice.begin(), dice.end(), [](const PyramidiceDie& die) { return die.marked; }));
}

TEST_CASE("A payment that was begun can be given up") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 1, "cancel");
    PyramidicePlayer player(table, 1);
    PyramidiceModel& board = tableOf(table);
    REQUIRE(board.work());
    REQUIRE(board.take(player.inQuarry(4)));
    const QList<PyramidiceDie> before = board.dice();
    REQUIRE(board.gainFame({}));
    REQUIRE(board.payment().open);
    REQUIRE(board.spendDie(player.rolled().constFirst()));
    board.cancelPayment();
    CHECK_FALSE(board.payment().open);
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
    std::vector<int> kinds;
    for (const PyramidiceStep& step : board.rivalSteps()) {
        kinds.push_back(step.what);
        CHECK_FALSE(step.text.isEmpty());
    }
    REQUIRE(kinds.size() == 4);
    CHECK(kinds[0] == PyramidiceAct::RivalGod);
    CHECK(kinds[1] == PyramidiceAct::RivalDie);
    CHECK(kinds[2] == PyramidiceAct::RivalRoll);
    CHECK((kinds[3] == PyramidiceAct::RivalTile || kinds[3] == PyramidiceAct::RivalBuild));
}

TEST_CASE("A Prayer die on a pyramid is refused with its rule") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 1, "prayer");
    PyramidicePlayer player(table, 1);
    PyramidiceModel& board = tableOf(table);
    REQUIRE(board.work());
    QList<int> dice;
    for (const PyramidiceDie& die : board.dice()) {
        if (die.prayer) {
            dice.append(die.id);
        }
    }
    REQUIRE(dice.size() == 4);
    REQUIRE(board.take(dice));
    QString page;
    QObject::connect(&table, &TableModel::refused,
                     [&page](const QString&, const QString& rule) { page = rule; });
    CHECK_FALSE(board.whyNotBuild(dice.at(0), 0, 0).isEmpty());
    CHECK_FALSE(board.build(dice.at(0), 0, 0, false));
    CHECK(page == "pyramidice/build");
}

TEST_CASE("A log that is gone through entry by entry tells the same as one that is read at once") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 3, "course");
    PyramidicePlayer player(table, 4);
    PyramidiceCourse followed;
    const auto compare = [&](const architects::Log& log) {
        PyramidiceCourse fresh;
        followed.follow(log);
        fresh.follow(log);
        CHECK(followed.faces() == fresh.faces());
        CHECK(followed.rolls() == fresh.rolls());
        CHECK(followed.his() == fresh.his());
        CHECK(followed.beforeHis() == fresh.beforeHis());
        CHECK(followed.lastMove() == fresh.lastMove());
        CHECK(followed.beforeMove() == fresh.beforeMove());
    };
    for (int n = 0; n < 60 && !table.over(); ++n) {
        player.step();
        waitFor([&table] { return table.over() || !table.thinking(); });
        compare(table.shown().log());
    }
    architects::Log earlier = table.shown().log();
    earlier.entries.resize(earlier.entries.size() / 2);
    compare(earlier); // something was taken back
    compare(table.shown().log());
}

TEST_CASE("What a die could do is told anew when it is nudged, and when another one is chosen") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "reach");
    PyramidicePlayer player(table, 2);
    const PyramidiceModel& board = tableOf(table);
    PyramidiceReach reach;
    reach.setBoard(&tableOf(table));
    int answers = 0;
    QObject::connect(&reach, &PyramidiceReach::answered, &table, [&answers] { ++answers; });
    int built = 0;
    for (int n = 0; n < 150 && !table.over(); ++n) {
        for (const int die : player.rolled()) {
            reach.setProperty("die", die);
            CHECK(reach.targets() == board.targets(die, false));
            CHECK(reach.nudges() == board.nudges(die));
            built += reach.best().space >= 0 ? 1 : 0;
        }
        const int before = answers;
        player.step();
        CHECK(answers > before);
        const int die = reach.property("die").toInt();
        CHECK(reach.targets() == board.targets(die, false));
        CHECK(reach.nudges() == board.nudges(die));
    }
    CHECK(built > 0);
}

TEST_CASE(
    "Why a die may not be used where it is held is said without trying it, in the words of the refusal") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "held");
    PyramidicePlayer player(table, 3);
    PyramidiceModel& board = tableOf(table);
    PyramidiceReach reach;
    reach.setBoard(&board);
    QString told;
    QObject::connect(&table, &TableModel::refused, &table,
                     [&told](const QString& sentence, const QString&) { told = sentence; });
    int refusals = 0;
    for (int n = 0; n < 150 && !table.over(); ++n) {
        if (board.phase() == PyramidicePhase::Act && !player.rolled().isEmpty()) {
            const int die = player.rolled().constFirst();
            PyramidiceAim aim;
            aim.pyramid = 0;
            aim.space = 13;
            reach.setProperty("die", die);
            reach.setProperty("aim", QVariant::fromValue(aim));
            if (!reach.whyNot().isEmpty()) {
                const int before = table.plyCount();
                CHECK_FALSE(board.build(die, 0, 13, false));
                CHECK(told == reach.whyNot());
                CHECK(table.plyCount() == before);
                ++refusals;
            }
            reach.setProperty("aim", QVariant::fromValue(PyramidiceAim()));
            CHECK(reach.whyNot().isEmpty());
        }
        player.step();
    }
    CHECK(refusals > 0);
}

TEST_CASE("What happens is told as a row in words, and the last move says the same of the position") {
    Desk desk;
    TableModel& table = sitDownAlone(desk, 2, "events");
    PyramidicePlayer player(table, 2);
    const PyramidiceModel& board = tableOf(table);
    std::set<int> seen;
    int builds = 0;
    QObject::connect(&board, &PyramidiceModel::happened, &table, [&](const PyramidiceEvent& event) {
        seen.insert(event.what);
        if (event.what == PyramidiceAct::Build || event.what == PyramidiceAct::RivalBuild) {
            ++builds;
            CHECK_FALSE(event.text.isEmpty());
            CHECK(board.pyramids().at(event.pyramid).values.at(event.space) == event.value);
            CHECK(board.last().space == event.space);
        }
    });
    while (!table.over()) {
        waitFor([&table] { return table.over() || !table.thinking(); });
        if (!table.over()) {
            player.step();
        }
    }
    CHECK(builds > 0);
    CHECK(seen.count(PyramidiceAct::None) == 0);
    CHECK(seen.count(PyramidiceAct::Roll) == 1);
    CHECK(seen.count(PyramidiceAct::RivalGod) == 1);
}

TEST_CASE("Advice is a row that names what takes part, and goes with the advice") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "advice");
    table.takeDevice();
    PyramidiceModel& board = tableOf(table);
    REQUIRE(board.phase() == PyramidicePhase::Scarab);
    table.hint()->ask();
    waitFor([&table] { return table.hint()->there(); });
    CHECK(board.advised().what == PyramidiceAct::Scarab);
    CHECK(board.advised().seat == table.viewer());
    CHECK(board.offered().contains(board.advised().scarab));
    table.hint()->close();
    CHECK(board.advised() == PyramidiceEvent());
}
