#include "tests/qml/model/model_test.h"

#include "qml/model/kheops_words.h"

TEST_CASE("The board begins with nineteen tiles, three in each hand, twenty-five in the pile") {
    Desk desk;
    KheopsModel& board = boardOf(desk.sitDown(Desk::person("Nefer"), Desk::person("Ani")));
    int tiles = 0;
    for (const KheopsCell& cell : board.cells()) {
        tiles += cell.tile.isEmpty() ? 0 : 1;
    }
    CHECK(board.cells().size() == 49);
    CHECK(tiles == 19);
    CHECK(board.pile() == 25);
    CHECK(board.sides().at(0).tiles == 3);
    CHECK(board.sides().at(1).tiles == 3);
    CHECK(board.turn() == 1);
    CHECK(board.progress() == "Turn 1 of 15");
}

TEST_CASE("Only the player who begins has a Pharaoh in the supply") {
    Desk desk;
    KheopsModel& board = boardOf(desk.sitDown(Desk::person("Nefer"), Desk::person("Ani")));
    const int white = board.whiteSeat();
    const auto pharaohs = [&board](int seat) {
        int count = 0;
        for (const KheopsChoice& choice : board.sides().at(seat).choices) {
            count += choice.kind == "H" ? choice.count : 0;
        }
        return count;
    };
    CHECK(pharaohs(white) == 1);
    CHECK(pharaohs(1 - white) == 0);
    CHECK(board.sides().at(white).pawns == 17);
}

TEST_CASE("A pawn that may not be played yet says why") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    table.takeDevice();
    for (const KheopsChoice& choice : boardOf(table).pawnChoices()) {
        const bool waits = choice.kind == "P" || choice.kind == "H";
        CHECK(choice.cells.isEmpty() == waits);
        CHECK(choice.reason.isEmpty() != waits);
    }
}

TEST_CASE("A preview tells what a tile would join, without playing it") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    table.takeDevice();
    while (boardOf(table).phase() != KheopsPhase::Tile) {
        playStep(table);
    }
    KheopsModel& board = boardOf(table);
    const QString tile = board.hand().constFirst().tile;
    const int before = table.plyCount();
    bool joins = false;
    for (const int cell : board.tileCells()) {
        for (int thirds = 0; thirds < 3; ++thirds) {
            const KheopsPreview preview = board.preview(tile, cell, thirds);
            CHECK_FALSE(preview.sentence.isEmpty());
            CHECK(preview.ghost.index == cell);
            CHECK(preview.ghost.tile == tile);
            CHECK(preview.ghost.openings == board.turnedTile(tile, thirds).openings);
            joins = joins || preview.cells.contains(cell);
        }
    }
    CHECK(joins);
    CHECK(table.plyCount() == before);
    CHECK(board.preview(tile, 0, 0) == KheopsPreview()); // filled already
    CHECK(board.preview("R99", 48, 0) == KheopsPreview());
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
        const int ankhs = board.ankhs().at(seat);
        int sum = ankhs * ankhs;
        for (const KheopsNetwork& network : board.networks()) {
            sum += network.points.at(seat);
        }
        CHECK(sum == board.totals().at(seat));
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
    for (const KheopsHandTile& one : boardOf(table).hand()) {
        list.append(one.tile + '@' + QString::number(one.slot));
    }
    return list;
}

} // namespace

TEST_CASE("A drawn tile takes the place of the one that was built, and the others keep theirs") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::bot(1));
    for (int turns = 0; turns < 6; ++turns) {
        waitFor([&] { return table.yourTurn(); });
        while (boardOf(table).phase() != KheopsPhase::Tile) {
            playStep(table);
        }
        const QList<KheopsHandTile> before = boardOf(table).hand();
        REQUIRE(before.size() == 3);
        REQUIRE(boardOf(table).placeTile(before.at(turns % 3).tile, boardOf(table).tileCells().constFirst(),
                                         0));
        waitFor([&] { return table.yourTurn(); });
        const QList<KheopsHandTile> after = boardOf(table).hand();
        REQUIRE(after.size() == 3);
        for (int slot = 0; slot < 3; ++slot) {
            CHECK(after.at(slot).slot == slot);
            CHECK((after.at(slot).tile == before.at(slot).tile) == (slot != turns % 3));
        }
    }
}

TEST_CASE("The hand lies as it lay when the table is opened again, and when a move was taken back") {
    Desk desk;
    TableModel* table = &desk.sitDown(Desk::person("Nefer"), Desk::bot(1));
    const QString id = table->matchId();
    for (int turns = 0; turns < 5; ++turns) {
        waitFor([&] { return table->yourTurn(); });
        while (boardOf(*table).phase() != KheopsPhase::Tile) {
            playStep(*table);
        }
        const QString last = boardOf(*table).hand().constLast().tile;
        REQUIRE(boardOf(*table).placeTile(last, boardOf(*table).tileCells().constFirst(), 0));
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
