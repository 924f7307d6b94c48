import QtQuick
import Architects.Model

// What the board shows of the player's intentions: where he may, what he would join, and one sentence for it.
QtObject {
    id: root
    required property KheopsPlay play
    readonly property KheopsModel board: play.board
    property bool picturing: false          // something that happened is being shown
    property string asked: board.prompt     // what is to be done
    property string told                    // what is being shown, in words
    readonly property int place: play.air !== "" ? play.aim : play.spot
    readonly property bool building: play.phase === KheopsPhase.Tile && play.tile !== ""
    readonly property KheopsAim aim: KheopsAim {
        board: root.board
        tile: root.building ? root.play.tile : ""
        cell: root.building || root.play.turning || root.play.pairing ? root.place : -1
        thirds: root.play.thirds
        pawn: root.play.phase === KheopsPhase.Pawn ? root.play.pawn : ""
        first: root.play.pairing ? root.play.first : -1
    }
    readonly property bool previewed: building || play.turning
    property kheopsCell none
    property list<int> nowhere: []
    property list<kheopsMarker> unmarked: []

    readonly property list<int> legal: play.led ? nowhere : play.phase === KheopsPhase.Pawn ? aim.pawnCells
                                     : building ? play.tileCells : play.phase === KheopsPhase.Move ? aim.targets : nowhere
    readonly property int chosen: place
    readonly property list<int> lit: previewed ? aim.preview.cells : nowhere
    readonly property list<kheopsMarker> markers: play.turning || play.pairing ? aim.markers : unmarked
    readonly property kheopsCell ghost: previewed ? aim.preview.ghost : none
    readonly property kheopsCell ghostPawn: play.air === "" && play.led ? advisedPawn() : play.aim < 0 ? none
                                          : play.air === "pawn" ? board.withPawn(play.aim, play.pawn)
                                          : play.air === "piece" ? board.withPawn(play.aim, play.cells[play.first].kind) : none
    readonly property string sentence: say()
    readonly property string hint: advise()

    function advisedPawn(): kheopsCell {
        const advised = play.advised
        if (advised.what === KheopsAct.Pawn)
            return board.withPawn(advised.cell, advised.kind)
        return advised.what === KheopsAct.Move ? board.withPawn(advised.to, play.cells[advised.from].kind) : none
    }
    // How it is done, in fewer words each step.
    function advise(): string {
        if (picturing)
            return ""
        if (play.air === "tile")
            return qsTr("Let go to try it there. A second finger turns it.")
        if (play.air !== "" || !play.mine)
            return ""
        if (play.ready)
            return play.turnable ? qsTr("Tap the tile to turn it on.") : qsTr("This tile looks the same all round.")
        if (play.phase === KheopsPhase.Pawn)
            return play.chosen ? "" : qsTr("Drag one there, or tap it and then the tile.")
        if (play.phase === KheopsPhase.Tile)
            return play.chosen ? "" : qsTr("Drag it there, or tap it and then the place.")
        if (play.turning)
            return qsTr("Tap one of the framed tiles.")
        return play.first < 0 ? qsTr("Drag a ringed pawn, or tap it first.") : ""
    }
    function say(): string {
        if (picturing && play.air === "")
            return told !== "" ? told : asked
        if (previewed && aim.preview.sentence !== "")
            return aim.preview.sentence
        if (play.phase === KheopsPhase.Pawn && play.air === "")
            return play.spot >= 0 ? qsTr("Which pawn goes here?") : play.pawn !== "" ? qsTr("Where does it go?") : asked
        if (play.phase === KheopsPhase.Tile && play.air === "")
            return play.spot >= 0 ? qsTr("Which tile goes here?") : play.tile !== "" ? qsTr("Where does it go?") : asked
        if (play.first >= 0 && play.air === "")
            return play.phase === KheopsPhase.Swap ? qsTr("Now choose the opposing pawn.") : qsTr("Now choose where it goes.")
        return asked
    }
}
