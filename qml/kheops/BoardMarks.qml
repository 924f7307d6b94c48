pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Architects.Ui
import "KheopsGeo.js" as Geo

// Over the pawns: the ghost of a pawn, what a power may be used on, the networks' letters, the keyboard's place.
Item {
    id: root
    required property var board
    readonly property real side: board.side
    readonly property var flags: Geo.flags(board.networks, side)
    readonly property bool markerChosen: board.markers.some(m => m.chosen === true)
    anchors.fill: parent

    BoardStand {
        readonly property var pawn: root.board.ghostPawn
        readonly property point spot: root.board.cellCenter(pawn ? pawn.cell : 0)
        visible: pawn !== null
        x: spot.x
        y: spot.y
        up: pawn ? Geo.isUp(pawn.cell) : true
        side: root.side
        cell: pawn ? { seat: pawn.seat, kind: pawn.kind, symbol: (root.board.cells[pawn.cell] || { symbol: "" }).symbol } : null
    }
    Repeater {
        model: root.board.markers
        delegate: BoardMarker {
            required property var modelData
            cell: modelData.cell
            kind: modelData.kind
            visible: root.board.inSight(cell)
            chosen: modelData.chosen === true
            quiet: root.markerChosen && !chosen
            side: root.side
        }
    }
    Repeater {
        model: root.board.networks
        delegate: LetterDisc {
            required property var modelData
            required property int index
            visible: root.board.revealed < 0 || index < root.board.revealed
            letter: modelData.letter
            seat: modelData.value === 0 ? -1 : modelData.winner
            rimmed: true
            size: Math.min(28, Math.max(16, root.side * 0.4))
            x: root.flags[index] ? root.flags[index].x - size / 2 : 0
            y: root.flags[index] ? root.flags[index].y - size / 2 : 0
            opacity: root.board.highlighted >= 0 && root.board.highlighted !== index ? 0.35 : 1
        }
    }
    Drawing {
        visible: root.board.activeFocus && LastInput.keys
        ShapePath {
            strokeColor: Theme.page
            strokeWidth: 5.5
            joinStyle: ShapePath.RoundJoin
            fillColor: "transparent"
            PathSvg { path: Geo.triangles([root.board.currentCell], root.side, 1.5) }
        }
        ShapePath {
            strokeColor: Theme.goldLine
            strokeWidth: 3
            joinStyle: ShapePath.RoundJoin
            fillColor: "transparent"
            PathSvg { path: Geo.triangles([root.board.currentCell], root.side, 1.5) }
        }
    }
}
