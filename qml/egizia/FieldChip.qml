import QtQuick
import Architects.Ui

// One field of a side: its colour and pattern, its grain, an arrow if it was improved; dry at the present flood it fades.
PieceButton {
    id: root
    property int colour: 0
    property int grain: 0
    property bool upgraded: false
    property bool dry: false
    implicitWidth: 40
    implicitHeight: Theme.touch
    ringRadius: 3
    FieldPatch {
        id: patch
        anchors.fill: parent
        anchors.margins: 1
        kind: root.colour
        radius: 3
        dots: true
        dot: 4
        opacity: root.dry ? 0.4 : 1
    }
    Label {
        text: root.grain
        decorative: true
        display: true
        size: Math.min(26, Theme.heading)
        color: root.dry ? Theme.ink : EgiziaPaint.onField
        style: Text.Outline
        styleColor: root.dry ? Theme.tint(Theme.card, 0.7) : EgiziaPaint.fields[root.colour]
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.3
    }
    Rectangle {
        visible: root.upgraded
        width: 16
        height: 16
        radius: 8
        x: parent.width - 12
        y: -4
        color: Theme.card
        border.width: 1
        border.color: EgiziaPaint.cardEdge
        Sign {
            anchors.centerIn: parent
            name: "up"
            size: 12
            bold: 1.3
        }
    }
    Halo {
        may: root.may
        chosen: root.chosen
        radius: 3
    }
}
