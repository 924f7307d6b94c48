pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Architects.Ui
import Architects.Model
import "KheopsGeo.js" as Geo

// Over the pawns: the ghost of a pawn, what a power may be used on, the networks' letters, the keyboard's place.
Item {
    id: root
    required property BoardLayout board
    readonly property real side: board.side
    readonly property list<point> flags: Geo.flags([...board.networks], side)
    readonly property kheopsCell ghost: board.ghostPawn
    anchors.fill: parent

    BoardStand {
        readonly property int place: Math.max(0, root.ghost.index)
        readonly property point spot: root.board.cellCenter(place)
        visible: root.ghost.index >= 0
        x: spot.x
        y: spot.y
        up: Geo.isUp(place)
        side: root.side
        cell: root.ghost
    }
    Repeater {
        model: root.board.markers
        delegate: BoardMarker {
            required property kheopsMarker modelData
            cell: modelData.cell
            kind: modelData.kind
            visible: root.board.inSight(cell)
            chosen: modelData.chosen
            quiet: root.board.chosenMarker >= 0 && !chosen
            side: root.side
        }
    }
    Repeater {
        model: root.board.networks
        delegate: LetterDisc {
            required property kheopsNetwork modelData
            required property int index
            visible: root.board.revealed < 0 || index < root.board.revealed
            letter: modelData.letter
            seat: modelData.value === 0 ? -1 : modelData.winner
            rimmed: true
            size: Math.min(28, Math.max(16, root.side * 0.4))
            x: index < root.flags.length ? root.flags[index].x - size / 2 : 0
            y: index < root.flags.length ? root.flags[index].y - size / 2 : 0
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
