pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// The next step at the right, and nothing else ever there; what is always at hand at the left: a step back, the score, the history. What gives something
// up for good stands among those, looks like none of the ways on, and asks first.
Item {
    id: root
    required property EgiziaPlay play
    readonly property var can: play.actions
    readonly property string phase: play.phase
    readonly property var tracks: Array.from(play.action.tracks || [])
    // {text, note, ready, go}
    readonly property var next: phase === "sail" ? (play.bend > 0 ? { text: qsTr("Moor here"), ready: play.ready, go: () => play.go() } : null)
        : phase === "leftover" && play.bend > 0 ? { text: qsTr("Take this card"), ready: true, go: () => play.go() }
        : phase === "flood" ? { text: play.flood < 0 ? qsTr("Choose a level") : play.flood === play.seen.flood ? qsTr("Leave it") : qsTr("Move the flood"), ready: play.flood >= 0, go: () => play.board.moveFlood(play.flood) }
        : phase === "action" && play.action.sphinx ? { text: play.looked ? qsTr("Draw %n card(s)", "", play.look) : qsTr("Choose how many"), note: play.looked ? qsTr("Costs %n stone(s)", "", play.looked.price) : "", ready: play.looked !== null, go: () => sure.ask("look") }
        : phase === "action" && can.finish ? { text: tracks.length > 0 && play.track === "" ? qsTr("Choose a track") : qsTr("Finish"), note: can.finishText, ready: tracks.length === 0 || play.track !== "", go: () => play.finish() }
        : phase === "keep" ? { text: play.kept.length === 0 ? qsTr("Choose a card") : qsTr("Keep %n card(s)", "", play.kept.length), note: gainNote(), ready: play.kept.length > 0, go: () => play.keepThem() }
        : can.done && phase !== "first" ? { text: phase === "feed" ? qsTr("Go on") : qsTr("Done"), note: can.doneText, ready: true, go: () => play.board.done() } : null
    readonly property var instead: phase === "first" && can.done ? { text: qsTr("Wait"), go: () => play.board.done() }
        : phase === "action" ? { text: qsTr("Start over"), go: () => play.board.cancelAction() } : null
    readonly property string loss: phase === "sail" && can.pass ? "pass" : phase === "keep" ? "none" : can.giveUp && phase !== "wait" && phase !== "over" ? "giveUp" : ""
    readonly property bool advisedLoss: play.advises("pass") || play.advises("giveUp") || play.advises("keep") && play.kept.length === 0
    readonly property bool advisedInstead: phase === "first" && play.advises("done")
    // The same for the whole of a phase, whatever is chosen in it: nothing moves under the finger.
    readonly property bool cramped: width < 340 || Theme.zoom > 1.15 && width < 520 || (phase === "action" || phase === "keep" || phase === "build") && width < 430
    signal scoreAsked()
    signal historyAsked()
    implicitHeight: Math.max(play.building || phase === "keep" ? 60 : 52, go.visible ? go.implicitHeight : 0)

    function gainNote(): string {
        const back = play.kept.length > 0 ? Array.from(play.drawn.returns || [])[play.kept.length] || 0 : 0
        return back > 0 ? qsTr("%n point(s) for cards put back", "", back) : ""
    }
    function focusFirst(): void {
        if (go.visible)
            go.forceActiveFocus(Qt.TabFocusReason)
    }

    GivingUp {
        id: sure
        objectName: "sure"
        play: root.play
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
        IconButton {
            objectName: "lookUp"
            visible: root.cramped
            glyph: "list"
            text: qsTr("Look up")
            width: 46
            height: parent.height
            onClicked: lookUp.open()
        }
        IconButton {
            objectName: "giveUp"
            visible: root.loss !== ""
            glyph: "flag"
            glyphSize: 20
            wordShown: Theme.zoom < 1.3     // the way on needs the room then
            color: Theme.warn
            text: root.loss === "pass" ? qsTr("Pass") : root.loss === "none" ? qsTr("Keep none") : qsTr("Give up")
            height: parent.height
            onClicked: if (!root.play.quiet) sure.ask(root.loss)
            AdvisedRing {
                on: root.advisedLoss
                anchors.fill: parent
            }
        }
    }
    GoldButton {
        id: other
        objectName: "instead"
        visible: root.instead !== null
        quiet: true
        x: tools.width + 8
        width: Math.max(84, Math.min(implicitWidth, (root.width - x) * 0.4))
        height: parent.height
        advised: root.advisedInstead
        text: root.instead ? root.instead.text : ""
        onClicked: if (!root.play.quiet) root.instead.go()
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
        advised: root.play.advisesStep() && !root.advisedInstead && !root.advisedLoss
        onClicked: if (!root.play.quiet) root.next.go()
    }
    LookUpSheet {
        id: lookUp
        objectName: "lookUpSheet"
        table: root.play.table
        onScoreAsked: root.scoreAsked()
        onHistoryAsked: root.historyAsked()
    }
}
