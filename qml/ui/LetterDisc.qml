import QtQuick

// A letter in a disc of a seat's colour: names a network, a line of a sheet, a place on a board.
Rectangle {
    id: root
    property string letter
    property int seat: -1                   // -1: nobody's, soft ink
    property real size: 22
    property bool rimmed: false             // over a drawing
    implicitWidth: size
    implicitHeight: size
    radius: size / 2
    color: Theme.seat(seat)
    border.width: rimmed ? 1.5 : 0
    border.color: Theme.card
    Label {
        anchors.centerIn: parent
        text: root.letter
        decorative: true
        color: Theme.inkOnSeat
        font.pixelSize: Math.round(root.size * 0.58)
        font.weight: Font.Bold
    }
}
