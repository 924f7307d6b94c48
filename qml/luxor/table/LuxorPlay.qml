import QtQuick
import Architects.Model

// What the player is about to do: one state, whether it comes about by finger, mouse, keys or a screen reader.
// It decides no rule: what may be done is asked of the model, and what may not is tried, so that the model says why.
QtObject {
    id: root
    required property TableModel table
    required property LuxorModel board
    property bool watching: false           // a replay: nothing can be done
    property int card: -1                   // chosen from the hand
    property int shaft: -1                  // chosen for it; nothing has fallen yet
    property int plan: -1                   // which of several ways
    property bool air: false                // the card is in the hand of a finger
    property int aim: -1                    // the shaft it is held over
    property int hover: -1                  // the shaft a finger, the mouse or the keyboard passes by
    property int fell: -1                   // the shaft over which the last card hung that was dropped here
    property int victim: -1                 // whom the curse shall meet
    property var line: []                   // cells marked for a curse, in the order they were
    property bool searching: false          // the curse is being looked for
    property int racer: -1                  // race: who has the wall
    property int givenUp: -1                // the length of the match when a search was given up by hand: that alone can be taken back
    property string lateNews                // the time to search ran out, and what that cost
    property bool led: false                // what is chosen was chosen by the Architect
    property string ledTo                   // and what that was
    property var places: []                 // the hand's cards by place, null where none lies

    readonly property string phase: watching || !table.live ? "wait" : board.phase
    readonly property bool dropping: phase === "drop"
    readonly property bool racing: phase === "race"
    readonly property bool drawing: searching && (phase === "search" || racing && racer >= 0)
    readonly property var advised: watching || !table.yourTurn ? ({}) : table.hint.move
    // Copies: a list of the model is read anew for every element taken from it.
    readonly property var cards: Array.from(board.cards)
    readonly property var sides: Array.from(board.sides)
    readonly property var open: Array.from(board.openShafts)
    readonly property var curseCard: board.curse
    readonly property var racers: Array.from(board.racers)
    readonly property var victims: Array.from(board.victims)
    readonly property int place: air ? aim : shaft >= 0 ? shaft : hover
    readonly property var preview: dropping && card >= 0 && place >= 0 ? previewAt(card, place, cards) : ({})
    readonly property bool legal: preview.legal === true
    readonly property var plans: legal ? Array.from(preview.plans) : []
    readonly property var current: plans.find(one => one.index === plan) || plans[0] || null
    readonly property bool asking: plans.length > 1 && shaft >= 0 && !air      // the player has to say how
    readonly property bool ready: shaft >= 0 && !air && legal && (!asking || plan >= 0)
    readonly property bool mayUndo: table.canUndo && table.plyCount === givenUp
    readonly property bool chosen: card >= 0 || line.length > 0 || victim >= 0
    readonly property string step: phase + card + "," + shaft + "," + plan + searching + racer + (line.length === 3)      // changes whenever something else is to be done
    readonly property string choice: step + victim + air
    signal refused(string sentence, string page)
    signal timedOut()
    onAdvisedChanged: heed()
    // Whoever chooses something else has made up his mind: the advice goes, the choice stays.
    onChoiceChanged: {
        if (led && choice !== ledTo) {
            led = false
            table.hint.close()
        }
    }
    onPhaseChanged: {
        searching = false
        racer = -1
    }

    // The wall is handed in to be asked anew when it has changed.
    function previewAt(which: int, where: int, wall: var): var { return wall ? board.preview(which, where) : ({}) }
    function slotOf(which: int): int { return places.findIndex(one => one && one.card === which) }
    function held(): var { return places[slotOf(card)] || null }
    function side(seat: int): var { return sides.find(one => one.seat === seat) || ({ tombs: [], stands: [], name: "", cards: 0, researchers: 0 }) }

    // Takes the hand over, each card where the log says it lies.
    function arrange(list: var): void {
        const hand = Array.from(list)
        places = Array.from([0, 1, 2]).map(slot => hand.find(one => one.slot === slot) || null)
    }
    function clear(): void {
        card = -1
        letGo()
        victim = -1
        line = []
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
        if (advised.what === "drop") {
            card = advised.card
            shaft = advised.shaft
            plan = plans.length > 1 ? advised.plan : -1
        } else if (advised.what === "victim")
            victim = advised.victim
        ledTo = choice
        led = true
    }
    // Lets the advised card fall from where it hangs. False if something else was chosen meanwhile.
    function dropAdvised(): bool {
        return led && ready && advised.what === "drop" && card === advised.card && shaft === advised.shaft && current.index === advised.plan && drop()
    }
    // One step back: what was chosen first, then what was done.
    function back(): void {
        if (shaft >= 0)
            letGo()
        else if (chosen)
            clear()
        else if (mayUndo)
            table.undo()
    }
    function letGo(): void {
        air = false
        shaft = -1
        aim = -1
        hover = -1
        plan = -1
    }

    function chooseCard(which: int): void {
        if (!dropping) {
            board.drop(which, 0, 0)                     // says why not
            return
        }
        plan = -1
        card = card === which && shaft < 0 ? -1 : which
        if (shaft >= 0 && !legal)
            shaft = -1
    }
    // A shaft is chosen by the first tap; the second one lets the card fall.
    function tapShaft(where: int): void {
        if (!dropping)
            return
        if (card < 0)
            refused(qsTr("Choose one of your cards first."), "luxor/turn")
        else if (shaft === where)
            drop()
        else
            hang(where)
    }
    // Hangs the card over a shaft. True if it may fall there.
    function hang(where: int): bool {
        const there = previewAt(card, where, cards)
        if (there.legal !== true) {
            refused(there.reason, there.page)
            return false
        }
        air = false
        aim = -1
        plan = -1
        shaft = where
        return true
    }
    function drop(): bool {
        if (!ready)
            return false
        fell = shaft
        lateNews = ""
        return board.drop(card, shaft, current.index)
    }

    // The card is lifted by a finger or the mouse, aims at shafts and is let go.
    function lift(which: int): void {
        card = which
        letGo()
        air = true
    }
    function letDown(where: int): bool {
        air = false
        aim = -1
        if (where >= 0 && hang(where))
            return true
        clear()
        return false
    }

    // A curse: three cells in a line.
    function begin(): void {
        line = []
        lateNews = ""
        searching = true
    }
    function take(seat: int): void {
        line = []
        racer = seat
    }
    function claim(): bool {
        const why = line.length === 3 ? board.whyNotClaim(line) : qsTr("Mark three places in a straight line.")
        if (why !== "") {
            refused(why, "luxor/curse")
            return false
        }
        const cells = line
        return board.claim(cells, leaveWall())
    }
    // Given up by hand. Who changes his mind at once may go on searching; what the clock decided stays.
    function pass(): bool {
        const then = table.plyCount + 1, done = board.pass(leaveWall())
        if (done)
            givenUp = then
        return done
    }
    // The attempt is over: in a race the wall is free for the next one. Returns whose it was, -1 for the viewer.
    function leaveWall(): int {
        const seat = racing ? racer : -1
        line = []
        racer = -1
        return seat
    }
    // Whoever could still have found it has not.
    function passAll(): void {
        if (!racing) {
            board.pass(leaveWall())
            return
        }
        for (const seat of racers)
            if (board.phase === "race")
                board.pass(seat)
    }
    function timeIsUp(): void {
        const sentence = racing ? qsTr("Time is up: nobody has found the curse.")
                                : qsTr("Time is up: your one attempt at this curse is over.")
        passAll()
        lateNews = sentence
        timedOut()
    }
    function curse(): bool { return victim >= 0 && board.curseSeat(victim) }
}
