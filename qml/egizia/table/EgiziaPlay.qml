import QtQuick
import Architects.Model

// What the player is about to do: one state, whether it comes about by finger, mouse, keys or a screen reader.
// It decides no rule: what may be done is asked of the model, and what may not is tried, so that the model says why.
QtObject {
    id: root
    required property TableModel table
    required property EgiziaModel board
    required property EgiziaSeen seen
    property bool watching: false           // a replay: nothing can be done
    property bool quiet: false              // something is being shown: nothing acts
    property int bend: 0                    // chosen for the next ship, or for the card that is taken there
    property bool twice: false              // and its camp shall work twice
    property bool air: false                // a ship is in the hand of a finger
    property int aim: 0                     // the bend it is held over
    property var kept: []                   // Sphinx cards chosen to be kept
    property string track                   // the track that goes on after building at Amarna
    property int flood: -1                  // where the flood shall go
    property int look: 0                    // how many Sphinx cards shall be drawn
    property bool led: false                // what is chosen was chosen by the Architect
    property string ledTo                   // and what that was

    readonly property string phase: watching || !table.live ? "wait" : seen.phase
    readonly property bool sailing: phase === "sail"
    readonly property bool taking: phase === "leftover"
    readonly property bool building: phase === "build" || phase === "action" || phase === "first"
    readonly property var advised: watching || !table.yourTurn ? ({}) : table.hint.move
    readonly property var own: seen.side(table.viewer)
    readonly property var action: seen.asked.action
    readonly property var training: seen.asked.training
    readonly property var flooding: seen.asked.flooding
    readonly property var drawn: seen.asked.sphinx
    readonly property var actions: seen.asked.actions
    readonly property var extras: phase === "wait" || phase === "over" ? [] : seen.asked.extras
    readonly property var looked: Array.from(action.looks || []).find(one => one.cards === look) || null
    readonly property int place: air ? aim : bend
    readonly property var preview: sailing && place > 0 ? previewAt(place, twice, seen.river) : ({})
    readonly property bool legal: preview.may === true
    readonly property bool ready: sailing && bend > 0 && !air && legal || taking && bend > 0
    readonly property bool chosen: bend > 0 || kept.length > 0 || flood >= 0 || look > 0
    readonly property string step: phase + seen.site + "," + bend + "," + kept.length + "," + flood + "," + look + "," + (action.crew || []).length
    readonly property string choice: step + "," + twice + track + kept.join() + air
    signal refused(string sentence, string page)
    signal bendAsked(int bend)
    onAdvisedChanged: heed()
    // Whoever chooses something else has made up his mind: the advice goes, the choice stays.
    onChoiceChanged: {
        if (led && choice !== ledTo) {
            led = false
            table.hint.close()
        }
    }

    // The river is handed in to be asked anew when it has changed.
    function previewAt(where: int, again: bool, all: var): var { return all ? board.preview(where, again) : ({}) }
    function side(seat: int): var { return seen.side(seat) }
    function at(which: int): var { return seen.at(which) }
    function clear(): void {
        letGo()
        kept = []
        flood = -1
        look = 0
        track = ""
    }
    function letGo(): void {
        air = false
        aim = 0
        bend = 0
        twice = false
    }
    // The advised move lies there as if it had been chosen, and goes with the advice.
    function heed(): void {
        const was = led
        led = false
        if (air)
            return
        if (was)
            clear()
        if (advised.what === undefined)
            return
        clear()
        if (advised.what === "sail" || advised.what === "take") {
            bend = advised.bend
            twice = advised.twice === true
        } else if (advised.what === "keep")
            kept = Array.from(advised.kept)
        else if (advised.what === "flood")
            flood = advised.to
        else if (advised.what === "look")
            look = advised.cards
        else if (advised.what === "finish")
            track = advised.track || ""
        ledTo = choice
        led = true
    }
    function advises(what: string): bool { return led && advised.what === what }
    function advisesCard(card: int): bool { return led && advised.card === card && !advises("sail") && !advises("take") }
    function advisesWorker(worker: int): bool { return led && advised.worker === worker && !advises("drill") }
    // A step that has no place on the board.
    function advisesStep(): bool { return Array.from(["pass", "done", "giveUp", "finish", "keep", "flood", "look"]).some(what => advises(what)) }
    // One step back: what was chosen first, then what was done.
    function back(): void {
        if (chosen)
            clear()
        else if (!quiet)
            table.undo()
    }

    // A bend is chosen by the first tap; the second one sends the ship. What cannot be chosen is shown.
    function tapBend(which: int): void {
        const there = at(which)
        if (sailing && there.may || taking && there.take) {
            if (bend === which)
                go()
            else
                choose(which)
        } else
            bendAsked(which)
    }
    function choose(which: int): bool {
        const there = at(which)
        if (!(sailing ? there.may : there.take)) {
            if (there.reason)
                refused(there.reason, there.refusalPage || there.page || "")
            return false
        }
        air = false
        aim = 0
        twice = false
        bend = which
        return true
    }
    function go(): bool {
        if (!ready || quiet)
            return false
        return taking ? board.take(bend) : board.sail(bend, twice)
    }

    // A ship is lifted by a finger or the mouse, aims at bends and is let go.
    function lift(): void {
        clear()
        air = true
    }
    function letDown(where: int): bool {
        air = false
        aim = 0
        if (where > 0 && choose(where))
            return true
        letGo()
        return false
    }

    // Squares are built one by one; the last one is taken back by another tap on it.
    function tapSquare(monument: string, square: var): void {
        if (quiet)
            return
        if (square.fresh)
            table.undo()
        else
            board.build(monument, square.square)
    }
    function tapWorker(worker: int): void {
        if (quiet)
            return
        if (phase === "train")
            board.train(worker)
        else
            board.work(worker)
    }
    function keepOrNot(riddle: int): void {
        const most = drawn.most || 1
        if (kept.indexOf(riddle) >= 0)
            kept = kept.filter(one => one !== riddle)
        else
            kept = kept.length < most ? kept.concat([riddle]) : kept.slice(1).concat([riddle])
    }
    function keepThem(): bool { return board.keep(kept) }
    function finish(): bool {
        const tracks = Array.from(action.tracks || [])
        return board.finish(tracks.length > 0 ? track : "")
    }
}
