import QtQuick
import Architects.Model
import Architects.Ui

// What can be done now, whatever is asked: never a dead end.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceShown shown
    property bool tight: false
    readonly property int phase: play.phase
    readonly property bool giving: play.asking !== ""
    readonly property bool pieces: phase === PyramidicePhase.Gain || phase === PyramidicePhase.Discard || giving
    readonly property int placing: place.picked
    readonly property Item part: pieces ? choice : play.nudging ? nudge : play.rerolling !== "" ? step : partOf(phase)
    implicitHeight: part.implicitHeight

    function focusFirst(item: Item): void { item.forceActiveFocus(Qt.TabFocusReason) }
    function partOf(what: int): Item {
        switch (what) {
        case PyramidicePhase.Begin: return begin
        case PyramidicePhase.Scarab: return scarab
        case PyramidicePhase.Pearl: return pearl
        case PyramidicePhase.Drop: return drop
        case PyramidicePhase.PlaceTile: return place
        case PyramidicePhase.Pay:
        case PyramidicePhase.Take:
        case PyramidicePhase.Marked:
        case PyramidicePhase.Rest:
        case PyramidicePhase.FreeGod: return step
        case PyramidicePhase.Act: return act
        }
        return none
    }
    function kinds(): var {
        if (phase === PyramidicePhase.Gain)
            return [...play.board.gains]
        if (phase === PyramidicePhase.Discard)
            return [...play.board.discards]
        if (play.asking === "hapy")
            return [...play.board.powerArguments(19)].map(n => ["W", "C", "S"][n - 1])
        return play.piecesFor()
    }
    function sideSteps(): var {
        if (play.rerolling !== "")
            return [{ what: "allDice", text: qsTr("All dice"), glyph: "check", off: play.picked.length === play.rolled.length },
                    { what: "cancelReroll", text: qsTr("Cancel"), glyph: "close" }]
        if (phase === PyramidicePhase.Pay || phase === PyramidicePhase.Marked)
            return [{ what: "cancelPayment", text: qsTr("Cancel"), glyph: "close" }]
        if (phase !== PyramidicePhase.Rest)
            return []
        const bes = play.seen.godOf(play.table.viewer, 18), hapy = play.seen.godOf(play.table.viewer, 19)
        return [...(bes.god > 0 ? [{ what: "bes", text: qsTr("Bes"), sign: "fame", off: !play.actions.bes, reason: bes.reason }] : []),
                ...(hapy.god > 0 ? [{ what: "hapy", text: qsTr("Hapy"), sign: "pray", off: !play.actions.hapy, reason: hapy.reason }] : [])]
    }
    // The action that a die is held over, by a point of the scene.
    function actionAt(at: point): string { return part === act ? act.actionAt(at) : "" }
    function side(what: string): void {
        if (what === "cancelReroll")
            play.clear()
        else if (what === "allDice")
            play.picked = [...play.rolled].map(one => one.id)
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
    }
    ActActions {
        id: act
        visible: root.part === act
        anchors.fill: parent
        play: root.play
        shown: root.shown
        tight: root.tight
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
