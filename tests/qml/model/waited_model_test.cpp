// "While you waited", and what happened shown again: from the log alone, the match stays as it is.
#include "tests/qml/model/model_test.h"

#include "qml/model/waited_model.h"

namespace {

/// The person who begins plays turns until the other one has moved and gave the device back.
void playTurns(TableModel& table, int turns) {
    const int seat = table.handOverTo() >= 0 ? table.handOverTo() : table.activeSeat();
    for (int i = 0; i < turns; ++i) {
        do {
            playStep(table);
        } while (table.handOverTo() < 0);
    }
    CHECK(table.handOverTo() == (turns % 2 == 0 ? seat : 1 - seat));
}

QStringList textsOf(const WaitedModel& waited) {
    QStringList texts;
    for (const WaitedLine& line : waited.lines()) {
        texts.append(line.text);
    }
    return texts;
}

} // namespace

TEST_CASE("Whoever gets the device back reads what the other one did, in the words of the history") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    const WaitedModel& waited = *table.waited();
    const int first = table.handOverTo();
    table.takeDevice();
    CHECK_FALSE(waited.there()); // nobody has moved yet
    CHECK(waited.lastTurn() == -1);
    playTurns(table, 2);
    CHECK_FALSE(waited.there()); // nobody looks
    table.takeDevice();
    REQUIRE(table.viewer() == first);
    REQUIRE(waited.there());
    const HistoryModel& history = *table.history();
    QStringList told;
    for (int row = 0; row < history.count(); ++row) {
        if (history.index(row).data(HistoryModel::SeatRole).toInt() == 1 - first) {
            told.append(history.index(row).data(HistoryModel::TextRole).toString());
        }
    }
    REQUIRE(told.size() >= 2);
    CHECK(textsOf(waited) == told);
    for (const WaitedLine& line : waited.lines()) {
        CHECK(line.seat == 1 - first);
    }
}

TEST_CASE("What was told meanwhile goes with the first thing that is done, and does not come back") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    WaitedModel& waited = *table.waited();
    playTurns(table, 2);
    table.takeDevice();
    REQUIRE(waited.there());
    SECTION("by a move") {
        playStep(table);
        CHECK_FALSE(waited.there());
        table.undo();
        CHECK(waited.there()); // nobody has put it away
    }
    SECTION("by a touch") {
        waited.dismiss();
        CHECK_FALSE(waited.there());
        playStep(table);
        table.undo();
        CHECK_FALSE(waited.there());
        playTurns(table, 2);
        table.takeDevice();
        CHECK(waited.there()); // that is another turn
    }
}

TEST_CASE("It says what the wait brought everybody: the points now without those of before") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    const WaitedModel& waited = *table.waited();
    int told = 0;
    playTurns(table, 1);
    for (int turn = 1; turn < 14; ++turn) {
        const QList<int> before = table.totals();
        table.takeDevice();
        const int me = table.viewer();
        CHECK(table.totals() == before);
        while (table.handOverTo() < 0) {
            playStep(table);
        }
        const QList<int> mine = table.totals();
        playTurns(table, 1);
        table.takeDevice();
        REQUIRE(table.viewer() == me);
        QList<int> sums = mine;
        for (const WaitedGain& gain : waited.gains()) {
            CHECK(gain.points != 0);
            sums[gain.seat] += gain.points;
            ++told;
        }
        CHECK(sums == table.totals());
    }
    CHECK(told > 0);
}

TEST_CASE("The last turn of a rival is shown again entry by entry, and the match stays as it is") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    playTurns(table, 2);
    table.takeDevice();
    const architects::Log log = table.shown().log();
    const int from = table.waited()->lastTurn();
    const int me = table.viewer();
    REQUIRE(from >= 0);
    CHECK(indexOf(log.entries[static_cast<std::size_t>(from)].by) == 1 - me);

    QStringList told;
    QList<int> plies;
    QObject::connect(&table, &TableModel::told, [&](int by, const QString& text) {
        told.append(QString::number(by) + text);
        plies.append(table.plyCount());
    });
    REQUIRE(table.showAgain(from, 0));
    CHECK(table.behind());
    CHECK(table.plyCount() == from);
    CHECK(table.live());
    CHECK_FALSE(table.yourTurn());
    CHECK(table.viewer() == me);
    CHECK(table.board()->facts(table.shown()) ==
          table.board()->facts(*architects::AnyMatch::replay(log, static_cast<std::size_t>(from))));
    CHECK_FALSE(boardOf(table).placePawn("W", 0)); // it skips to the present, and does nothing else
    SECTION("skipped by whoever does something") {
        CHECK_FALSE(table.behind());
    }
    SECTION("to its end") {
        REQUIRE(table.showAgain(from, 0));
        told.clear();
        plies.clear();
        waitFor([&] { return !table.behind(); });
        CHECK(told.size() >= 2);
        CHECK(told.constFirst().startsWith(QString::number(1 - me)));
        CHECK(plies.constFirst() == from + 1);
        CHECK(plies.constLast() <= static_cast<int>(log.entries.size()));
    }
    CHECK(table.shown().log() == log);
    CHECK(table.yourTurn());
    CHECK(table.viewer() == me);
    playStep(table);
    CHECK(table.shown().log().entries.size() > log.entries.size());
}

TEST_CASE("Nothing is shown again where nobody looks at the present, or nothing has happened since") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    playTurns(table, 2);
    table.takeDevice();
    CHECK_FALSE(table.showAgain(-1, 0));
    CHECK_FALSE(table.showAgain(table.plyCount(), 0));
    table.setPly(2);
    CHECK_FALSE(table.showAgain(1, 0));
    table.showLive();
    CHECK(table.showAgain(table.plyCount() - 1, 0));
}
