import QtQuick
import QtQuick.Shapes
import Architects.Ui
import Architects.Model
import "KheopsGeo.js" as Geo
import "KheopsPlan.js" as Plan

// Between the plan and the pawns: veils, last move, legal cells, the ghost of a tile, and the tile that is just settling.
Item {
    id: root
    required property BoardLayout board
    readonly property real side: board.side
    readonly property kheopsCell ghost: board.ghost
    readonly property bool ghosted: ghost.index >= 0
    anchors.fill: parent

    function play(i: int, thirds: int): void {
        if (Theme.motion === 0 || i >= board.cells.length || board.cells[i].tile === "")
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
        if (ghosted)
            laid.spin(thirds)
    }

    Drawing {
        ShapePath {
            strokeColor: "transparent"
            fillColor: root.board.dimmedCells.length ? Theme.tint(Theme.board, Theme.night ? 0.62 : 0.6) : "transparent"
            PathSvg { path: Geo.triangles([...root.board.dimmedCells], root.side, 0) }
        }
        ShapePath {
            strokeColor: root.board.lastMove.length ? Theme.seat(root.board.lastSeat) : "transparent"
            strokeWidth: Math.max(1.5, root.side / 24)
            fillColor: "transparent"
            joinStyle: ShapePath.MiterJoin
            capStyle: ShapePath.FlatCap
            PathSvg { path: Geo.corners([...root.board.lastMove], root.side, root.side / 22, root.side * 0.17) }
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
        readonly property int place: Math.max(0, root.ghost.index)
        visible: root.ghosted
        side: root.side
        x: Geo.cellX(place, root.side)
        y: Geo.cellY(place, root.side)
        up: Geo.isUp(place)
        openings: root.ghost.openings
        room: root.ghost.room
        symbol: root.ghost.symbol
        blocked: root.ghosted ? Plan.blockedAt([...root.board.cells], place, openings) : 0
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
        readonly property kheopsCell what: cell < root.board.cells.length ? root.board.cells[cell] : root.board.none
        visible: false
        side: root.side
        x: Geo.cellX(cell, root.side)
        y: Geo.cellY(cell, root.side)
        up: Geo.isUp(cell)
        openings: what.openings
        room: what.room
        symbol: what.seat < 0 ? what.symbol : ""
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
