import QtQuick
import Architects.Ui

// The piece a player holds, over everything else: it follows, aims, settles where it may, and glides home where it may not.
Item {
    id: root
    required property KheopsPlay play
    required property TableStage stage
    property bool byFinger: false           // a fingertip hides what is below it: aim above it
    property var awayPawns: []              // cells whose pawn is in the air
    property bool dropping: false           // what happens now is what was let go
    readonly property bool held: tile.held || pawn.held
    readonly property real pawnScale: stage.shownSide * 0.5 / pawn.size
    signal landed()

    // The board without what is in the air.
    function without(cells: var): var {
        return awayPawns.length === 0 ? cells : cells.map((cell, i) => awayPawns.indexOf(i) >= 0 ? Object.assign({}, cell, { seat: -1, inAir: true }) : cell)
    }
    function liftTile(id: string, from: point, side: real, finger: point): void {
        finish()
        play.lift("tile", id, -1)
        const what = play.places[play.slotOf(id)]
        tile.room = what.room
        tile.symbol = what.symbol
        tile.openings = play.board.openingsAfter(id, play.thirds)
        tile.pickUp(from, side / tile.side, finger)
        aim(tile)
    }
    function liftPawn(kind: string, from: point, size: real, finger: point): void {
        finish()
        play.lift("pawn", kind, -1)
        pawn.kind = kind
        pawn.seat = play.table.viewer
        pawn.pickUp(from, size / pawn.size, finger)
        aim(pawn)
    }
    // From the board: a tile not built yet, or a pawn that a power moves.
    function liftPiece(cell: int, finger: point): void {
        if (play.phase === "tile") {
            liftTile(play.tile, stage.centerIn(root, cell), stage.shownSide, finger)
            return
        }
        finish()
        play.lift("piece", "", cell)
        pawn.kind = play.cells[cell].kind
        pawn.seat = play.cells[cell].seat
        awayPawns = [cell]
        pawn.pickUp(stage.pawnIn(root, cell), pawnScale, finger)
        aim(pawn)
    }
    function moveTo(finger: point): void {
        const piece = tile.held ? tile : pawn
        if (!piece.held)
            return
        piece.moveTo(finger)
        aim(piece)
    }
    function aim(piece: FlyingPiece): void {
        const cell = cellBelow(piece)
        const cells = play.air === "tile" ? play.tileCells : play.air === "pawn" ? play.pawnCells(play.pawn) : Array.from(play.board.powerTargets(play.first))
        play.aim = cells.indexOf(cell) >= 0 ? cell : -1
    }
    // The cell it points at decides, and no neighbour: what is forbidden there is refused, not put beside it.
    function cellBelow(piece: FlyingPiece): int {
        const p = stage.board.mapFromItem(root, piece.aim)
        return stage.board.cellAt(p.x, p.y)
    }
    function drop(): void {
        const piece = tile.held ? tile : pawn
        if (!piece.held)
            return
        const cell = cellBelow(piece), stayedPut = play.air === "piece" && cell === play.first
        if (stayedPut || cell < 0 && !stage.contains(stage.mapFromItem(root, piece.aim))) {
            giveBack()
            return
        }
        dropping = true
        const stays = play.drop(cell)
        dropping = false
        if (!stays)
            piece.glideBack()
        else if (piece === tile)
            tile.settleAt(stage.centerIn(root, cell), stage.shownSide / tile.side)
        else {
            awayPawns = [cell]
            pawn.settleAt(stage.pawnIn(root, cell), pawnScale)
        }
    }
    function giveBack(): void {
        const piece = tile.held ? tile : pawn
        play.letGo()
        if (piece.held)
            piece.glideBack()
    }
    function pawnLanded(): void {
        awayPawns = []
        landed()
    }
    function finish(): void {
        tile.finish()
        pawn.finish()
    }

    MultiPointTouchArea {                   // a second finger turns the tile and touches nothing else
        anchors.fill: parent
        enabled: root.held
        mouseEnabled: false
    }
    FlyingTile {
        id: tile
        objectName: "heldTile"
        anchors.fill: parent
        side: root.stage.shownSide * 1.5
        aimLift: root.byFinger ? 28 : 0
        aimed: root.play.aim >= 0
        target: root.play.aim >= 0 ? root.stage.rectIn(root, root.play.aim) : Qt.rect(0, 0, 0, 0)
        targetUp: root.play.aim < 0 || root.stage.board.cellUp(root.play.aim)
        onTwisted: thirds => root.play.turn(thirds)
        onReturned: root.landed()
        onSettled: root.landed()
        Connections {
            target: root.play
            enabled: tile.held
            function onSpun(by: int): void {
                tile.openings = root.play.board.openingsAfter(root.play.tile, root.play.thirds)
                tile.spin(by)
            }
        }
    }
    FlyingPawn {
        id: pawn
        objectName: "heldPawn"
        anchors.fill: parent
        aimLift: root.byFinger ? 28 : 0
        aimed: root.play.aim >= 0
        target: root.play.aim >= 0 ? root.stage.centerIn(root, root.play.aim) : Qt.point(0, 0)
        onReturned: root.pawnLanded()
        onSettled: root.pawnLanded()
    }
}
