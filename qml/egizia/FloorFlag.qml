import QtQuick
import Architects.Ui

// Who has most stones on a floor of the pyramid, and how many: a pennant at its end.
Row {
    id: root
    property int seat: 0
    property int stones: 0
    property real size: 22
    spacing: 1
    Rectangle {
        width: 1.6
        height: root.size * 1.25
        color: EgiziaPaint.rope
        anchors.bottom: parent.bottom
    }
    Rectangle {
        width: root.size * (root.stones > 0 ? 1.7 : 1)
        height: root.size
        radius: 2
        color: Theme.seat(root.seat)
        border.width: 1
        border.color: EgiziaPaint.outline
        Glyph {
            name: Theme.seatGlyph(root.seat)
            color: Theme.inkOnSeat
            size: root.size * 0.72
            x: root.size * 0.14
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            visible: root.stones > 0
            text: root.stones
            decorative: true
            font.pixelSize: root.size * 0.64
            font.weight: Font.DemiBold
            color: Theme.inkOnSeat
            x: root.size * 0.98
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
