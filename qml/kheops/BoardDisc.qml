import QtQuick
import Architects.Ui

// A pawn seen from above: a disc of its seat's colour, with the seat's sign where there is room.
Rectangle {
    id: root
    property int seat: 0
    property bool signed: true
    property bool ringed: false
    height: width
    radius: width / 2
    border.width: 1
    border.color: Theme.night ? Theme.wall : Theme.floor
    Glyph {
        visible: root.signed
        anchors.centerIn: parent
        name: Theme.seatGlyph(root.seat)
        size: root.width * 0.64
        color: Theme.inkOnSeat
        bold: 1.2
    }
    Rectangle {
        visible: root.ringed
        anchors.fill: parent
        anchors.margins: -2.5
        radius: width / 2
        color: "transparent"
        border.width: 1.8
        border.color: Theme.goldLine
    }
}
