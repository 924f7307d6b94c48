#include "tests/qml/model/model_test.h"

TEST_CASE("Two people play a whole match, handing the device over every turn") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    int handovers = 0;
    while (!table.over()) {
        if (table.handOverTo() >= 0) {
            ++handovers;
            CHECK(table.viewer() == -1);
            CHECK(boardOf(table).hand().isEmpty());
            CHECK_FALSE(table.yourTurn());
        }
        playStep(table);
    }
    CHECK(handovers == 30);
    CHECK(table.winners().size() >= 1);
    CHECK(table.totals() == boardOf(table).totals());
    CHECK(desk.app.statistics("kheops").together == 1);
}

TEST_CASE("A person plays a whole match against an Architect, who thinks off the screen's thread") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::bot(2));
    while (!table.over()) {
        waitFor([&] { return table.over() || table.yourTurn(); });
        if (!table.over()) {
            CHECK(table.handOverTo() == -1);
            playStep(table);
        }
    }
    const AppFigures record = desk.app.statistics("kheops");
    CHECK(record.played == 1);
    CHECK(record.versus.constFirst().level == 2);
    desk.app.closeTable();
    CHECK(desk.app.finishedMatches()->count() == 1);
    CHECK(desk.app.openMatches()->count() == 0);
}

TEST_CASE("Every entry that moves something is announced once, after the position changed") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    table.takeDevice();
    QList<KheopsEvent> events;
    QObject::connect(&boardOf(table), &KheopsModel::happened, [&](const KheopsEvent& event) {
        events.append(event);
        if (event.what == KheopsAct::Pawn) {
            CHECK(boardOf(table).cells().at(event.cell).seat == event.seat);
        }
        for (const KheopsCell& cell : event.changed) {
            CHECK(boardOf(table).cells().at(cell.index) == cell);
        }
    });
    playStep(table);
    REQUIRE(events.size() == 1);
    CHECK(events.constFirst().what == KheopsAct::Pawn);
    CHECK(events.constFirst().changed.size() == 1);
}

TEST_CASE("A refused move is answered with the rule's sentence and its page, and nothing changes") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    table.takeDevice();
    QString sentence;
    QString page;
    QObject::connect(&table, &TableModel::refused, [&](const QString& said, const QString& rule) {
        sentence = said;
        page = rule;
    });
    const int before = table.plyCount();
    CHECK_FALSE(boardOf(table).placePawn("P", boardOf(table).cells().constFirst().index));
    CHECK_FALSE(sentence.isEmpty());
    CHECK(page == "kheops/priest");
    CHECK_FALSE(boardOf(table).placeTile("R01", 48, 0));
    CHECK(page == "kheops/turn");
    CHECK_FALSE(boardOf(table).placePawn("W", 48));
    CHECK(page == "kheops/pawns");
    CHECK_FALSE(boardOf(table).placePawn("W", -1));
    CHECK_FALSE(boardOf(table).turnTile(99, 1));
    CHECK_FALSE(boardOf(table).swapPawns(-4, 77));
    CHECK_FALSE(boardOf(table).movePawn(-1, -1));
    CHECK(table.plyCount() == before);
}

TEST_CASE("A pawn can be taken back, the button knows") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    table.takeDevice();
    CHECK_FALSE(table.canUndo());
    const QList<KheopsCell> cells = boardOf(table).cells();
    playStep(table);
    CHECK(table.canUndo());
    CHECK(table.history()->count() == 2);
    table.undo();
    CHECK(boardOf(table).cells() == cells);
    CHECK(table.history()->count() == 1);
    CHECK_FALSE(table.canUndo());
}

TEST_CASE("Whose turn it is is said of the position that is looked at") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    const int beginner = table.activeSeat();
    const int dealt = table.plyCount();
    while (table.activeSeat() == beginner) {
        playStep(table);
    }
    table.setPly(dealt);
    CHECK(table.activeSeat() == beginner);
    table.showLive();
    CHECK(table.activeSeat() == 1 - beginner);
}

