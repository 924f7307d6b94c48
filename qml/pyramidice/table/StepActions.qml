pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// One gold step, and beside it the way back or something else that may be done.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceShown shown
    property bool tight: false
    property list<pyramidiceSideStep> others
    readonly property pyramidiceNext next: shown.next
    readonly property real small: Math.max(64, Math.min(96, width * 0.2))
    signal asked(string what)
    implicitHeight: Math.max(tight ? 52 : 60, gold.implicitHeight)

    NextStep {
        id: gold
        objectName: "step"
        plain: root.play.led && !advised    // advice has its own button
        advised: root.play.advises(PyramidiceAct.Take) || root.play.advises(PyramidiceAct.Roll)
        width: root.width - root.others.length * (root.small + 6)
        height: root.height
        tight: root.tight
        enabled: root.next.enabled && root.next.text !== ""
        text: root.next.text
        note: root.next.note
        fame: root.next.gain
        sign: root.next.sign
        glyph: root.next.glyph
        meaning: root.next.what + root.play.phase         // a text that only counts is no other meaning
        onClicked: root.shown.doNext()
    }
    Row {
        x: gold.width + 6
        height: root.height
        spacing: 6
        Repeater {
            model: root.others
            delegate: SideAction {
                required property pyramidiceSideStep modelData
                objectName: modelData.what
                width: root.small
                height: root.height
                text: modelData.text
                glyph: modelData.glyph
                sign: modelData.sign
                off: modelData.off
                onClicked: {
                    if (off)
                        root.play.refuse(modelData.reason)
                    else
                        root.asked(modelData.what)
                }
            }
        }
    }
}
