pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// The tiles that say in which order seats take their turns: stones with a number, and whose they are.
Row {
    id: root
    property list<int> order: []            // seats, first tile first
    property int current: -1                // the seat whose turn it is
    property real size: 40
    property string spoken
    spacing: 6
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.ignored: spoken === ""
    Repeater {
        model: root.order
        Rectangle {
            id: tile
            required property int modelData
            required property int index
            width: root.size * 1.5
            height: root.size
            radius: 5
            color: modelData === root.current ? Theme.card : EgiziaPaint.ledge
            border.width: modelData === root.current ? 2 : 1
            border.color: modelData === root.current ? Theme.goldLine : EgiziaPaint.stonePen
            Label {
                x: root.size * 0.16
                text: tile.index + 1
                decorative: true
                display: true
                font.pixelSize: root.size * 0.55
                anchors.verticalCenter: parent.verticalCenter
            }
            SeatBadge {
                seat: tile.modelData
                size: root.size * 0.86
                x: parent.width - width - 2
                decorative: true
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
