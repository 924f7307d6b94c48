import QtQuick
import Architects.Model
import Architects.Table

// What can be chosen at this table: a pawn, a tile and how it is turned, a cell, and what is in the air.
TablePlay {
    id: root
    required property KheopsModel board
    property string pawn                    // chosen kind
    property string tile                    // chosen tile
    property int spot: -1                 // the cell chosen for it, or the tile to turn; nothing is played yet
    property int first: -1                  // a swap's or a move's own pawn
    property int thirds: 0                  // how far the tile in question is turned
    property string air                     // what is in the air: "tile", "pawn" from the supply, "piece" from the board
    property int aim: -1                    // the cell it would come down on
    readonly property KheopsHand held: KheopsHand { board: root.board }
    readonly property list<kheopsHandTile> places: held.places     // the hand by place, as it was turned
    property kheopsHandTile noTile
    property kheopsEvent nothing

    readonly property int phase: mine ? board.phase : KheopsPhase.Wait
    chosen: pawn !== "" || tile !== "" || spot >= 0 || first >= 0
    holding: air !== ""
    step: phase + "," + pawn + tile + "," + spot + "," + first
    choice: step + "," + thirds + air
    readonly property kheopsEvent advised: mine ? board.advised : nothing
    onAdvisedChanged: heed()
    readonly property bool turning: phase === KheopsPhase.TurnCorridor || phase === KheopsPhase.TurnRoom
    readonly property bool pairing: phase === KheopsPhase.Swap || phase === KheopsPhase.Move
    readonly property list<kheopsCell> cells: board.cells
    readonly property list<int> powerCells: board.powerCells
    readonly property list<int> tileCells: board.tileCells
    // The cells that the advice is about.
    readonly property list<int> advisedCells: advised.what === KheopsAct.None ? [] : advised.cell >= 0 ? [advised.cell] : [advised.from, advised.to]
    readonly property bool ready: spot >= 0 && (turning || (phase === KheopsPhase.Tile && tile !== "")) && air === ""
    readonly property bool turnable: turning ? spot >= 0 && board.turnsAt(spot) > 1 : tile !== "" && tileOf(tile).turns > 1
    signal spun(int by)

    function slotOf(id: string): int { return [...places].findIndex(one => id !== "" && one.tile === id) }
    function tileOf(id: string): kheopsHandTile { return slotOf(id) >= 0 ? places[slotOf(id)] : noTile }
    function mayLie(cell: int): bool { return [...tileCells].includes(cell) }
    function mayBegin(cell: int): bool { return [...powerCells].includes(cell) }
    // Says why not. True if there is nothing to say.
    function allowed(why: whyNot): bool {
        if (why.sentence !== "")
            refused(why.sentence, why.page)
        return why.sentence === ""
    }

    function clear(): void {
        pawn = ""
        tile = ""
        spot = -1
        first = -1
        aim = -1
        thirds = 0
    }
    function advising(): bool { return advised.what !== KheopsAct.None }
    function choose(): void {
        if (advised.what === KheopsAct.Pawn)
            pawn = advised.kind
        else if (advised.what === KheopsAct.Tile) {
            held.turn(advised.tile, advised.thirds)
            take(advised.tile)
            spot = advised.cell
        } else if (advised.what === KheopsAct.Turn) {
            spot = advised.cell
            thirds = advised.thirds
        } else
            first = advised.from
    }
    function choosePawn(kind: string): void {
        if (phase !== KheopsPhase.Pawn || [...board.pawnCells(kind)].length === 0)
            allowed(board.whyNotPawn(kind, 0))
        else if (spot >= 0)
            board.placePawn(kind, spot)
        else
            pawn = pawn === kind ? "" : kind
    }
    function chooseTile(id: string): void {
        if (phase !== KheopsPhase.Tile)
            allowed(board.whyNotTile(id, -1))
        else if (tile === id)
            turn(1)
        else
            take(id)
    }
    function take(id: string): void {
        tile = id
        thirds = tileOf(id).thirds
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
        held.turn(tile, thirds)
        spun(by)
    }
    function confirm(): bool {
        if (!ready)
            return false
        return turning ? board.turnTile(spot, thirds) : board.placeTile(tile, spot, thirds)
    }

    function tapCell(cell: int): void {
        if (phase === KheopsPhase.Pawn)
            tapForPawn(cell)
        else if (phase === KheopsPhase.Tile)
            tapForTile(cell)
        else if (turning)
            tapForTurn(cell)
        else if (pairing)
            tapForPair(cell)
    }
    function tapForPawn(cell: int): void {
        if (pawn !== "")
            board.placePawn(pawn, cell)
        else if (board.mayStand(cell))
            spot = spot === cell ? -1 : cell
        else
            allowed(board.whyNotPawn("W", cell))
    }
    function tapForTile(cell: int): void {
        if (cell === spot && tile !== "")
            turn(1)
        else if (mayLie(cell))
            spot = spot === cell ? -1 : cell
        else
            refuseTile(cell)
    }
    function refuseTile(cell: int): void { allowed(board.whyNotTile(tile || board.hand[0].tile, cell)) }
    function tapForTurn(cell: int): void {
        if (cell === spot)
            turn(1)
        else if (mayBegin(cell)) {
            spot = cell
            thirds = 1
            spun(1)
        } else
            allowed(board.whyNotTurn(cell))
    }
    function tapForPair(cell: int): void {
        if (cell === first)
            first = -1
        else if (mayBegin(cell))
            first = cell
        else if (first >= 0)
            pair(cell)
        else
            allowed(board.whyNotPair(cell, cell))       // no pawn is chosen yet: the cell itself is asked about as one
    }
    function pair(to: int): bool { return phase === KheopsPhase.Swap ? board.swapPawns(first, to) : board.movePawn(first, to) }

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
        const built = air === "tile", stays = air === "pawn" ? board.placePawn(pawn, cell) : air === "piece" ? pair(cell) : lay(cell)
        air = ""
        aim = -1
        if (!stays || !built)
            clear()
        return stays
    }
    function lay(cell: int): bool {
        if (!mayLie(cell)) {
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
