import QtQuick
import Architects.Ui

// "I see it": one for each who races, with the own sign.
PieceButton {
    id: root
    property int seat: 0
    property string name
    implicitHeight: 64
    height: implicitHeight
    spoken: qsTr("%1: I see it").arg(name)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.tint(Theme.seat(root.seat), root.down ? 0.4 : 0.16)
        border.width: 2
        border.color: Theme.seat(root.seat)
    }
    Column {
        anchors.centerIn: parent
        width: parent.width - 8
        SeatBadge {
            seat: root.seat
            size: 30
            decorative: true
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Label {
            text: root.name
            decorative: true
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
    }
}
