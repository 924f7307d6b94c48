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
    readonly property bool building: play.phase === "tile" && play.tile !== ""
    readonly property var preview: building && place >= 0 ? board.preview(play.tile, place, play.thirds)
                                 : play.turning && place >= 0 ? board.previewTurn(place, play.thirds) : ({})

    readonly property var legal: play.led ? [] : play.phase === "pawn" && play.pawn !== "" ? play.pawnCells(play.pawn)
                               : building ? play.tileCells
                               : play.phase === "move" && play.first >= 0 ? board.powerTargets(play.first) : []
    readonly property int chosen: place
    readonly property var lit: preview.cells || []
    readonly property var markers: marks()
    readonly property var ghost: place < 0 ? null : building ? laid() : play.turning ? turned() : null
    readonly property var ghostPawn: play.air === "" && play.led ? advisedPawn(play.advised) : play.aim < 0 ? null
                                   : play.air === "pawn" ? { cell: play.aim, seat: play.table.viewer, kind: play.pawn }
                                   : play.air === "piece" ? { cell: play.aim, seat: play.table.viewer, kind: play.cells[play.first].kind } : null
    readonly property string sentence: say()
    readonly property string hint: advise()

    function advisedPawn(advised: var): var {
        if (advised.what === "pawn")
            return { cell: advised.cell, seat: play.table.viewer, kind: advised.kind }
        return advised.what === "move" ? { cell: advised.to, seat: play.table.viewer, kind: play.cells[advised.from].kind } : null
    }
    function marks(): var {
        if (play.turning)
            return play.powerCells.map(cell => ({ cell: cell, kind: "turn", chosen: cell === play.spot }))
        if (!play.pairing)
            return []
        const own = play.powerCells.map(cell => ({ cell: cell, kind: "own", chosen: cell === play.first }))
        if (play.phase === "move" || play.first < 0)
            return own
        const theirs = Array.from(board.powerTargets(play.first))
        return own.filter(one => one.chosen).concat(theirs.map(cell => ({ cell: cell, kind: "rival", chosen: cell === play.aim })))
    }
    function laid(): var {
        const tile = play.places[play.slotOf(play.tile)]
        return tile ? { cell: place, openings: board.openingsAfter(play.tile, play.thirds), room: tile.room, symbol: tile.symbol } : null
    }
    function turned(): var {
        const cell = play.cells[place]
        return { cell: place, openings: board.turnedOpenings(place, play.thirds), room: cell.room, symbol: cell.seat < 0 ? cell.symbol : "" }
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
        if (play.phase === "pawn")
            return play.chosen ? "" : qsTr("Drag one there, or tap it and then the tile.")
        if (play.phase === "tile")
            return play.chosen ? "" : qsTr("Drag it there, or tap it and then the place.")
        if (play.turning)
            return qsTr("Tap one of the framed tiles.")
        return play.first < 0 ? qsTr("Drag a ringed pawn, or tap it first.") : ""
    }
    function say(): string {
        if (picturing && play.air === "")
            return told !== "" ? told : asked
        if (preview.sentence)
            return preview.sentence
        if (play.phase === "pawn" && play.air === "")
            return play.spot >= 0 ? qsTr("Which pawn goes here?") : play.pawn !== "" ? qsTr("Where does it go?") : asked
        if (play.phase === "tile" && play.air === "")
            return play.spot >= 0 ? qsTr("Which tile goes here?") : play.tile !== "" ? qsTr("Where does it go?") : asked
        if (play.first >= 0 && play.air === "")
            return play.phase === "swap" ? qsTr("Now choose the opposing pawn.") : qsTr("Now choose where it goes.")
        return asked
    }
}
