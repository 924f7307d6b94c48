import QtQuick
import Architects.Ui

// The ground of a seat in a band of seats: lit while it is on turn. A game puts its seal and its figures on it.
PieceButton {
    id: root
    property int seat: 0
    property string name
    property bool active: false
    property bool lit: active
    property real wordsHeight: 0            // of what stands on it
    implicitWidth: 87
    implicitHeight: Math.max(Theme.touch, face.height)
    ringRadius: face.radius

    Shows {
        piece: "active." + root.seat
        value: root.active ? "1" : "0"
    }
    Rectangle {
        id: face
        width: root.width
        height: Math.max(36, root.wordsHeight + 8)
        anchors.verticalCenter: parent.verticalCenter
        radius: Math.min(height / 2, 22)
        color: root.active ? Theme.card : Theme.tint(Theme.card, 0)
        border.width: root.lit ? 2 : 1
        border.color: root.lit ? Theme.goldLine : Theme.line
    }
}
