import QtQuick
import Architects.Ui

// A project that is nobody else's business: face down, and face up only while a finger or Space holds it.
// A screen reader cannot hold: its press turns the card and the next one turns it back.
PieceButton {
    id: root
    property int project: 1
    property int litPair: -1                // which of the pairs
    property int seat: -1
    property string spokenFace              // what the face says, read out once it is turned
    property bool told: false               // turned by a screen reader
    readonly property bool open: enabled && (down || told)
    implicitWidth: 80
    implicitHeight: Math.round(width * 1.3)
    ringRadius: 5
    scale: 1
    Accessible.name: told && spokenFace !== "" ? spokenFace : spoken
    Accessible.onPressAction: told = !told
    Keys.onReturnPressed: event => event.accepted = true
    onActiveFocusChanged: told = false

    ProjectFace {
        anchors.fill: parent
        project: root.project
        hidden: !root.open
        litPair: root.litPair
        seat: root.seat
    }
    Rectangle {
        visible: !root.open
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - height - 8
        width: 26
        height: 26
        radius: 13
        color: Theme.card
        border.width: 1
        border.color: Theme.line
        Glyph {
            anchors.centerIn: parent
            name: "peek"
            size: 16
        }
    }
}
