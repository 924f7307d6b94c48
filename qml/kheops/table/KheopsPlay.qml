import QtQuick
import Architects.Model

// What the player is about to do: one state, whether it comes about by finger, mouse, keys or a screen reader.
// It decides no rule: what may be done is asked of the model, and what may not is tried, so that the model says why.
QtObject {
    id: root
    required property TableModel table
    required property KheopsModel board
    property bool watching: false           // a replay: nothing can be done
    property string pawn                    // chosen kind
    property string tile                    // chosen tile
    property int spot: -1                 // the cell chosen for it, or the tile to turn; nothing is played yet
    property int first: -1                  // a swap's or a move's own pawn
    property int thirds: 0                  // how far the tile in question is turned
    property string air                     // what is in the air: "tile", "pawn" from the supply, "piece" from the board
    property int aim: -1                    // the cell it would come down on
    property var turned: ({})               // how the hand's tiles were turned before
    property var places: []                 // the hand's tiles by place, null where none lies
    property bool led: false                // what is chosen was chosen by the Architect
    property string ledTo                   // and what that was

    readonly property bool mine: table.yourTurn && !watching
    readonly property string phase: mine ? board.phase : ""
    readonly property bool turning: phase === "turnCorridor" || phase === "turnRoom"
    readonly property bool pairing: phase === "swap" || phase === "move"
    readonly property var advised: mine ? table.hint.move : ({})
    // Copies: a list of the model is read anew for every element taken from it.
    readonly property var cells: Array.from(board.cells)
    readonly property var choices: Array.from(board.pawnChoices)
    readonly property var powerCells: Array.from(board.powerCells)
    readonly property var tileCells: Array.from(board.tileCells)
    readonly property bool chosen: pawn !== "" || tile !== "" || spot >= 0 || first >= 0
    readonly property string step: phase + pawn + tile + "," + spot + "," + first     // changes whenever something else is to be done
    readonly property string choice: step + "," + thirds + air
    readonly property bool ready: spot >= 0 && (turning || (phase === "tile" && tile !== "")) && air === ""
    readonly property bool turnable: turning ? spot >= 0 && board.turnsAt(spot) > 1 : tile !== "" && turnsOf(tile) > 1
    signal spun(int by)
    onAdvisedChanged: heed()
    // Whoever chooses something else has made up his mind: the advice goes, the choice stays.
    onChoiceChanged: {
        if (led && choice !== ledTo) {
            led = false
            table.hint.close()
        }
    }

    function turnsOf(id: string): int {
        const known = places.find(one => one && one.tile === id)
        return known ? known.turns : 1
    }
    function pawnCells(kind: string): var {
        const choice = choices.find(one => one.kind === kind)
        return choice ? choice.cells : []
    }
    function mayStand(cell: int): bool { return choices.some(one => one.cells.indexOf(cell) >= 0) }
    function slotOf(id: string): int { return places.findIndex(one => one && one.tile === id) }

    // Takes the hand over, each tile where the log says it lies.
    function arrange(list: var): void {
        const hand = Array.from(list)
        places = Array.from([0, 1, 2]).map(slot => hand.find(one => one.slot === slot) || null)
    }
    function clear(): void {
        pawn = ""
        tile = ""
        spot = -1
        first = -1
        aim = -1
        thirds = 0
    }
    // The advised move lies there as if it had been chosen, and goes with the advice.
    function heed(): void {
        const was = led
        led = false
        if (air !== "")
            return
        if (was)
            clear()
        if (advised.what === undefined)
            return
        clear()
        if (advised.what === "pawn")
            pawn = advised.kind
        else if (advised.what === "tile") {
            turned = Object.assign({}, turned, { [advised.tile]: advised.thirds })
            take(advised.tile)
            spot = advised.cell
        } else if (advised.what === "turn") {
            spot = advised.cell
            thirds = advised.thirds
        } else
            first = advised.from
        ledTo = choice
        led = true
    }
    // The cells that the advice is about.
    function advisedCells(): var {
        return advised.what === undefined ? [] : advised.cell !== undefined ? [advised.cell] : [advised.from, advised.to]
    }
    // One step back: a choice first, then a move.
    function back(): void {
        if (chosen)
            clear()
        else
            table.undo()
    }

    function choosePawn(kind: string): void {
        if (phase !== "pawn" || pawnCells(kind).length === 0)
            board.placePawn(kind, 0)                    // says why not
        else if (spot >= 0)
            putPawn(kind, spot)
        else
            pawn = pawn === kind ? "" : kind
    }
    function putPawn(kind: string, cell: int): bool { return board.placePawn(kind, cell) }
    function chooseTile(id: string): void {
        if (phase !== "tile")
            board.placeTile(id, -1, 0)
        else if (tile === id)
            turn(1)
        else
            take(id)
    }
    function take(id: string): void {
        tile = id
        thirds = turned[id] || 0
    }
    function turn(by: int): void {
        if (!turnable)
            return
        if (turning) {
            spun(thirds === 1 ? 1 : -1)
            thirds = 3 - thirds                          // never back to where it was
            return
        }
        thirds = (thirds + by + 3) % 3
        turned = Object.assign({}, turned, { [tile]: thirds })
        spun(by)
    }
    function confirm(): bool {
        if (!ready)
            return false
        return turning ? board.turnTile(spot, thirds) : board.placeTile(tile, spot, thirds)
    }

    function tapCell(cell: int): void {
        if (phase === "pawn")
            tapForPawn(cell)
        else if (phase === "tile")
            tapForTile(cell)
        else if (turning)
            tapForTurn(cell)
        else if (pairing)
            tapForPair(cell)
    }
    function tapForPawn(cell: int): void {
        if (pawn !== "")
            putPawn(pawn, cell)
        else if (mayStand(cell))
            spot = spot === cell ? -1 : cell
        else
            board.placePawn("W", cell)
    }
    function tapForTile(cell: int): void {
        if (cell === spot && tile !== "")
            turn(1)
        else if (tileCells.indexOf(cell) >= 0)
            spot = spot === cell ? -1 : cell
        else
            refuseTile(cell)
    }
    function refuseTile(cell: int): void { board.placeTile(tile || places.find(one => one).tile, cell, thirds) }
    function tapForTurn(cell: int): void {
        if (cell === spot)
            turn(1)
        else if (powerCells.indexOf(cell) >= 0) {
            spot = cell
            thirds = 1
            spun(1)
        } else
            board.turnTile(cell, 1)
    }
    function tapForPair(cell: int): void {
        if (cell === first)
            first = -1
        else if (powerCells.indexOf(cell) >= 0)
            first = cell
        else
            pair(first, cell)
    }
    // With no pawn chosen yet, the cell itself is tried as one.
    function pair(from: int, to: int): bool {
        const own = from >= 0 ? from : to
        return phase === "swap" ? board.swapPawns(own, to) : board.movePawn(own, to)
    }

    // A piece is lifted by a finger or the mouse, aims at cells and is let go.
    function lift(what: string, id: string, cell: int): void {
        air = what
        aim = -1
        if (what === "tile") {
            if (tile !== id)
                take(id)
            spot = -1
        } else if (what === "pawn")
            pawn = id
        else
            first = cell
    }
    // Lets go over a cell; -1 is outside the pyramid. True if the piece stays there.
    function drop(cell: int): bool {
        const built = air === "tile", stays = air === "pawn" ? putPawn(pawn, cell) : air === "piece" ? pair(first, cell) : lay(cell)
        air = ""
        aim = -1
        if (!stays || !built)
            clear()
        return stays
    }
    function lay(cell: int): bool {
        if (tileCells.indexOf(cell) < 0) {
            refuseTile(cell)
            return false
        }
        spot = cell
        return true
    }
    function letGo(): void {                            // back where it came from, without a word
        air = ""
        clear()
    }
}