TEST_CASE("Stepping through history shows the past, allows no move, and comes back") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    for (int i = 0; i < 12; ++i) {
        playStep(table);
    }
    if (table.handOverTo() >= 0) {
        table.takeDevice();
    }
    const QList<KheopsCell> now = boardOf(table).cells();
    const int live = table.plyCount();
    table.setPly(table.history()->plyOf(1));
    CHECK_FALSE(table.live());
    CHECK(boardOf(table).cells() != now);
    CHECK(boardOf(table).tileCells().isEmpty());
    CHECK_FALSE(boardOf(table).placePawn("W", 0));
    CHECK(table.live()); // trying to play leads back to the present
    table.setPly(0);
    CHECK(boardOf(table).pile() > 25);
    table.showLive();
    CHECK(table.ply() == live);
    CHECK(boardOf(table).cells() == now);
}

TEST_CASE("The seed is shown when the match is over, not before") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    CHECK(table.seed().isEmpty());
    while (!table.over()) {
        playStep(table);
    }
    CHECK(table.seed().size() == 64);
}

TEST_CASE("People without a name are called You alone and Player 2 in company") {
    Desk desk;
    CHECK(desk.sitDown(Desk::person(""), Desk::bot(4)).seatName(0) == "You");
    CHECK(desk.app.table()->seatName(1) == "Imhotep");
    CHECK(desk.sitDown(Desk::person("Ani"), Desk::person("")).seatName(1) == "Player 2");
}

namespace {
/// What the screen says of the match.
struct Said {
    int ply;
    int activeSeat;
    int lines;
    QList<int> totals;
    bool over;
    bool operator==(const Said&) const = default;
};
Said saidBy(const TableModel& table) {
    return {table.ply(), table.activeSeat(), table.history()->count(), table.totals(), table.over()};
}
} // namespace

TEST_CASE("While a picture moves nothing is said of what has happened since, and nothing can be done") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::bot(1));
    waitFor([&] { return table.yourTurn(); });
    table.setPicturing(true); // as if the last move were still on its way
    while (table.yourTurn()) {
        playStep(table);
    }
    const Said before = saidBy(table);
    waitFor([&] { return table.entryCount() > table.ply() + 1; }); // the Architect has moved
    CHECK(table.behind());
    CHECK(saidBy(table) == before);
    CHECK_FALSE(table.yourTurn());
    CHECK_FALSE(table.canUndo());
    CHECK_FALSE(table.hint()->available());
}

TEST_CASE("What others did is shown entry by entry, each when the picture before is at rest") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::bot(1));
    waitFor([&] { return table.yourTurn(); });
    QList<int> shown;
    QObject::connect(&boardOf(table), &KheopsModel::happened, &table, [&](const KheopsEvent& /*event*/) {
        shown.append(table.ply());
        table.setPicturing(true);
    });
    while (table.yourTurn()) {
        table.setPicturing(false);
        playStep(table);
    }
    for (int i = 0; i < 40 && !table.yourTurn(); ++i) {
        const int ply = table.ply();
        table.setPicturing(false);
        waitFor([&] { return table.picturing() || table.yourTurn(); });
        CHECK(table.ply() <= ply + 2); // a move, or a draw that shows nothing and the move after it
    }
    CHECK(table.yourTurn());
    CHECK_FALSE(table.behind());
    CHECK(std::is_sorted(shown.begin(), shown.end()));
    CHECK(table.ply() == table.entryCount());
}

TEST_CASE("Who does not want to wait is told all that is still to come at once, without pictures") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::bot(1));
    waitFor([&] { return table.yourTurn(); });
    table.setPicturing(true);
    while (table.yourTurn()) {
        playStep(table);
    }
    waitFor([&] { return table.entryCount() > table.ply() + 1 && !table.thinking(); });
    int told = 0;
    QObject::connect(&boardOf(table), &KheopsModel::happened, &table, [&](const KheopsEvent& /*event*/) {
        CHECK(table.skipping());
        ++told;
    });
    table.catchUp();
    CHECK(told > 0);
    CHECK_FALSE(table.behind());
    CHECK(table.ply() == table.entryCount());
}

TEST_CASE("The end of a match is not told before its last move has been shown") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    QObject::connect(&boardOf(table), &KheopsModel::happened, &table,
                     [&](const KheopsEvent& /*event*/) { CHECK_FALSE(table.over()); });
    while (!table.over()) {
        playStep(table);
    }
    CHECK(table.winners().size() >= 1);
}
