import QtQuick
import Architects.Ui

// A scarab to be chosen or looked at: the stone, its name, what it does.
PieceButton {
    id: root
    property int scarab: 1
    property string name
    property string power
    implicitWidth: 300
    implicitHeight: Math.max(88, words.implicitHeight + 24)
    spoken: power === "" ? name : name + ". " + power

    SurfaceFace {
        anchors.fill: parent
        color: root.chosen ? Theme.mix(Theme.card, Theme.goldFill, 0.12) : Theme.card
    }
    Halo {
        may: root.may
        chosen: root.chosen
        radius: Theme.radius
    }
    Rectangle {     // the bed the stone lies in
        x: 12
        width: 64
        height: 64
        radius: 32
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.mix(Theme.card, Theme.recess, 0.6)
        border.width: 1
        border.color: Theme.line
        ScarabSign {
            anchors.centerIn: parent
            scarab: root.scarab
            size: 50
        }
    }
    Column {
        id: words
        x: 90
        width: root.width - x - 14
        spacing: 2
        anchors.verticalCenter: parent.verticalCenter
        Label {
            text: root.name
            decorative: true
            display: true
            size: Theme.heading
            width: parent.width
        }
        Label {
            visible: root.power !== ""
            text: root.power
            decorative: true
            size: Theme.label + 1
            width: parent.width
        }
    }
}
