#pragma once

#include <catch2/catch.hpp>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QObject>
#include <QVariantMap>

#include <algorithm>
#include <functional>

#include "core/save/store.h"
#include "qml/model/app_model.h"
#include "qml/model/kheops_model.h"

/// An app over a store in memory, and what a person would do with it.
struct Desk {
    architects::save::Saved<architects::save::Opened> opened = architects::save::Store::openInMemory();
    AppModel app{&opened->store, QString()};

    static QVariantMap person(const QString& name) {
        return {{QStringLiteral("kind"), QStringLiteral("person")}, {QStringLiteral("name"), name}};
    }
    static QVariantMap bot(int level) {
        return {{QStringLiteral("kind"), QStringLiteral("bot")}, {QStringLiteral("level"), level}};
    }
    TableModel& sitDown(const QVariantMap& first, const QVariantMap& second,
                        const QString& seed = QStringLiteral("desk")) {
        REQUIRE(app.startMatch({{QStringLiteral("game"), QStringLiteral("kheops")},
                                {QStringLiteral("players"), QVariantList{first, second}},
                                {QStringLiteral("seed"), seed}}));
        return *app.table();
    }
};

inline KheopsModel& boardOf(TableModel& table) {
    auto* board = qobject_cast<KheopsModel*>(table.board());
    REQUIRE(board != nullptr);
    return *board;
}

/// Lets the event loop run until something holds. Fails after a generous while; no test depends on how
/// long.
inline void waitFor(const std::function<bool()>& holds) {
    QElapsedTimer timer;
    timer.start();
    while (!holds()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        REQUIRE(timer.elapsed() < 20000);
    }
}

/// One step of the person on turn, chosen from what the model offers.
inline void playStep(TableModel& table) {
    KheopsModel& board = boardOf(table);
    if (table.handOverTo() >= 0) {
        table.takeDevice();
    }
    const KheopsPhase::Value phase = board.phase();
    if (phase == KheopsPhase::Pawn) {
        for (const KheopsChoice& choice : board.pawnChoices()) {
            if (!choice.cells.isEmpty()) {
                REQUIRE(board.placePawn(choice.kind, choice.cells.at(choice.cells.size() / 2)));
                return;
            }
        }
        FAIL("no pawn can be placed");
    }
    if (phase == KheopsPhase::Tile) {
        REQUIRE(board.placeTile(board.hand().constFirst().tile, board.tileCells().constFirst(), 1));
        return;
    }
    const int first = board.powerCells().constFirst();
    if (phase == KheopsPhase::TurnCorridor || phase == KheopsPhase::TurnRoom) {
        REQUIRE(board.turnTile(first, 1));
    } else if (phase == KheopsPhase::Swap) {
        REQUIRE(board.swapPawns(first, board.powerTargets(first).constFirst()));
    } else {
        REQUIRE(board.movePawn(first, board.powerTargets(first).constFirst()));
    }
}
