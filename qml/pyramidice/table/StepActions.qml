pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// One gold step, and beside it the way back or something else that may be done.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceShown shown
    property bool tight: false
    property var others: []                 // {what, text, glyph, sign, off, reason}
    readonly property var next: shown.next || ({ what: "", text: "", enabled: false })
    readonly property real small: Math.max(64, Math.min(96, width * 0.2))
    signal asked(string what)
    signal told(string sentence)
    implicitHeight: Math.max(tight ? 52 : 60, gold.implicitHeight)

    NextStep {
        id: gold
        objectName: "step"
        plain: root.play.led && !advised    // advice has its own button
        advised: root.play.advises("take") || root.play.advises("roll")
        width: root.width - root.others.length * (root.small + 6)
        height: root.height
        tight: root.tight
        enabled: root.next.enabled !== false && root.shown.next !== null
        text: root.next.text
        note: root.next.note || ""
        fame: root.next.gain || 0
        sign: root.next.sign || ""
        glyph: root.next.glyph || ""
        meaning: root.next.what + root.play.phase        // a text that only counts is no other meaning
        onClicked: root.shown.doNext()
    }
    Row {
        x: gold.width + 6
        height: root.height
        spacing: 6
        Repeater {
            model: root.others
            delegate: SideAction {
                required property var modelData
                objectName: modelData.what
                width: root.small
                height: root.height
                text: modelData.text
                glyph: modelData.glyph || ""
                sign: modelData.sign || ""
                off: modelData.off === true
                onClicked: {
                    if (off)
                        root.told(modelData.reason || "")
                    else
                        root.asked(modelData.what)
                }
            }
        }
    }
}
