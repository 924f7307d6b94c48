import QtQuick
import Architects.Ui

// One of the eight spaces of a player's board: a hollow in the stone, ringed in gold when what lies there is chosen or pays.
PieceButton {
    id: root
    property real size: 48
    property int seat: -1
    implicitWidth: size
    implicitHeight: size
    ringRadius: 5

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        radius: 5
        color: Pigment.space
        border.width: 1
        border.color: root.seat < 0 ? Theme.line : Theme.mix(Theme.line, Theme.seat(root.seat), 0.18)
        Rectangle {
            x: 2
            y: 1
            width: parent.width - 4
            height: 2
            color: Theme.tint(Theme.shadow, Theme.night ? 0.4 : 0.16)
        }
        Rectangle {
            x: 1
            y: 2
            width: 2
            height: parent.height - 4
            color: Theme.tint(Theme.shadow, Theme.night ? 0.3 : 0.1)
        }
    }
    Halo {
        anchors.margins: 2
        may: root.may
        chosen: root.chosen
    }
}
