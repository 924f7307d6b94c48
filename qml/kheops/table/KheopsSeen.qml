import QtQuick
import Architects.Model

// What has been shown so far of what is said and counted. A position is there at once, its picture takes a moment: until that has come to
// rest, counters, scores, prompt and whose turn it is stay those of before.
QtObject {
    id: root
    required property KheopsPlay play
    property bool picturing: false          // a picture is running
    readonly property TableModel table: play.table
    readonly property KheopsModel board: play.board
    property int ply: -1                    // of the match; -1: nothing has been shown yet
    property int me: 0                      // whose things lie on the own side: it changes hands with the phone, not before
    property int activeSeat: -1
    property bool mine: false
    property bool over: false
    property string phase
    property string prompt
    property bool powerUsed: false
    property int turn: 1
    property int pile: 0
    property var supplies: [{ W: 0, P: 0, M: 0, H: 0, total: 0 }, { W: 0, P: 0, M: 0, H: 0, total: 0 }]
    property var handCounts: [0, 0]
    property var choices: []
    property var hand: []                   // ids of the tiles in it
    property var networks: []
    property var ankhs: [0, 0]
    property var totals: [0, 0]
    property var lastTurn: ({ seat: -1, cells: [] })
    onPicturingChanged: if (!picturing) catchUp()

    function ownSeat(): int {
        if (table.viewer >= 0)
            return table.viewer
        return ply >= 0 ? me : table.handOverTo >= 0 ? table.handOverTo : Math.max(0, Array.from(table.seats).findIndex(one => one.kind === "person"))
    }
    // A new position: if nothing happened on the way to it, it is seen at once. True if something is still to be shown.
    function follow(): bool {
        const grown = table.live && table.plyCount > ply && ply >= 0
        if (!picturing && !grown)
            catchUp()
        return grown
    }
    function catchUp(): void {
        me = ownSeat()
        ply = table.plyCount
        activeSeat = table.activeSeat
        mine = table.yourTurn && !play.watching
        over = table.over
        phase = mine ? board.phase : ""
        prompt = board.prompt
        powerUsed = board.powerUsed
        turn = board.turn
        pile = board.pile
        supplies = Array.from(board.supplies)
        handCounts = Array.from(board.handCounts)
        choices = Array.from(board.pawnChoices)
        hand = Array.from(board.hand).map(one => one.tile)
        networks = Array.from(board.networks)
        ankhs = Array.from(board.ankhs)
        totals = Array.from(board.totals)
        lastTurn = board.lastTurn
    }
    // A piece is counted no more where it was as soon as it is in the air; where it goes, when the picture rests.
    function leave(event: var): void {
        const less = (list, seat, change) => list.map((one, i) => i === seat ? change(one) : one)
        if (event.what === "pawn")
            supplies = less(supplies, event.seat, one => Object.assign({}, one, { [event.kind]: one[event.kind] - 1, total: one.total - 1 }))
        else if (event.what === "tile")
            handCounts = less(handCounts, event.seat, count => count - 1)
        else if (event.what === "draw")
            pile -= 1
    }
    // A tile that was drawn lies in the hand when it has come there.
    function hasArrived(tile: string): bool { return !picturing || hand.indexOf(tile) >= 0 }
}
