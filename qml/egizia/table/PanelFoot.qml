pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// The next step at the right, and nothing else ever there; what is always at hand at the left: a step back, the score, the history. What gives something
// up for good stands among those, looks like none of the ways on, and asks first.
Item {
    id: root
    required property EgiziaPlay play
    readonly property egiziaActions can: play.actions
    readonly property bool flooding: play.phase === EgiziaPhase.Flood
    readonly property bool feeding: play.phase === EgiziaPhase.Feed
    readonly property bool first: play.phase === EgiziaPhase.First
    readonly property bool looking: play.acting && play.action.sphinx
    readonly property bool finishing: play.acting && !looking && can.finish
    readonly property bool tracked: play.action.tracks.length > 0
    readonly property bool mooring: (play.sailing || play.taking) && play.bend > 0
    readonly property bool ending: can.done && !first && !play.sailing && !mooring && !flooding && !looking && !finishing && !play.keeping
    readonly property string loss: play.sailing && can.pass ? "pass" : play.keeping ? "none" : can.giveUp && play.asked ? "giveUp" : ""
    readonly property bool advisedLoss: play.advises(EgiziaAct.Pass) || play.advises(EgiziaAct.GiveUp) || play.advises(EgiziaAct.Keep) && play.kept.length === 0
    readonly property bool instead: first && can.done || play.acting        // there is something else to do instead
    readonly property bool advisedInstead: first && play.advises(EgiziaAct.Done)
    // The same for the whole of a phase, whatever is chosen in it: nothing moves under the finger.
    readonly property bool cramped: width < 340 || Theme.zoom > 1.15 && width < 520 || (play.building && !first || play.keeping) && width < 430
    implicitHeight: Math.max(play.building || play.keeping ? 60 : 52, go.visible ? go.implicitHeight : 0)

    // The next step; nothing while there is none.
    function nextText(): string {
        if (mooring)
            return play.sailing ? qsTr("Moor here") : qsTr("Take this card")
        if (flooding)
            return play.flood < 0 ? qsTr("Choose a level") : play.flood === play.seen.flood ? qsTr("Leave it") : qsTr("Move the flood")
        if (looking)
            return play.looked.cards > 0 ? qsTr("Draw %n card(s)", "", play.look) : qsTr("Choose how many")
        if (finishing)
            return tracked && play.track === "" ? qsTr("Choose a track") : qsTr("Finish")
        if (play.keeping)
            return play.kept.length === 0 ? qsTr("Choose a card") : qsTr("Keep %n card(s)", "", play.kept.length)
        return !ending ? "" : feeding ? qsTr("Go on") : qsTr("Done")
    }
    function nextNote(): string {
        if (looking)
            return play.looked.cards > 0 ? qsTr("Costs %n stone(s)", "", play.looked.price) : ""
        if (play.keeping)
            return gainNote(play.kept.length > 0 && play.kept.length < play.drawn.returns.length ? play.drawn.returns[play.kept.length] : 0)
        return finishing ? can.finishText : ending ? can.doneText : ""
    }
    function gainNote(back: int): string { return back > 0 ? qsTr("%n point(s) for cards put back", "", back) : "" }
    function mayGoOn(): bool {
        return mooring ? play.ready : flooding ? play.flood >= 0 : looking ? play.looked.cards > 0 : finishing ? !tracked || play.track !== ""
             : play.keeping ? play.kept.length > 0 : ending
    }
    function goOn(): void {
        if (mooring)
            play.go()
        else if (flooding)
            play.board.moveFlood(play.flood)
        else if (looking)
            sure.ask("look")
        else if (finishing)
            play.finish()
        else if (play.keeping)
            play.keepThem()
        else
            play.board.done()
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
            onClicked: root.play.lookUpAsked("score")
        }
        IconButton {
            objectName: "history"
            visible: !root.cramped
            glyph: "history"
            text: qsTr("History")
            width: 46
            height: parent.height
            onClicked: root.play.lookUpAsked("history")
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
        visible: root.instead
        quiet: true
        x: tools.width + 8
        width: Math.max(84, Math.min(implicitWidth, (root.width - x) * 0.4))
        height: parent.height
        advised: root.advisedInstead
        text: !root.instead ? "" : root.first ? qsTr("Wait") : qsTr("Start over")
        onClicked: {
            if (root.play.quiet)
                return
            if (root.first)
                root.play.board.done()
            else
                root.play.board.cancelAction()
        }
    }
    GoldButton {
        id: go
        objectName: "next"
        visible: text !== "" && (!root.play.led || root.play.advisesStep())      // other advice has its own button
        x: other.visible ? other.x + other.width + 8 : tools.width + 8
        width: root.width - x
        height: parent.height
        text: root.nextText()
        note: root.nextNote()
        enabled: root.mayGoOn()
        advised: root.play.advisesStep() && !root.advisedInstead && !root.advisedLoss
        onClicked: if (!root.play.quiet) root.goOn()
    }
    LookUpSheet {
        id: lookUp
        objectName: "lookUpSheet"
        table: root.play.table
        onScoreAsked: root.play.lookUpAsked("score")
        onHistoryAsked: root.play.lookUpAsked("history")
    }
}
