import QtQuick
import Architects.Model
import Architects.Table
import Architects.Ui

// Pictures of what happened at this table: pawns and tiles fly to their cells, captured pawns go home, tiles turn.
TablePictures {
    id: root
    required property TableStage stage
    property int owner: play.table.viewer   // who sits at the own side
    readonly property KheopsSeen there: seen as KheopsSeen
    readonly property real pawnScale: stage.shownSide * 0.5 / one.size

    // The table's own: where a seat keeps its pawns by kind, its tiles ("tile"); seat -1 is the pile.
    function homeOf(seat: int, kind: string): point { return Qt.point(0, 0) }

    function soundOf(event: var): string {
        switch (event.what) {
        case KheopsAct.Turn: return "turn"
        case KheopsAct.Tile:
        case KheopsAct.Draw: return "tile"
        }
        return "pawn"
    }
    function begin(event: var, done: var): void {
        const drawn = event.what === KheopsAct.Draw, spun = event.what === KheopsAct.Turn
        there.leave(event, dropped || event.what === KheopsAct.Tile && event.seat === owner)       // an own tile lay there already, only not for good
        if (drawn)
            back.fly(homeOf(-1, "tile"), 1, homeOf(event.seat, "tile"), 1)
        else if (event.what === KheopsAct.Pawn)
            pawnCame(event)
        else if (event.what === KheopsAct.Tile)
            tileCame(event)
        else if (spun)
            stage.board.spin(event.cell, event.thirds === 2 ? -1 : 1)
        else
            pawnsMoved(event)
        wait(dropped ? 240 : drawn || spun ? 340 : 480, done)
    }
    function stop(): void {
        tile.finish()
        one.finish()
        two.finish()
        back.finish()
    }

    function pawnCame(event: kheopsEvent): void {
        const at = stage.pawnIn(root, event.cell)
        if (event.captured !== "")
            send(two, 1 - event.seat, event.captured, at, homeOf(1 - event.seat, event.captured))
        if (!dropped)
            send(one, event.seat, event.kind, homeOf(event.seat, event.kind), at)
    }
    // Of a swap the first changed place is where the other's pawn goes.
    function pawnsMoved(event: kheopsEvent): void {
        const from = stage.pawnIn(root, event.from), to = stage.pawnIn(root, event.to)
        if (event.what === KheopsAct.Swap)
            send(two, event.changed[0].seat, event.changed[0].kind, to, from)
        if (!dropped)
            send(one, event.changed[1].seat, event.changed[1].kind, from, to)
    }
    function send(pawn: FlyingPawn, seat: int, kind: string, from: point, to: point): void {
        pawn.seat = seat
        pawn.kind = kind
        pawn.fly(from, pawnScale, to, pawnScale)
    }
    function tileCame(event: kheopsEvent): void {
        if (event.seat === owner) {
            stage.board.settle(event.cell)
            return
        }
        const cell = event.changed[0]
        tile.room = cell.room
        tile.symbol = cell.symbol
        tile.openings = cell.openings
        tile.targetUp = stage.board.cellUp(event.cell)
        tile.fly(homeOf(event.seat, "tile"), 0.4, stage.centerIn(root, event.cell), stage.shownSide / tile.side)
    }

    FlyingTile {
        id: tile
        anchors.fill: parent
        pace: 400
        aimed: true
        side: root.stage.shownSide * 1.5
        onSettled: root.there.land()
    }
    FlyingPawn {
        id: two
        anchors.fill: parent
        pace: 380
        onSettled: if (!one.flying) root.there.land()
    }
    FlyingPawn {
        id: one
        anchors.fill: parent
        pace: 380
        onSettled: if (!two.flying) root.there.land()
    }
    FlyingPiece {
        id: back
        anchors.fill: parent
        pace: 320
        TileBack {
            x: -side / 2
            y: -side / 2
            side: 30
        }
    }
}
