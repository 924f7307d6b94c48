import QtQuick

// The table as it has been shown so far. The position is final at once; the pictures lead this one there, step by step, and `catchUp`
// goes the rest of the way without them.
QtObject {
    id: root
    required property LuxorPlay play
    property var cards: []
    property var pillars: []
    property var sides: []
    property int slab: 0
    property int stock: 0
    property string back
    property string phase                   // what is asked of the viewer, and in words
    property string prompt
    property string progress
    property int activeSeat: -1
    property bool yourTurn: false
    property var score: []
    property var unseen: []                 // cards drawn by the viewer that have not come to the hand yet

    property var latest: null               // the position as it is now
    property var said: null                 // and what is to be said of it

    // A new position: what is shown is the old one still.
    function follow(): void {
        const board = play.board, table = play.table
        said = { phase: play.watching || !table.live ? "wait" : board.phase, prompt: board.prompt, progress: table.progress,
                 activeSeat: table.activeSeat, yourTurn: table.yourTurn, score: Array.from(board.score) }
        latest = { cards: Array.from(board.cards), pillars: Array.from(board.pillars), sides: Array.from(board.sides), slab: board.slab, stock: board.stock, back: board.pileBack }
    }
    function catchUp(): void {
        cards = latest.cards
        pillars = latest.pillars
        sides = latest.sides
        slab = latest.slab
        stock = latest.stock
        back = latest.back
        unseen = []
        phase = said.phase
        prompt = said.prompt
        progress = said.progress
        activeSeat = said.activeSeat
        yourTurn = said.yourTurn
        score = said.score
    }
    function side(seat: int): var { return sides.find(one => one.seat === seat) || null }
    function changePillar(which: int, change: var): void {
        pillars = pillars.map((one, i) => i === which ? Object.assign({}, one, change(one)) : one)
    }
    function changeSide(seat: int, change: var): void {
        sides = sides.map(one => one.seat === seat ? Object.assign({}, one, change(one)) : one)
    }

    // Leaves: taken up from where it was. Arrives: there where it goes.
    function fall(event: var): void {
        cards = cards.concat([Object.assign({}, event.card, { shaft: event.shaft, place: event.place })])
    }
    function handDown(seat: int): void { changeSide(seat, one => ({ cards: Math.max(0, one.cards - 1) })) }
    function leave(step: var): void {
        if (step.what === "come" && step.from >= 0 || step.what === "oust")
            changePillar(step.what === "oust" ? step.pillar : step.from, () => ({ seat: -1 }))
        else if (step.what === "come")
            changeSide(step.seat, one => ({ researchers: one.researchers - 1 }))
        else if (step.what === "scarab" && step.from >= 0)
            changePillar(step.from, one => ({ scarabs: one.scarabs - step.count }))
        else if (step.what === "scarab")
            slab -= step.count
        else if (step.what === "open")
            changePillar(step.pillar, one => ({ sarcophagi: Array.from(one.sarcophagi).slice(1), opened: one.opened + 1 }))
        else if (step.what === "back")
            changePillar(step.pillar, one => ({ scarabs: one.scarabs - step.count }))
        else if (step.what === "give")
            changeSide(step.from, one => ({ tombs: Array.from(one.tombs).filter(tomb => tomb.tomb !== step.tomb) }))
        else if (step.what === "draw")
            stock -= 1
    }
    function arrive(step: var): void {
        if (step.what === "come")
            changePillar(step.pillar, () => ({ seat: step.seat }))
        else if (step.what === "oust")
            changeSide(step.seat, one => ({ researchers: one.researchers + 1 }))
        else if (step.what === "scarab")
            changePillar(step.pillar, one => ({ scarabs: one.scarabs + step.count }))
        else if (step.what === "open" || step.what === "give")
            changeSide(step.what === "give" ? step.to : step.seat, one => ({ tombs: Array.from(one.tombs).concat([{ tomb: step.tomb, pillar: step.pillar, eyes: step.eyes, value: 0 }]) }))
        else if (step.what === "back")
            slab += step.count
        else if (step.what === "draw") {
            changeSide(step.seat, one => ({ cards: one.cards + 1 }))
            unseen = unseen.filter(card => card !== step.card)
        }
    }
}
