import QtQuick
import Architects.Model
import Architects.Ui

// A Work turn's actions: the next step in gold, and reroll, Cat, Fame and the end beside it.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceShown shown
    property bool tight: false
    readonly property pyramidiceNext next: shown.next
    readonly property bool stacked: Theme.zoom > 1.3
    readonly property real small: stacked ? (width - 18) / 4 : Math.max(49, Math.min(64, (width - 146 - 32) / 4))
    readonly property real rowHeight: tight ? 52 : 60
    implicitHeight: stacked ? gold.implicitHeight + 6 + 52 : Math.max(rowHeight, gold.implicitHeight)

    function reroll(): void {
        if (!play.actions.reroll && !play.actions.maat)
            play.refuse(play.actions.rerollReason)
        else
            play.startReroll(!play.actions.reroll)
    }
    function cat(): void {
        if (!play.actions.nudge && !play.actions.golden)
            play.refuse(play.actions.nudgeReason)
        else if (play.single < 0)
            play.refuse(qsTr("Choose one die first."))
        else
            play.nudging = true
    }
    function fame(): void {
        if (play.actions.fame)
            play.fame()
        else
            play.refuse(play.actions.fameReason)
    }

    function actionAt(at: point): string {
        for (const button of [rerollButton, fameButton]) {
            const p = button.mapFromItem(null, at.x, at.y)
            if (p.x >= 0 && p.y >= 0 && p.x <= button.width && p.y <= button.height)
                return button.objectName
        }
        return ""
    }

    NextStep {
        id: gold
        objectName: "next"
        plain: root.play.led                // advice has its own button
        width: root.stacked ? root.width : root.width - 4 * (root.small + 6)
        height: root.stacked ? implicitHeight : root.height
        tight: root.tight
        enabled: root.next.enabled && root.next.text !== ""
        text: root.next.text !== "" ? root.next.text : root.play.rolling ? qsTr("Rolling") : ""
        meaning: root.next.what + (root.next.slot > 0 ? root.next.slot : "")
        note: root.next.note
        fame: root.next.gain
        sign: root.next.sign
        glyph: root.next.glyph
        onClicked: {
            if (root.next.what === "god")
                root.play.slotAsked(root.next.slot)
            else
                root.shown.doNext()
        }
    }
    Row {
        x: root.stacked ? 0 : gold.width + 6
        y: root.stacked ? gold.height + 6 : 0
        height: root.stacked ? 52 : root.height
        spacing: 6
        SideAction {
            id: rerollButton
            objectName: "reroll"
            advised: root.play.advises(PyramidiceAct.Mark)
            width: root.small
            height: parent.height
            wordShown: Theme.zoom <= 1.3
            glyph: "turn"
            text: root.play.actions.reroll || !root.play.actions.maat ? qsTr("Reroll") : qsTr("Maat")
            off: !root.play.acting || !root.play.actions.reroll && !root.play.actions.maat
            onClicked: root.reroll()
        }
        SideAction {
            objectName: "cat"
            advised: root.play.advises(PyramidiceAct.Nudge)
            width: root.small
            height: parent.height
            wordShown: Theme.zoom <= 1.3
            sign: "cat"
            text: qsTr("Cat ±1")
            off: !root.play.acting || !root.play.actions.nudge && !root.play.actions.golden
            onClicked: root.cat()
        }
        SideAction {                        // while a stone is about to be built one die is in hand, not two
            id: carnelianSwitch
            objectName: "carnelian"
            visible: root.play.carnelian && root.play.air < 0
            width: root.small
            height: parent.height
            wordShown: Theme.zoom <= 1.3
            scarab: 10
            on: !root.play.sparing
            text: root.play.sparing ? qsTr("kept for later") : qsTr("1 Worker less")
            Accessible.role: Accessible.CheckBox
            Accessible.name: qsTr("Carnelian: 1 Worker fewer")
            Accessible.checkable: true
            Accessible.checked: on
            onClicked: root.play.spare(on)
        }
        SideAction {
            id: fameButton
            objectName: "fame"
            advised: root.play.advises(PyramidiceAct.Fame)
            visible: !carnelianSwitch.visible
            width: root.small
            height: parent.height
            wordShown: Theme.zoom <= 1.3
            sign: "fame"
            text: qsTr("2 for 1")
            Accessible.name: qsTr("Give 2 dice for 1 Fame")
            off: !root.play.acting || !root.play.actions.fame
            onClicked: root.fame()
        }
        SideAction {
            objectName: "end"
            advised: root.play.advises(PyramidiceAct.End)
            width: root.small
            height: parent.height
            wordShown: Theme.zoom <= 1.3
            glyph: "check"
            text: qsTr("End")
            off: !root.play.acting || !root.play.actions.end
            onClicked: root.play.end()
        }
    }
}
