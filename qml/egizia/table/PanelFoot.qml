import QtQuick
import Architects.Ui

// The next step, what may be done instead, and what is always at hand: a step back, the score, the history.
Item {
    id: root
    required property EgiziaPlay play
    readonly property var can: play.actions
    readonly property string phase: play.phase
    readonly property var tracks: Array.from(play.action.tracks || [])
    // {text, note, ready, go}
    readonly property var next: phase === "sail" ? (play.bend > 0 ? { text: qsTr("Moor here"), ready: play.ready, go: () => play.go() } : null)
        : phase === "leftover" && play.bend > 0 ? { text: qsTr("Take this card"), ready: true, go: () => play.go() }
        : phase === "flood" ? { text: play.flood < 0 ? qsTr("Choose a height") : play.flood === play.board.flood ? qsTr("Leave it") : qsTr("Let it come"), ready: play.flood >= 0, go: () => play.board.moveFlood(play.flood) }
        : phase === "action" && can.finish ? { text: tracks.length > 0 && play.track === "" ? qsTr("Choose a track") : qsTr("Finish"), note: can.finishText, ready: tracks.length === 0 || play.track !== "", go: () => play.finish() }
        : phase === "keep" ? { text: play.kept.length === 0 ? qsTr("Keep none") : qsTr("Keep %n card(s)", "", play.kept.length), note: gainNote(), ready: true, go: () => play.keepThem() }
        : can.done && phase !== "first" ? { text: phase === "feed" ? qsTr("Go on") : qsTr("Done"), note: can.doneText, ready: true, go: () => play.board.done() } : null
    readonly property var instead: phase === "sail" && can.pass ? { text: qsTr("Stop"), go: () => play.board.pass() }
        : phase === "first" && can.done ? { text: qsTr("Wait"), go: () => play.board.done() }
        : phase === "action" ? { text: qsTr("Clear"), go: () => play.board.cancelAction() }
        : can.giveUp ? { text: qsTr("Give up"), go: () => play.board.giveUp() } : null
    readonly property bool advisedInstead: play.advises("pass") || play.advises("giveUp") || phase === "first" && play.advises("done")
    readonly property bool cramped: next !== null && instead !== null && width < 430 || Theme.zoom > 1.2 && (next !== null || instead !== null) && width < 520
    signal scoreAsked()
    signal historyAsked()
    implicitHeight: Math.max(52, go.visible ? go.implicitHeight : 0)

    function gainNote(): string {
        const back = Array.from(play.drawn.returns || [])[play.kept.length] || 0
        return back > 0 ? qsTr("%n point(s) for what goes back", "", back) : ""
    }
    function focusFirst(): void {
        if (go.visible)
            go.forceActiveFocus(Qt.TabFocusReason)
    }

    Row {
        id: tools
        height: parent.height
        IconButton {
            objectName: "undo"
            glyph: "undo"
            text: qsTr("Undo")
            width: 46
            height: parent.height
            enabled: root.play.chosen || root.play.table.canUndo
            onClicked: root.play.back()
        }
        IconButton {
            objectName: "score"
            visible: !root.cramped
            glyph: "list"
            text: qsTr("Score")
            width: 46
            height: parent.height
            onClicked: root.scoreAsked()
        }
        IconButton {
            objectName: "history"
            visible: !root.cramped
            glyph: "history"
            text: qsTr("History")
            width: 46
            height: parent.height
            onClicked: root.historyAsked()
        }
    }
    GoldButton {
        id: other
        objectName: "instead"
        visible: root.instead !== null
        quiet: true
        x: tools.width + 8
        width: root.next ? Math.max(92, Math.min(implicitWidth, (root.width - x) * 0.4)) : root.width - x
        height: parent.height
        advised: root.advisedInstead
        text: root.instead ? root.instead.text : ""
        onClicked: root.instead.go()
    }
    GoldButton {
        id: go
        objectName: "next"
        visible: root.next !== null && (!root.play.led || root.play.advisesStep())      // other advice has its own button
        x: other.visible ? other.x + other.width + 8 : tools.width + 8
        width: root.width - x
        height: parent.height
        text: root.next ? root.next.text : ""
        note: root.next && root.next.note ? root.next.note : ""
        enabled: root.next !== null && root.next.ready
        advised: root.play.advisesStep() && !root.advisedInstead
        onClicked: root.next.go()
    }
}
