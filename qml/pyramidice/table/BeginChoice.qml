import QtQuick
import Architects.Model
import Architects.Ui

// The first decision of a turn: to work or to rest.
Item {
    id: root
    required property PyramidicePlay play
    property bool tight: false
    readonly property int dice: play.quarry.length
    readonly property bool stacked: Theme.zoom > 1.3
    implicitHeight: stacked ? work.implicitHeight + rest.implicitHeight + 8 : Math.max(work.implicitHeight, rest.implicitHeight)

    NextStep {
        id: work
        objectName: "work"
        advised: root.play.advises(PyramidiceAct.Work)
        width: root.stacked ? root.width : (root.width - 10) / 2
        height: root.stacked ? implicitHeight : root.height
        tight: root.tight
        wordy: true
        plain: !root.play.actions.work
        sign: "work"
        text: qsTr("Work")
        note: root.play.actions.work ? qsTr("take dice and roll") : root.play.actions.workReason
        onClicked: root.play.board.work()
    }
    NextStep {
        id: rest
        objectName: "rest"
        advised: root.play.advises(PyramidiceAct.Rest)
        x: root.stacked ? 0 : work.width + 10
        y: root.stacked ? work.height + 8 : 0
        width: work.width
        height: root.stacked ? implicitHeight : root.height
        tight: root.tight
        wordy: true
        plain: root.play.actions.work
        glyph: "moon"
        text: qsTr("Rest")
        note: root.play.actions.rest ? qsTr("take a tile") : root.play.actions.restReason
        onClicked: root.play.board.rest()
    }
}
