import QtQuick
import Architects.Ui

// Pictures of what the log says happened, one after the other. The position is final before anything moves: what has not been
// shown yet is taken back from the picture of the board, and finish() lets it catch up at once.
Item {
    id: root
    required property KheopsPlay play
    required property TableStage stage
    property var homeOf: (seat, kind) => Qt.point(0, 0)     // where a seat keeps its pawns by kind, its tiles ("tile"); seat -1 is the pile
    property var waiting: []                // events still to be shown
    property var awayPawns: []              // cells whose pawn is in the air
    property var awayTiles: []
    property int owner: play.table.viewer   // who sits at the own side
    readonly property bool busy: pause.running || waiting.length > 0
    readonly property real pawnScale: stage.shownSide * 0.5 / one.size
    signal shown(var event)
    signal began(var event)                 // its piece has left the place where it was

    // `dropped`: the piece itself was let go by hand and is on its way already.
    function happened(event: var, dropped: bool): void {
        if (play.table.skipping) {
            finish()
            shown(event)
        } else if (dropped || Theme.motion === 0) {
            finish()
            picture(event, dropped)
        } else if (busy)
            waiting = waiting.concat([event])
        else
            picture(event, false)
    }
    function picture(event: var, dropped: bool): void {
        shown(event)
        if (event.what === "draw")
            back.fly(homeOf(-1, "tile"), 1, homeOf(event.seat, "tile"), 1)
        else if (event.what === "pawn")
            pawnCame(event, dropped)
        else if (event.what === "tile")
            tileCame(event)
        else if (event.what === "turn")
            stage.board.spin(event.cell, event.thirds === 2 ? -1 : 1)
        else
            pawnsMoved(event, dropped)
        if (Theme.motion === 0)
            return
        began(event)
        pause.last(dropped ? 240 : event.what === "draw" || event.what === "turn" ? 340 : 480)
    }
    function next(): void {
        if (waiting.length === 0)
            return
        picture(waiting[0], false)          // first: there is no moment of rest between the two
        waiting = waiting.slice(1)
    }
    function finish(): void {
        const told = waiting
        waiting = []
        pause.stop()
        tile.finish()
        one.finish()
        two.finish()
        back.finish()
        awayPawns = []
        awayTiles = []
        if (told.length)
            shown(told[told.length - 1])
    }

    // The board as it has been shown so far.
    function before(cells: var): var {
        if (waiting.length + awayPawns.length + awayTiles.length === 0)
            return cells
        const all = cells.slice()
        for (let i = waiting.length - 1; i >= 0; --i)
            takeBack(all, waiting[i])
        for (const cell of awayPawns)
            all[cell] = Object.assign({}, all[cell], { seat: -1, inAir: true })
        for (const cell of awayTiles)
            all[cell] = Object.assign({}, all[cell], { tile: "", seat: -1 })
        return all
    }
    function takeBack(cells: var, event: var): void {
        const change = (i, values) => cells[i] = Object.assign({}, cells[i], values)
        if (event.what === "pawn")
            change(event.cell, event.captured ? { seat: 1 - event.seat, kind: event.captured } : { seat: -1, kind: "" })
        else if (event.what === "tile")
            change(event.cell, { tile: "", openings: 0, symbol: "" })
        else if (event.what === "turn")
            change(event.cell, { openings: event.before })
        else if (event.what !== "draw") {
            const from = cells[event.from], to = cells[event.to]
            change(event.from, { seat: to.seat, kind: to.kind })
            change(event.to, { seat: from.seat, kind: from.kind })
        }
    }

    function pawnCame(event: var, dropped: bool): void {
        if (event.captured)
            send(two, { seat: 1 - event.seat, kind: event.captured }, stage.pawnIn(root, event.cell), homeOf(1 - event.seat, event.captured))
        if (dropped || Theme.motion === 0)
            return
        awayPawns = [event.cell]
        send(one, event, homeOf(event.seat, event.kind), stage.pawnIn(root, event.cell))
    }
    function pawnsMoved(event: var, dropped: bool): void {
        if (Theme.motion === 0)
            return
        const from = stage.pawnIn(root, event.from), to = stage.pawnIn(root, event.to), swap = event.what === "swap"
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
        if (event.seat === owner) {          // it lay there already, only not for good
            stage.board.settle(event.cell)
            return
        }
        if (Theme.motion === 0)
            return
        const cell = play.cells[event.cell]
        awayTiles = [event.cell]
        tile.room = cell.room
        tile.symbol = cell.symbol
        tile.openings = cell.openings
        tile.targetUp = stage.board.cellUp(event.cell)
        tile.fly(homeOf(event.seat, "tile"), 0.4, stage.centerIn(root, event.cell), stage.shownSide / tile.side)
    }

    Timer {                                 // one thing at a time, for the eye
        id: pause
        function last(length: int): void {
            interval = Theme.ms(length)
            restart()
        }
        onTriggered: root.next()
    }
    FlyingTile {
        id: tile
        anchors.fill: parent
        pace: 400
        aimed: true
        side: root.stage.shownSide * 1.5
        onSettled: root.awayTiles = []
    }
    FlyingPawn {
        id: two
        anchors.fill: parent
        pace: 380
        onSettled: if (!one.flying) root.awayPawns = []
    }
    FlyingPawn {
        id: one
        anchors.fill: parent
        pace: 380
        onSettled: if (!two.flying) root.awayPawns = []
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
