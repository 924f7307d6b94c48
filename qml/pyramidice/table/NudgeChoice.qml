import QtQuick
import Architects.Ui

// Which way a Cat pushes the die that is picked.
Row {
    id: root
    required property PyramidicePlay play
    readonly property int value: play.single >= 0 && play.die(play.single) ? play.die(play.single).value : 0
    readonly property var ways: play.nudging && play.single >= 0 ? play.board.nudges(play.single) : ({ up: false, down: false })
    spacing: 8

    NextStep {
        objectName: "nudgeDown"
        width: (root.width - 72) / 2
        height: root.height
        plain: true
        enabled: root.ways.down
        sign: "cat"
        text: root.value + " → " + (root.value - 1)
        Accessible.name: qsTr("One less: %1").arg(root.value - 1)
        onClicked: root.play.nudge(root.play.single, -1)
    }
    NextStep {
        objectName: "nudgeUp"
        width: (root.width - 72) / 2
        height: root.height
        plain: true
        enabled: root.ways.up
        sign: "cat"
        text: root.value + " → " + (root.value + 1)
        Accessible.name: qsTr("One more: %1").arg(root.value + 1)
        onClicked: root.play.nudge(root.play.single, 1)
    }
    SideAction {
        objectName: "nudgeClose"
        width: 56
        height: root.height
        glyph: "close"
        text: qsTr("Cancel")
        onClicked: root.play.nudging = false
    }
}
