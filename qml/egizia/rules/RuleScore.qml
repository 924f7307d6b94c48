pragma ComponentBehavior: Bound
import QtQuick
import Architects.Egizia
import Architects.Model
import Architects.Ui

// A stretch of the score track. Who came to a square first stands in front there, further right; where somebody came from stays pale.
Item {
    id: root
    property int from: 0                    // the first square
    property int squares: 8
    property list<egiziaMove> moves: []     // in the order in which they moved
    property list<int> tiles: []            // the turn tile of each
    property real availableWidth: 320
    readonly property list<egiziaMove> came: [...moves].filter(one => one.from >= 0)
    readonly property real cell: Math.min(46, availableWidth / squares)
    readonly property real badge: cell * 0.62
    readonly property real head: tiles.length > 0 ? Theme.label * 1.6 : 0
    width: cell * squares
    height: head + cell * 1.3 + Theme.label * 1.4

    // How many stand before this one on its square.
    function before(index: int): int { return count(moves[index], index) }
    function shared(index: int): int { return count(moves[index], moves.length) }
    // How many of so many came to the same square.
    function count(one: egiziaMove, all: int): int { return [...moves].slice(0, all).filter(other => other.to === one.to).length }

    Repeater {
        model: root.squares
        Rectangle {
            id: square
            required property int index
            x: index * root.cell + 1
            y: root.head
            width: root.cell - 2
            height: root.cell * 1.3
            radius: 3
            color: EgiziaPaint.blockOpen
            border.width: 1
            border.color: EgiziaPaint.blockEdge
            Label {
                text: root.from + square.index
                soft: true
                decorative: true
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                y: parent.height + 2
            }
        }
    }
    Repeater {
        model: root.came
        SeatBadge {
            required property egiziaMove modelData
            seat: modelData.seat
            size: root.badge
            opacity: 0.3
            decorative: true
            x: (modelData.from - root.from + 0.5) * root.cell - width / 2
            y: root.head + root.cell * 0.65 - height / 2
        }
    }
    Repeater {
        model: root.moves
        Item {
            id: one
            required property egiziaMove modelData
            required property int index
            readonly property real aside: root.shared(index) > 1 ? 0.23 - 0.46 * root.before(index) : 0
            x: (modelData.to - root.from + 0.5 + aside) * root.cell
            z: root.moves.length - index
            SeatBadge {
                seat: one.modelData.seat
                size: root.badge
                decorative: true
                x: -width / 2
                y: root.head + root.cell * (0.65 - (one.aside > 0 ? 0.22 : one.aside < 0 ? -0.22 : 0)) - height / 2
            }
            Label {
                visible: root.tiles.length > 0
                text: root.tiles[one.index] || ""
                display: true
                size: Theme.label + 2
                color: Theme.goldText
                decorative: true
                x: -width / 2
            }
        }
    }
}
