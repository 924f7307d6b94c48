import QtQuick
import Architects.Model
import Architects.Ui

// Which way a Cat pushes the die that is picked.
Row {
    id: root
    required property PyramidicePlay play
    readonly property bool either: play.actions.nudgeChoice && !play.actions.golden   // with Bastet a Worker does as well; the golden Cat costs nothing
    property bool worker: false
    readonly property real share: (width - (either ? 136 : 72)) / 2
    readonly property int value: play.single >= 0 ? play.die(play.single).value : 0
    readonly property pyramidiceNudges ways: play.reach.nudges
    readonly property string with_: !either ? "" : worker ? "worker" : "cat"
    spacing: 8
    onVisibleChanged: worker = false

    NextStep {
        objectName: "nudgeDown"
        width: root.share
        height: root.height
        plain: true
        enabled: root.ways.down
        sign: root.either && root.worker ? "worker" : "cat"
        text: enabled ? root.value + " → " + (root.value - 1) : qsTr("minimum")
        Accessible.name: enabled ? qsTr("One less: %1").arg(root.value - 1) : text
        onClicked: root.play.nudgeWith(root.play.single, -1, root.with_)
    }
    NextStep {
        objectName: "nudgeUp"
        width: root.share
        height: root.height
        plain: true
        enabled: root.ways.up
        sign: root.either && root.worker ? "worker" : "cat"
        text: enabled ? root.value + " → " + (root.value + 1) : qsTr("maximum")
        Accessible.name: enabled ? qsTr("One more: %1").arg(root.value + 1) : text
        onClicked: root.play.nudgeWith(root.play.single, 1, root.with_)
    }
    SideAction {
        objectName: "nudgePiece"
        visible: root.either
        width: 56
        height: root.height
        sign: root.worker ? "cat" : "worker"
        text: root.worker ? qsTr("With a Cat") : qsTr("With a Worker")
        onClicked: root.worker = !root.worker
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
