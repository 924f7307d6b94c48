import QtQuick
import Architects.Ui

// What can be done now, whatever is asked: never a dead end.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceShown shown
    property bool tight: false
    readonly property string phase: play.phase
    readonly property bool giving: play.asking !== ""
    readonly property bool pieces: phase === "gain" || phase === "discard" || giving
    readonly property int placing: place.picked
    readonly property Item part: pieces ? choice : play.nudging ? nudge : play.rerolling !== "" ? step : phase === "begin" ? begin : phase === "scarab" ? scarab : phase === "pearl" ? pearl
                               : phase === "drop" ? drop : phase === "placeTile" ? place : phase === "pay" || phase === "take" || phase === "marked" || phase === "rest" || phase === "freeGod" ? step
                               : phase === "act" ? act : none
    signal godAsked(int slot)
    signal ruleAsked(string page)
    signal told(string sentence)
    implicitHeight: part.implicitHeight

    function focusFirst(item: Item): void { item.forceActiveFocus(Qt.TabFocusReason) }
    function kinds(): var {
        if (phase === "gain")
            return Array.from(play.board.gains)
        if (phase === "discard")
            return Array.from(play.board.discards)
        if (play.asking === "hapy")
            return Array.from(play.board.powerArguments(19)).map(n => ["W", "C", "S"][n - 1])
        return play.piecesFor()
    }
    function sideSteps(): var {
        if (play.rerolling !== "")
            return [{ what: "allDice", text: qsTr("All dice"), glyph: "check", off: play.picked.length === play.rolled.length },
                    { what: "cancelReroll", text: qsTr("Cancel"), glyph: "close" }]
        if (phase === "pay" || phase === "marked")
            return [{ what: "cancelPayment", text: qsTr("Cancel"), glyph: "close" }]
        if (phase !== "rest")
            return []
        const steps = [], mine = play.sides.find(one => one.seat === play.table.viewer), god = which => mine ? Array.from(mine.gods).find(one => one.god === which) : undefined
        if (god(18))
            steps.push({ what: "bes", text: qsTr("Bes"), sign: "fame", off: play.actions.bes !== true, reason: god(18).reason })
        if (god(19))
            steps.push({ what: "hapy", text: qsTr("Hapy"), sign: "pray", off: play.actions.hapy !== true, reason: god(19).reason })
        return steps
    }
    // The action that a die is held over, by a point of the scene.
    function actionAt(at: point): string { return part === act ? act.actionAt(at) : "" }
    function side(what: string): void {
        if (what === "cancelReroll")
            play.clear()
        else if (what === "allDice")
            play.picked = play.rolled.map(one => one.id)
        else if (what === "cancelPayment")
            play.board.cancelPayment()
        else if (what === "bes")
            play.board.useBes()
        else if (what === "hapy") {
            play.tile = 0
            play.asking = "hapy"
        }
    }

    Item {
        id: none
        implicitHeight: root.tight ? 52 : 60
    }
    BeginChoice {
        id: begin
        visible: root.part === begin
        anchors.fill: parent
        play: root.play
        tight: root.tight
    }
    ScarabChoice {
        id: scarab
        visible: root.part === scarab
        width: parent.width
        play: root.play
        onRuleAsked: page => root.ruleAsked(page)
    }
    ActActions {
        id: act
        visible: root.part === act
        anchors.fill: parent
        play: root.play
        shown: root.shown
        tight: root.tight
        onGodAsked: slot => root.godAsked(slot)
        onTold: sentence => root.told(sentence)
    }
    StepActions {
        id: step
        visible: root.part === step
        anchors.fill: parent
        play: root.play
        shown: root.shown
        tight: root.tight
        others: visible ? root.sideSteps() : []
        onAsked: what => root.side(what)
        onTold: sentence => root.told(sentence)
    }
    PieceChoice {
        id: choice
        visible: root.part === choice
        width: parent.width
        play: root.play
        kinds: visible ? root.kinds() : []
        cancelable: root.giving
        onCanceled: root.play.asking = ""
    }
    NudgeChoice {
        id: nudge
        visible: root.part === nudge
        width: parent.width
        height: root.tight ? 52 : 60
        play: root.play
    }
    PearlChoice {
        id: pearl
        visible: root.part === pearl
        width: parent.width
        height: 60
        play: root.play
    }
    DropChoice {
        id: drop
        visible: root.part === drop
        width: parent.width
        height: implicitHeight
        play: root.play
    }
    PlaceTiles {
        id: place
        visible: root.part === place
        width: parent.width
        play: root.play
    }
}
