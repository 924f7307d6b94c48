import QtQuick
import Architects.Model

// The table as it has been shown so far, and what is said of it. The position is final at once; the pictures lead this one there, piece by piece, and
// `catchUp` goes the rest of the way without them. Everything that is read, counted or offered comes from here.
QtObject {
    id: root
    required property TableModel table
    required property EgiziaModel board
    property var river: []
    property var rail: []
    property var sides: []
    property var monuments: ({ obelisk: [], tombs: [], pyramid: [], temple: [] })
    property var floors: []
    property var scoreTrack: []
    property var score: []
    property var hand: []
    property int flood: 1
    property int round: 1
    property int stage: 0
    property int site: -1
    property int deck: 0
    // What is asked
    property string phase: "wait"
    property string prompt
    property string progress
    property int activeSeat: -1
    property bool yourTurn: false
    property var asked: ({ actions: {}, action: {}, training: {}, flooding: {}, feeding: {}, sphinx: {}, extras: [] })
    readonly property var built: board.monuments
    property var latest: null               // the position as it is now

    // A new position: what is shown is the old one still.
    function follow(): void {
        const all = built
        latest = { river: Array.from(board.river), rail: Array.from(board.rail), sides: Array.from(board.sides), floors: Array.from(board.floors), scoreTrack: Array.from(board.scoreTrack),
                   monuments: { obelisk: Array.from(all.obelisk || []), tombs: Array.from(all.tombs || []), pyramid: Array.from(all.pyramid || []), temple: Array.from(all.temple || []) },
                   score: Array.from(board.score), hand: Array.from(board.hand), flood: board.flood, round: board.round, stage: board.stage, site: board.site, deck: board.sphinxDeck,
                   phase: board.phase, prompt: board.prompt,
                   asked: { actions: board.actions, action: board.action, training: board.training, flooding: board.flooding, feeding: board.feeding, sphinx: board.sphinx, extras: Array.from(board.extras) } }
    }
    function catchUp(): void {
        river = latest.river
        rail = latest.rail
        sides = latest.sides
        monuments = latest.monuments
        floors = latest.floors
        scoreTrack = latest.scoreTrack
        score = latest.score
        hand = latest.hand
        flood = latest.flood
        round = latest.round
        stage = latest.stage
        site = latest.site
        deck = latest.deck
        prompt = latest.prompt
        asked = latest.asked
        phase = latest.phase
        progress = table.progress
        activeSeat = table.activeSeat
        yourTurn = table.yourTurn
    }
    function side(seat: int): var { return sides.find(one => one.seat === seat) || ({ name: "", workers: [], fields: [], quarries: [], always: [], whenever: [], supply: [0, 0, 0], missing: [0, 0, 0], known: [] }) }
    function at(bend: int): var { return river[bend - 1] || ({}) }

    // Somebody else moves: whatever was asked before, nothing is now.
    function watch(seat: int): void {
        if (seat >= 0 && phase === "wait")
            prompt = side(seat).name        // whose move is told below it
        if (seat < 0 || seat === table.viewer || phase === "wait")
            return
        phase = "wait"
        yourTurn = false
        activeSeat = seat
        prompt = qsTr("It is %1's turn.").arg(side(seat).name)
    }

    // What is seen to move is there when it has arrived; whatever is counted comes with the position.
    function takeBend(bend: int, seat: int): void {
        const fresh = latest.river[bend - 1], before = at(bend)
        const gone = seat >= 0 && fresh.kind !== "site" && Array.from(fresh.ships).indexOf(seat) < 0        // ships are home already
        river = river.map(one => one.bend !== bend ? one : gone ? Object.assign({}, before, { card: 0, title: "", ships: Array.from(before.ships).concat([seat]), passing: true }) : fresh)      // seen on its way, at no rest
        const home = seat >= 0 && !latest.rail.some(one => one.seat === seat && one.bend === bend)
        if (seat >= 0)
            rail = rail.map(one => one.seat === seat ? Object.assign({}, one, { bend: bend, passing: home }) : one)
    }
    function takeSquare(monument: string, square: string): void {
        const now = {}
        now[monument] = monuments[monument].map(one => one.square === square ? latest.monuments[monument].find(other => other.square === square) || one : one)
        monuments = Object.assign({}, monuments, now)
        floors = latest.floors
    }
    function takeFlood(): void { flood = latest.flood }
}
