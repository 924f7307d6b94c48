import QtQuick
import QtQuick.Shapes
import Architects.Ui
import "KheopsGeo.js" as Geo
import "KheopsPlan.js" as Plan

// Between the plan and the pawns: veils, last move, legal cells, the ghost of a tile, and the tile that is just settling.
Item {
    id: root
    required property var board
    readonly property real side: board.side
    readonly property var ghost: board.ghost
    anchors.fill: parent

    function play(i: int, thirds: int): void {
        if (Theme.motion === 0 || !board.cells[i] || board.cells[i].tile === "")
            return
        moving.cell = i
        moving.visible = true
        if (thirds !== 0)
            moving.spin(thirds)
        else
            land.restart()
        gone.restart()
    }

    function spinGhost(thirds: int): void {
        if (ghost)
            laid.spin(thirds)
    }

    Drawing {
        ShapePath {
            strokeColor: "transparent"
            fillColor: root.board.dimmedCells.length ? Theme.tint(Theme.board, Theme.night ? 0.62 : 0.6) : "transparent"
            PathSvg { path: Geo.triangles(root.board.dimmedCells, root.side, 0) }
        }
        ShapePath {
            strokeColor: root.board.lastMove.length ? Theme.seat(root.board.lastSeat) : "transparent"
            strokeWidth: Math.max(1.5, root.side / 24)
            fillColor: "transparent"
            joinStyle: ShapePath.MiterJoin
            capStyle: ShapePath.FlatCap
            PathSvg { path: Geo.corners(root.board.lastMove, root.side, root.side / 22, root.side * 0.17) }
        }
    }
    BoardLegal {
        cells: root.board.cells
        side: root.side
        legalCells: root.board.legalCells
        chosenCell: root.board.chosenCell
    }
    KheopsTile {
        id: laid
        visible: root.ghost !== null
        side: root.side
        x: root.ghost ? Geo.cellX(root.ghost.cell, root.side) : 0
        y: root.ghost ? Geo.cellY(root.ghost.cell, root.side) : 0
        up: root.ghost ? Geo.isUp(root.ghost.cell) : true
        openings: root.ghost ? root.ghost.openings : 0
        room: root.ghost ? root.ghost.room : true
        symbol: root.ghost ? root.ghost.symbol : ""
        blocked: root.ghost ? Plan.blockedAt(root.board.cells, root.ghost.cell, root.ghost.openings) : 0
        lit: true
    }
    Drawing {
        visible: root.board.chosenCell >= 0
        ShapePath {
            strokeColor: Theme.goldLine
            strokeWidth: 2.5
            joinStyle: ShapePath.RoundJoin
            fillColor: "transparent"
            PathSvg { path: root.board.chosenCell >= 0 ? Geo.triangles([root.board.chosenCell], root.side, 0) : Geo.NONE }
        }
    }
    KheopsTile {
        id: moving
        property int cell: 0
        readonly property var what: root.board.cells[cell] || null
        visible: false
        side: root.side
        x: Geo.cellX(cell, root.side)
        y: Geo.cellY(cell, root.side)
        up: Geo.isUp(cell)
        openings: what ? what.openings : 7
        room: what ? what.room : true
        symbol: what && what.seat < 0 ? what.symbol : ""
        NumberAnimation {
            id: land
            target: moving
            property: "scale"
            from: 1.3
            to: 1
            duration: Theme.ms(200)
            easing.type: Easing.OutCubic
        }
        Timer {
            id: gone
            interval: Theme.ms(260)
            onTriggered: moving.visible = false
        }
    }
}
