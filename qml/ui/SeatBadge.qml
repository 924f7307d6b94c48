import QtQuick

// A seat's medallion: its colour, its sign, a gold ring when it is that seat's turn.
Item {
    id: root
    property int seat: 0
    property real size: 40
    property bool active: false
    property bool decorative: false         // when the player's name stands beside it
    implicitWidth: size
    implicitHeight: size
    Accessible.role: Accessible.Graphic
    Accessible.name: root.active ? qsTr("%1, to move").arg(Theme.seatName(seat)) : Theme.seatName(seat)
    Accessible.ignored: decorative

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        visible: root.active
        color: "transparent"
        border.color: Theme.goldLine
        border.width: Math.max(1.5, root.size * 0.055)
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: root.size * 0.1
        radius: width / 2
        color: Theme.seat(root.seat)
        Rectangle {
            anchors.fill: parent
            anchors.margins: Math.max(1, root.size * 0.045)
            radius: width / 2
            color: "transparent"
            border.color: Theme.mix(Theme.seat(root.seat), Theme.inkOnSeat, 0.55)
            border.width: root.size < 24 ? 0 : 1
        }
        Glyph {
            anchors.centerIn: parent
            name: Theme.seatGlyph(root.seat)
            color: Theme.inkOnSeat
            size: root.size * 0.47
            bold: root.size < 30 ? 1.15 : 1
        }
    }
}
