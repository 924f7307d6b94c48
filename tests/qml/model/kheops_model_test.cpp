#include "tests/qml/model/model_test.h"

#include "qml/model/kheops_words.h"

TEST_CASE("The board begins with nineteen tiles, three in each hand, twenty-five in the pile") {
    Desk desk;
    KheopsModel& board = boardOf(desk.sitDown(Desk::person("Nefer"), Desk::person("Ani")));
    int tiles = 0;
    for (const QVariant& cell : board.cells()) {
        tiles += cell.toMap().value("tile").toString().isEmpty() ? 0 : 1;
    }
    CHECK(board.cells().size() == 49);
    CHECK(tiles == 19);
    CHECK(board.pile() == 25);
    CHECK(board.handCounts() == QVariantList{3, 3});
    CHECK(board.turn() == 1);
    CHECK(board.progress() == "Turn 1 of 15");
}

TEST_CASE("Only the player who begins has a Pharaoh in the supply") {
    Desk desk;
    KheopsModel& board = boardOf(desk.sitDown(Desk::person("Nefer"), Desk::person("Ani")));
    const int white = board.whiteSeat();
    CHECK(board.supplies().at(white).toMap().value("H").toInt() == 1);
    CHECK(board.supplies().at(1 - white).toMap().value("H").toInt() == 0);
    CHECK(board.supplies().at(white).toMap().value("total").toInt() == 17);
}

TEST_CASE("A pawn that may not be played yet says why") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    table.takeDevice();
    for (const QVariant& choice : boardOf(table).pawnChoices()) {
        const QVariantMap map = choice.toMap();
        const bool waits = map.value("kind") == "P" || map.value("kind") == "H";
        CHECK(map.value("cells").toList().isEmpty() == waits);
        CHECK(map.value("reason").toString().isEmpty() != waits);
    }
}

TEST_CASE("A preview tells what a tile would join, without playing it") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    table.takeDevice();
    while (boardOf(table).phase() != "tile") {
        playStep(table);
    }
    KheopsModel& board = boardOf(table);
    const QString tile = board.hand().constFirst().toMap().value("tile").toString();
    const int before = table.plyCount();
    bool joins = false;
    for (const QVariant& cell : board.tileCells()) {
        for (int thirds = 0; thirds < 3; ++thirds) {
            const QVariantMap preview = board.preview(tile, cell.toInt(), thirds);
            CHECK_FALSE(preview.value("sentence").toString().isEmpty());
            joins = joins || preview.value("cells").toList().contains(cell);
        }
    }
    CHECK(joins);
    CHECK(table.plyCount() == before);
    CHECK(board.preview(tile, 0, 0).isEmpty()); // filled already
    CHECK(board.preview("R99", 48, 0).isEmpty());
}

TEST_CASE("Every cell can be told in words") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    table.takeDevice();
    playStep(table);
    int empty = 0;
    int pawns = 0;
    for (int cell = 0; cell < 49; ++cell) {
        const QString name = boardOf(table).cellName(cell);
        CHECK(name.contains("row"));
        empty += name.contains("empty") ? 1 : 0;
        pawns += name.contains("Worker") ? 1 : 0;
    }
    CHECK(empty == 30);
    CHECK(pawns == 1);
    CHECK(boardOf(table).cellName(49).isEmpty());
}

TEST_CASE("The network sums add up to the totals at the end") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    while (!table.over()) {
        playStep(table);
    }
    KheopsModel& board = boardOf(table);
    for (int seat = 0; seat < 2; ++seat) {
        const int ankhs = board.ankhs().at(seat).toInt();
        int sum = ankhs * ankhs;
        for (const QVariant& network : board.networks()) {
            sum += network.toMap().value("points").toList().at(seat).toInt();
        }
        CHECK(sum == board.totals().at(seat).toInt());
    }
}

TEST_CASE("A network's value is written as the sum it is") {
    architects::kheops::Network network;
    network.rooms = 3;
    network.sarcophagi = {1, 0, 0};
    network.apex = true;
    network.closed = true;
    network.owner = architects::Seat::First;
    CHECK(kheopswords::networkSum(network) ==
          QStringLiteral("(3 room(s) + sarcophagus 5 + top 5) × 2 closed"));
    network.cursed = true;
    CHECK(kheopswords::networkSum(network) == "cursed: worth nothing");
}

TEST_CASE("Every tile and pawn has a rules page") {
    Desk desk;
    KheopsModel& board = boardOf(desk.sitDown(Desk::person("Nefer"), Desk::person("Ani")));
    for (architects::kheops::Tile tile = 0; tile < architects::kheops::tileCount; ++tile) {
        const QString id = kheopswords::tileId(tile);
        CHECK(kheopswords::tileOf(id) == tile);
        CHECK(board.pageOfTile(id).startsWith("kheops/"));
    }
    for (const char* kind : {"W", "M", "P", "H"}) {
        CHECK(board.pageOfPawn(kind).startsWith("kheops/"));
    }
}

namespace {

/// The hand by its places: "tile@slot" for each.
QStringList placesOf(TableModel& table) {
    QStringList list;
    for (const QVariant& one : boardOf(table).hand()) {
        list.append(one.toMap().value("tile").toString() + '@' + one.toMap().value("slot").toString());
    }
    return list;
}

} // namespace

TEST_CASE("A drawn tile takes the place of the one that was built, and the others keep theirs") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::bot(1));
    for (int turns = 0; turns < 6; ++turns) {
        waitFor([&] { return table.yourTurn(); });
        while (boardOf(table).phase() != "tile") {
            playStep(table);
        }
        const QVariantList before = boardOf(table).hand();
        REQUIRE(before.size() == 3);
        const QVariantMap built = before.at(turns % 3).toMap();
        REQUIRE(boardOf(table).placeTile(built.value("tile").toString(),
                                         boardOf(table).tileCells().constFirst().toInt(), 0));
        waitFor([&] { return table.yourTurn(); });
        const QVariantList after = boardOf(table).hand();
        REQUIRE(after.size() == 3);
        for (int slot = 0; slot < 3; ++slot) {
            CHECK(after.at(slot).toMap().value("slot").toInt() == slot);
            CHECK((after.at(slot).toMap().value("tile") == before.at(slot).toMap().value("tile")) ==
                  (slot != turns % 3));
        }
    }
}

TEST_CASE("The hand lies as it lay when the table is opened again, and when a move was taken back") {
    Desk desk;
    TableModel* table = &desk.sitDown(Desk::person("Nefer"), Desk::bot(1));
    const QString id = table->matchId();
    for (int turns = 0; turns < 5; ++turns) {
        waitFor([&] { return table->yourTurn(); });
        while (boardOf(*table).phase() != "tile") {
            playStep(*table);
        }
        const QString last = boardOf(*table).hand().constLast().toMap().value("tile").toString();
        REQUIRE(boardOf(*table).placeTile(last, boardOf(*table).tileCells().constFirst().toInt(), 0));
        waitFor([&] { return table->yourTurn(); });
    }
    const QStringList lay = placesOf(*table);
    CHECK(lay.size() == 3);
    playStep(*table); // a pawn
    CHECK(placesOf(*table) == lay);
    table->undo();
    CHECK(placesOf(*table) == lay);
    desk.app.closeTable();
    REQUIRE(desk.app.openMatch(id));
    table = desk.app.table();
    waitFor([&] { return table->yourTurn(); });
    CHECK(placesOf(*table) == lay);
}
