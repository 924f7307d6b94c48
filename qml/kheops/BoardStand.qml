pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model
import "KheopsSigns.js" as Signs

// Who stands on a cell: a figure on the table, a disc on a finished plan, a dot in a miniature.
// A power that is spent is hidden by its pawn; what still counts stays beside it as a small disc.
Item {
    id: root
    property kheopsCell cell
    property bool up: true
    property real side: 52
    property string style: "figure"         // figure, disc or dot
    property bool dimmed: false
    property bool animated: false
    property bool inSight: true
    readonly property int seat: cell.seat
    readonly property string kind: cell.kind || "W"
    readonly property bool occupied: seat >= 0
    readonly property bool lasting: occupied && style !== "dot" && Signs.lasting(cell.symbol)
    readonly property real shown: style === "disc" ? side * 0.36 : side * 0.5
    readonly property color ground: dimmed ? Theme.mix(Theme.seat(seat), Theme.masonry, 0.6) : Theme.seat(seat)
    readonly property point middle: Qt.point(lasting ? -side * 0.11 : 0, shown * (0.5 - (up ? 0.62 : lasting ? 0.5 : 0.54)))
    visible: occupied && inSight
    property bool ready: false              // what stood there from the start does not drop
    Component.onCompleted: ready = true
    onOccupiedChanged: if (occupied && ready && animated && Theme.motion > 0) drop.restart()

    NumberAnimation {
        id: drop
        target: fall
        property: "y"
        from: -root.side * 0.5
        to: 0
        duration: Theme.ms(200)
        easing.type: Easing.OutCubic
    }
    transform: Translate { id: fall }

    // Made when somebody comes to stand here: most cells are free most of the time.
    Repeater {
        model: root.occupied && root.style === "figure" ? 1 : 0
        delegate: KheopsPawn {
            seat: root.seat
            kind: root.kind
            dimmed: root.dimmed
            size: root.shown
            x: -size * 12 / 28 - (root.lasting ? root.side * 0.11 : 0)
            y: -size * (root.up ? 0.62 : root.lasting ? 0.5 : 0.54)
        }
    }
    Repeater {
        model: root.occupied && root.style !== "figure" ? 1 : 0
        delegate: BoardDisc {
            seat: root.seat
            ringed: root.style === "disc" && root.kind === "H"      // the Pharaoh counts as two
            signed: root.style === "disc"
            color: root.ground
            width: root.style === "dot" ? Math.max(6, root.side * 0.38) : root.shown
            x: root.lasting ? -width * 0.95 : -width / 2
            y: -width / 2
        }
    }
    Repeater {
        model: root.lasting ? 1 : 0
        delegate: Rectangle {
            id: kept
            opacity: root.dimmed ? 0.5 : 1
            width: root.side * (root.style === "disc" ? 0.33 : 0.31)
            height: width
            radius: width / 2
            x: root.style === "disc" ? root.side * 0.005 : root.side * 0.07
            y: root.style === "disc" ? -width / 2 : root.up ? -root.side * 0.105 : -root.side * 0.19
            color: Theme.night ? "#15171C" : Theme.floor
            border.width: 1
            border.color: Theme.night ? Theme.floorEdge : Theme.wall
            TileSign {
                anchors.centerIn: parent
                symbol: root.cell.symbol
                size: kept.width * (coffin ? 0.78 : 0.68)
                bold: 1.15
            }
        }
    }
}
