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
    const QString phase = board.phase();
    if (phase == QLatin1String("pawn")) {
        for (const QVariant& choice : board.pawnChoices()) {
            const QVariantList cells = choice.toMap().value(QStringLiteral("cells")).toList();
            if (!cells.isEmpty()) {
                REQUIRE(board.placePawn(choice.toMap().value(QStringLiteral("kind")).toString(),
                                        cells.at(cells.size() / 2).toInt()));
                return;
            }
        }
        FAIL("no pawn can be placed");
    }
    if (phase == QLatin1String("tile")) {
        const QVariantMap tile = board.hand().constFirst().toMap();
        REQUIRE(board.placeTile(tile.value(QStringLiteral("tile")).toString(),
                                board.tileCells().constFirst().toInt(), 1));
        return;
    }
    const int first = board.powerCells().constFirst().toInt();
    if (phase.startsWith(QLatin1String("turn"))) {
        REQUIRE(board.turnTile(first, 1));
    } else if (phase == QLatin1String("swap")) {
        REQUIRE(board.swapPawns(first, board.powerTargets(first).constFirst().toInt()));
    } else {
        REQUIRE(board.movePawn(first, board.powerTargets(first).constFirst().toInt()));
    }
}
