// Ask the Architect, and seats that Architects keep for people, as the screens see it.
#include <string>

#include "qml/model/egizia_model.h"
#include "qml/model/luxor_model.h"
#include "qml/model/pyramidice_model.h"
#include "tests/qml/model/model_test.h"

namespace {

TableModel& sitDownAt(Desk& desk, const QString& game, const QVariantList& players) {
    REQUIRE(desk.app.startMatch({{QStringLiteral("game"), game},
                                 {QStringLiteral("players"), players},
                                 {QStringLiteral("seed"), QStringLiteral("hint")}}));
    TableModel& table = *desk.app.table();
    if (table.handOverTo() >= 0) {
        table.takeDevice();
    }
    return table;
}

void ask(TableModel& table) {
    REQUIRE(table.hint()->available());
    table.hint()->ask();
    waitFor([&] { return table.hint()->there(); });
}

/// Does the board say which move is advised, as its table marks it?
bool advised(TableModel& table) {
    if (const auto* kheops = qobject_cast<KheopsModel*>(table.board())) {
        return kheops->advised().what != KheopsAct::None;
    }
    const auto* luxor = qobject_cast<LuxorModel*>(table.board());
    const auto* egizia = qobject_cast<EgiziaModel*>(table.board());
    const auto* pyramidice = qobject_cast<PyramidiceModel*>(table.board());
    return luxor != nullptr    ? luxor->advised().what != LuxorAct::None
           : egizia != nullptr ? egizia->advised().what != EgiziaAct::None
                               : pyramidice->advised().what != PyramidiceAct::None;
}

} // namespace

TEST_CASE("In every game the Architect says in words and places what to do, step by step, and that can be "
          "played") {
    const std::string game = GENERATE("egizia", "kheops", "luxor", "pyramidice");
    Desk desk;
    TableModel& table =
        sitDownAt(desk, QString::fromStdString(game), {Desk::person("Nefer"), Desk::person("Ani")});
    for (int step = 0; step < 6; ++step) {
        if (table.handOverTo() >= 0) {
            table.takeDevice();
        }
        ask(table);
        CHECK_FALSE(table.hint()->words().isEmpty());
        CHECK_FALSE(table.hint()->why().isEmpty());
        CHECK_FALSE(table.hint()->why().contains('%'));
        CHECK(advised(table));
        const int before = table.plyCount();
        REQUIRE(table.hint()->play());
        CHECK(table.plyCount() > before);
        CHECK_FALSE(table.hint()->there());
        CHECK_FALSE(advised(table));
    }
}

TEST_CASE("A question can be stopped, and then nothing is said") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    table.takeDevice();
    table.hint()->ask();
    CHECK(table.hint()->asking());
    table.hint()->close();
    CHECK_FALSE(table.hint()->asking());
    ask(table); // the thread is free again
    CHECK_FALSE(table.hint()->asking());
    table.hint()->close();
    CHECK_FALSE(table.hint()->there());
    CHECK_FALSE(table.hint()->play());
}

TEST_CASE("A hint is gone once the position changes, or another one is looked at") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    table.takeDevice();
    ask(table);
    playStep(table);
    CHECK_FALSE(table.hint()->there());
    ask(table);
    table.undo();
    CHECK_FALSE(table.hint()->there());
    playStep(table);
    ask(table);
    table.setPly(table.plyCount() - 1);
    CHECK_FALSE(table.hint()->there());
    CHECK_FALSE(table.hint()->available());
}

TEST_CASE("In the background nobody thinks about a hint, and it is not asked for again by itself") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    table.takeDevice();
    table.hint()->ask();
    desk.app.rest();
    CHECK_FALSE(table.hint()->asking());
    desk.app.wake();
    CHECK_FALSE(table.hint()->asking());
    CHECK(table.hint()->available());
}

TEST_CASE("A bot that is sent to rest in the midst of a thought plays on when the app is back") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::bot(1), Desk::bot(4));
    REQUIRE(table.thinking());
    desk.app.rest();
    CHECK_FALSE(table.thinking());
    const int before = table.plyCount();
    QCoreApplication::processEvents(QEventLoop::AllEvents, 100);
    CHECK(table.plyCount() == before); // its late answer is dropped
    desk.app.wake();
    CHECK(table.thinking());
    waitFor([&] { return table.plyCount() > before; });
}

TEST_CASE("Nothing is taken back while a bot thinks, and the match goes on") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::bot(4));
    waitFor([&] { return table.yourTurn(); });
    while (table.yourTurn()) {
        playStep(table);
    }
    REQUIRE(table.thinking());
    const int before = table.plyCount();
    CHECK_FALSE(table.canUndo());
    table.undo();
    CHECK(table.plyCount() == before);
    CHECK(table.thinking());
    waitFor([&] { return table.yourTurn(); });
}

TEST_CASE("A table can be left, and taken away, while a bot thinks and while a hint is asked for") {
    Desk desk;
    TableModel& first = desk.sitDown(Desk::bot(4), Desk::bot(4));
    REQUIRE(first.thinking());
    const QString id = first.matchId();
    desk.app.closeTable();
    TableModel& second = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    second.takeDevice();
    second.hint()->ask();
    const QString other = second.matchId();
    CHECK(desk.app.removeMatch(id));
    CHECK(desk.app.removeMatch(other)); // its model goes, and with it who asked
    for (int i = 0; i < 20; ++i) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    CHECK(desk.app.table() == nullptr);
}

TEST_CASE("An Architect keeps a person's seat under both names until the person is back") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    const int leaver = table.handOverTo();
    const QString name = table.seatName(leaver);
    REQUIRE(table.takeOver(leaver, 1));
    CHECK(table.seatName(leaver) == "Snefru for " + name);
    const TablePlayer kept = table.seats().at(leaver);
    CHECK(kept.kind == "bot");
    CHECK(kept.leaver == name);
    CHECK(table.thinking());
    waitFor([&] { return table.activeSeat() != leaver; });
    CHECK(table.viewer() == 1 - leaver); // one person is left: nothing to hand over
    REQUIRE(table.giveBack(leaver));
    CHECK(table.seatName(leaver) == name);
    CHECK(table.seats().at(leaver).leaver.isEmpty());
}

TEST_CASE("A bot's seat cannot be taken over, nor one given back that nobody left") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::bot(1));
    QString said;
    QObject::connect(&table, &TableModel::refused, [&](const QString& sentence) { said = sentence; });
    CHECK_FALSE(table.takeOver(1, 4));
    CHECK_FALSE(said.isEmpty());
    CHECK_FALSE(table.takeOver(7, 4));
    CHECK_FALSE(table.giveBack(0));
}

TEST_CASE("A kept seat is still kept when the match is opened again") {
    architects::save::Saved<architects::save::Opened> opened = architects::save::Store::openInMemory();
    QString id;
    {
        AppModel app{&opened->store, QString()};
        REQUIRE(app.startMatch(
            {{"game", "luxor"},
             {"players", QVariantList{Desk::person("Nefer"), Desk::person("Ani"), Desk::person("Hori")}},
             {"seed", "kept"}}));
        id = app.table()->matchId();
        REQUIRE(app.table()->takeOver(2, 3));
    }
    AppModel app{&opened->store, QString()};
    REQUIRE(app.openMatch(id));
    CHECK(app.table()->seatName(2) == "Amenhotep for Hori");
    REQUIRE(app.table()->giveBack(2));
    CHECK(app.table()->seatName(2) == "Hori");
}
