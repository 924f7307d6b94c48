import QtQuick
import Architects.Ui

// Pictures of what the log says happened. The position is final before anything moves; finish() lets the picture catch up at once.
Item {
    id: root
    required property KheopsPlay play
    required property TableStage stage
    property var homeOf: (seat, kind) => Qt.point(0, 0)     // where a seat keeps its pawns by kind, its tiles ("tile"); seat -1 is the pile
    property var awayPawns: []              // cells whose pawn is in the air
    property var awayTiles: []
    readonly property bool busy: tile.flying || one.flying || two.flying || back.flying
    readonly property real pawnScale: stage.shownSide * 0.5 / one.size

    // `dropped`: the piece itself was let go by hand and is on its way already.
    function happened(event: var, dropped: bool): void {
        finish()
        if (event.what === "pawn")
            pawnCame(event, dropped)
        else if (event.what === "swap" || event.what === "move")
            pawnsMoved(event, dropped)
        else if (event.what === "turn")
            stage.board.spin(event.cell, event.thirds === 2 ? -1 : 1)
        else if (event.what === "tile")
            tileCame(event)
        else if (event.what === "draw")
            back.fly(homeOf(-1, "tile"), 1, homeOf(event.seat, "tile"), 1)
    }
    function finish(): void {
        tile.finish()
        one.finish()
        two.finish()
        back.finish()
        awayPawns = []
        awayTiles = []
    }
    function pawnCame(event: var, dropped: bool): void {
        if (event.captured)
            send(two, { seat: 1 - event.seat, kind: "W" }, stage.pawnIn(root, event.cell), homeOf(1 - event.seat, "W"))
        if (dropped)
            return
        awayPawns = [event.cell]
        send(one, event, homeOf(event.seat, event.kind), stage.pawnIn(root, event.cell))
    }
    function pawnsMoved(event: var, dropped: bool): void {
        const from = stage.pawnIn(root, event.from), to = stage.pawnIn(root, event.to)
        const swap = event.what === "swap"
        awayPawns = (swap ? [event.from] : []).concat(dropped ? [] : [event.to])
        if (swap)
            send(two, play.cells[event.from], to, from)
        if (!dropped)
            send(one, play.cells[event.to], from, to)
    }
    function send(pawn: FlyingPawn, who: var, from: point, to: point): void {
        pawn.seat = who.seat
        pawn.kind = who.kind
        pawn.fly(from, pawnScale, to, pawnScale)
    }
    function tileCame(event: var): void {
        if (event.seat === play.table.viewer) {          // it lay there already, only not for good
            stage.board.settle(event.cell)
            return
        }
        const cell = play.cells[event.cell]
        awayTiles = [event.cell]
        tile.room = cell.room
        tile.symbol = cell.symbol
        tile.openings = cell.openings
        tile.targetUp = stage.board.cellUp(event.cell)
        tile.fly(homeOf(event.seat, "tile"), 0.4, stage.centerIn(root, event.cell), stage.shownSide / tile.side)
    }

    FlyingTile {
        id: tile
        anchors.fill: parent
        aimed: true
        side: root.stage.shownSide * 1.5
        onSettled: root.awayTiles = []
    }
    FlyingPawn {
        id: two
        anchors.fill: parent
        onSettled: if (!one.flying) root.awayPawns = []
    }
    FlyingPawn {
        id: one
        anchors.fill: parent
        onSettled: if (!two.flying) root.awayPawns = []
    }
    FlyingPiece {
        id: back
        anchors.fill: parent
        TileBack {
            x: -side / 2
            y: -side / 2
            side: 30
        }
    }
}
