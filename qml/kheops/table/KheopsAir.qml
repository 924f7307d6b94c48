import QtQuick
import Architects.Model
import Architects.Table
import Architects.Ui

// Tiles and pawns that a player holds.
TableAir {
    id: root
    required property TableStage stage
    required property KheopsSeen seen
    readonly property KheopsPlay game: play as KheopsPlay
    readonly property bool held: tile.held || pawn.held
    readonly property real pawnScale: stage.shownSide * 0.5 / pawn.size

    // "tile" from its place in the hand, "pawn" of a kind from the supply, "piece" from its cell: a tile not built yet, or a pawn that a power moves.
    function lift(from: point, size: real, at: point): void {
        const hand = play.hand
        if (hand.what === "pawn")
            liftPawn(hand.which, from, size, at)
        else if (hand.what === "tile")
            liftTile(game.places[hand.which].tile, from, size, at)
        else if (game.phase === KheopsPhase.Tile)
            liftTile(game.tile, stage.centerIn(root, hand.which), stage.shownSide, at)
        else
            liftPiece(hand.which, at)
    }
    function liftTile(id: string, from: point, side: real, finger: point): void {
        game.lift("tile", id, -1)
        const one = game.tileOf(id)
        tile.room = one.room
        tile.symbol = one.symbol
        tile.openings = one.openings
        tile.pickUp(from, side / tile.side, finger)
        aim(tile)
    }
    function liftPawn(kind: string, from: point, size: real, finger: point): void {
        game.lift("pawn", kind, -1)
        pawn.kind = kind
        pawn.seat = play.table.viewer
        pawn.pickUp(from, size / pawn.size, finger)
        aim(pawn)
    }
    function liftPiece(cell: int, finger: point): void {
        game.lift("piece", "", cell)
        pawn.kind = game.cells[cell].kind
        pawn.seat = game.cells[cell].seat
        seen.lifted = cell
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
        const cells = game.air === "tile" ? game.tileCells : game.air === "pawn" ? game.board.pawnCells(game.pawn) : game.board.powerTargets(game.first)
        game.aim = [...cells].includes(cell) ? cell : -1
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
        const cell = cellBelow(piece), stayedPut = game.air === "piece" && cell === game.first
        if (stayedPut || cell < 0 && !stage.contains(stage.mapFromItem(root, piece.aim))) {
            giveBack()
            return
        }
        dropping = true
        const stays = game.drop(cell)
        dropping = false
        if (!stays)
            piece.glideBack()
        else if (piece === tile)
            tile.settleAt(stage.centerIn(root, cell), stage.shownSide / tile.side)
        else {
            seen.lifted = cell
            pawn.settleAt(stage.pawnIn(root, cell), pawnScale)
        }
    }
    function giveBack(): void {
        const piece = tile.held ? tile : pawn
        game.letGo()
        if (piece.held)
            piece.glideBack()
    }
    function pawnLanded(): void {
        seen.lifted = -1
        play.hand.land()
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
        aimed: root.game.aim >= 0
        target: root.game.aim >= 0 ? root.stage.rectIn(root, root.game.aim) : Qt.rect(0, 0, 0, 0)
        targetUp: root.game.aim < 0 || root.stage.board.cellUp(root.game.aim)
        onTwisted: thirds => root.game.turn(thirds)
        onReturned: root.play.hand.land()
        onSettled: root.play.hand.land()
        Connections {
            target: root.game
            enabled: tile.held
            function onSpun(by: int): void {
                tile.openings = root.game.tileOf(root.game.tile).openings
                tile.spin(by)
            }
        }
    }
    FlyingPawn {
        id: pawn
        objectName: "heldPawn"
        anchors.fill: parent
        aimLift: root.byFinger ? 28 : 0
        aimed: root.game.aim >= 0
        target: root.game.aim >= 0 ? root.stage.centerIn(root, root.game.aim) : Qt.point(0, 0)
        onReturned: root.pawnLanded()
        onSettled: root.pawnLanded()
    }
}
