import QtQuick

// The table as it has been shown so far. The position is final at once; the pictures lead this one there, piece by piece, and `catchUp`
// goes the rest of the way without them.
QtObject {
    id: root
    required property EgiziaPlay play
    property var river: []
    property var rail: []
    property var sides: []
    property var monuments: ({ obelisk: [], tombs: [], pyramid: [], temple: [] })
    property var floors: []
    property var scoreTrack: []
    property int flood: 1
    property int round: 1
    property int stage: 0
    property int deck: 0
    property var latest: null               // the position as it is now

    // A new position: what is shown is the old one still.
    function follow(): void {
        const board = play.board, all = play.monuments
        latest = { river: Array.from(board.river), rail: Array.from(board.rail), sides: Array.from(board.sides), floors: Array.from(board.floors), scoreTrack: Array.from(board.scoreTrack),
                   monuments: { obelisk: Array.from(all.obelisk || []), tombs: Array.from(all.tombs || []), pyramid: Array.from(all.pyramid || []), temple: Array.from(all.temple || []) },
                   flood: board.flood, round: board.round, stage: board.stage, deck: board.sphinxDeck }
    }
    function catchUp(): void {
        river = latest.river
        rail = latest.rail
        sides = latest.sides
        monuments = latest.monuments
        floors = latest.floors
        scoreTrack = latest.scoreTrack
        flood = latest.flood
        round = latest.round
        stage = latest.stage
        deck = latest.deck
    }
    function side(seat: int): var { return sides.find(one => one.seat === seat) || ({ name: "" }) }

    // Takes one thing over from the position as it is.
    function takeBend(bend: int): void { river = river.map(one => one.bend === bend ? latest.river[bend - 1] : one) }
    function takeSide(seat: int): void {
        sides = sides.map(one => one.seat === seat ? latest.sides.find(other => other.seat === seat) || one : one)
        rail = rail.map(one => one.seat === seat ? latest.rail.find(other => other.seat === seat) || one : one)
    }
    function takePoints(): void {
        scoreTrack = latest.scoreTrack
        sides = latest.sides
    }
    function takeSquare(monument: string, square: string): void {
        const change = {}
        change[monument] = monuments[monument].map(one => one.square === square ? latest.monuments[monument].find(other => other.square === square) || one : one)
        monuments = Object.assign({}, monuments, change)
        floors = latest.floors
    }
    function takeFlood(): void { flood = latest.flood }
}
