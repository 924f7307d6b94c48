pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Kheops

// One tile as it lies, and after one and two thirds of a turn.
Row {
    id: root
    property bool room: false
    property int openings: 6
    property string symbol
    property real availableWidth: 320
    readonly property real side: Math.min(84, (availableWidth - 2 * 32) / 3)
    spacing: 6
    Repeater {
        model: 3
        delegate: Row {
            id: one
            required property int index
            spacing: 6
            Glyph {
                visible: one.index > 0
                name: "next"
                size: 18
                color: Theme.goldText
                anchors.verticalCenter: parent.verticalCenter
            }
            KheopsTile {
                side: root.side
                room: root.room
                symbol: root.symbol
                openings: one.index === 0 ? root.openings : one.index === 1 ? root.thirds(root.openings) : root.thirds(root.thirds(root.openings))
                edge: one.index === 0 ? "transparent" : Theme.goldLine
                edgeWidth: one.index === 0 ? 0 : 2
            }
        }
    }
    function thirds(set: int): int { return ((set << 1) | (set >> 2)) & 7 }
}
