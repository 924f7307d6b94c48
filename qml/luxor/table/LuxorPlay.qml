import QtQuick
import Architects.Model
import Architects.Table

// What can be chosen at this table: a card, a shaft for it and in which way, a line for a curse, and the card in the air.
TablePlay {
    id: root
    required property LuxorModel board
    property int card: -1                   // chosen from the hand
    property int shaft: -1                  // chosen for it; nothing has fallen yet
    property int plan: -1                   // which of several ways
    property bool air: false                // the card is in the hand of a finger
    property int aim: -1                    // the shaft it is held over
    property int hover: -1                  // the shaft a finger, the mouse or the keyboard passes by
    property int fell: -1                   // the shaft over which the last card hung that was dropped here
    property int victim: -1                 // whom the curse shall meet
    property list<int> line: []             // cells marked for a curse, in the order they were
    property bool searching: false          // the curse is being looked for
    property int racer: -1                  // race: who has the wall
    property int givenUp: -1                // the length of the match when a search was given up by hand: that alone can be taken back
    property string lateNews                // the time to search ran out, and what that cost
    readonly property list<luxorCard> places: board.places     // the hand by place

    property luxorCard noCard
    property luxorSide noSide
    property luxorPlan noPlan
    property luxorEvent nothing
    readonly property int phase: watching || !table.live ? LuxorPhase.Wait : board.phase
    readonly property bool dropping: phase === LuxorPhase.Drop
    readonly property bool racing: phase === LuxorPhase.Race
    readonly property bool drawing: searching && (phase === LuxorPhase.Search || racing && racer >= 0)
    readonly property luxorEvent advised: watching || !table.yourTurn ? nothing : board.advised
    readonly property luxorCurse curseCard: board.curse
    readonly property list<int> racers: board.racers
    readonly property list<int> victims: board.victims
    readonly property int place: air ? aim : shaft >= 0 ? shaft : hover
    readonly property LuxorAim held: LuxorAim {
        board: root.board
        card: root.dropping ? root.card : -1
        shaft: root.place
    }
    readonly property luxorPreview preview: held.preview
    readonly property bool legal: preview.legal
    readonly property list<luxorPlan> plans: preview.plans
    readonly property luxorPlan current: !legal || plans.length === 0 ? noPlan : plan >= 0 && plan < plans.length ? plans[plan] : plans[0]
    readonly property bool asking: legal && plans.length > 1 && shaft >= 0 && !air      // the player has to say how
    readonly property bool ready: shaft >= 0 && !air && legal && (!asking || plan >= 0)
    mayUndo: table.canUndo && table.plyCount === givenUp
    chosen: card >= 0 || line.length > 0 || victim >= 0
    step: phase + "," + card + "," + shaft + "," + plan + searching + racer + (line.length === 3)
    holding: air
    choice: step + victim + air
    signal timedOut()
    signal seatAsked(int seat)              // all that somebody has
    onAdvisedChanged: heed()
    onPhaseChanged: {
        searching = false
        racer = -1
    }

    function slotOf(which: int): int {
        for (let slot = 0; slot < places.length; ++slot)
            if (which >= 0 && places[slot].card === which)
                return slot
        return -1
    }
    function cardHeld(): luxorCard { return slotOf(card) >= 0 ? places[slotOf(card)] : noCard }
    function side(seat: int): luxorSide { return seat >= 0 && seat < board.sides.length ? board.sides[seat] : noSide }
    function mayBeCursed(seat: int): bool {
        for (let i = 0; i < victims.length; ++i)
            if (victims[i] === seat)
                return true
        return false
    }

    function clear(): void {
        card = -1
        letGo()
        victim = -1
        line = []
    }
    function advising(): bool { return advised.what !== LuxorAct.None }
    function choose(): void {
        if (advised.what === LuxorAct.Drop) {
            card = advised.card.card
            shaft = advised.shaft
            plan = plans.length > 1 ? advised.plan : -1
        } else if (advised.what === LuxorAct.Victim)
            victim = advised.victim
    }
    // Lets the advised card fall from where it hangs. False if something else was chosen meanwhile.
    function carryOut(): bool {
        return led && ready && advised.what === LuxorAct.Drop && card === advised.card.card && shaft === advised.shaft && current.index === advised.plan && drop()
    }
    function stepOut(): bool {
        const was = chosen
        if (shaft >= 0)
            letGo()
        else if (was)
            clear()
        return was
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
            const why = board.whyNotDrop(which)
            if (why.sentence !== "")
                refused(why.sentence, why.page)
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
        const there = board.preview(card, where)
        if (!there.legal) {
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
        const cells = [...line]                         // the list itself follows the property
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
        for (const seat of [...racers])
            if (board.phase === LuxorPhase.Race)
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
