import QtQuick
import Architects.Model
import "Advice.js" as Advice

// What the player is about to do: one state, whether it comes about by finger, mouse, keys or a screen reader.
// It decides no rule: what may be done is asked of the model, and what may not is tried, so that the model says why.
QtObject {
    id: root
    required property TableModel table
    required property PyramidiceModel board
    property bool watching: false           // a replay: nothing can be done
    property bool rolling: false            // dice are in the air: nothing is offered until they lie still
    property bool held: false               // what others did is still being pictured
    property string rerolling               // "free" or "maat": which dice shall be rolled again? Nothing else goes on meanwhile
    property var picked: []                 // dice chosen
    property int pyramid: 0                 // the one looked at
    property int space: -1                  // where the die picked would stand
    property int tile: 0                    // Rest tile chosen
    property int tileFrom: -1               // whose it is; -1 the row's
    property bool nudging: false            // which way shall the Cat push?
    property bool sparing: false            // Carnelian is kept for a later build
    property int dropped: 0                 // the god that upkeep shall take; 39: the Ennead
    property string asking                  // "hapy" or "tile": which piece is given for it
    property int air: -1                    // the die in the air
    property int carried: -1                // the die that is about to be carried to the pyramid
    property bool led: false                // what is chosen was chosen by the Architect
    property string ledTo                   // and what that was
    property var aim: ({})                  // what it is held over: {slot} or {pyramid, space} or {action}

    // Copies: a list of the model is read anew for every element taken from it.
    readonly property var dice: Array.from(board.dice)
    readonly property var row: Array.from(board.row)
    // What is said of the seats and the supplies is as old as the picture that is seen; see() brings it up to it.
    property var sides: Array.from(board.sides)
    property var supply: ({ deck: board.deck, stones: board.stoneSupply, ending: board.ending, turnsLeft: board.turnsLeft })
    property string prompt: board.prompt
    readonly property var pyramids: Array.from(board.pyramids)
    readonly property var tiles: Array.from(board.tiles)
    readonly property var actions: board.actions
    readonly property var payment: board.payment
    readonly property var placing: board.placing
    readonly property bool mine: table.yourTurn && !watching && !held
    readonly property var advised: mine ? table.hint.move : ({})
    readonly property string phase: mine ? board.phase : "wait"
    readonly property var rolled: dice.filter(one => one.value > 0)
    readonly property var quarry: dice.filter(one => one.value === 0)
    readonly property bool acting: phase === "act" && !rolling && rerolling === ""
    readonly property bool taking: phase === "take" && !rolling
    readonly property bool selecting: taking && quarry.length > board.takeCount     // else all must be taken
    readonly property bool chosen: picked.length > 0 && !taking || tile > 0 || asking !== "" || rerolling !== ""
    readonly property var stones: picked.map(id => die(id)).filter(one => one && !one.prayer)
    readonly property int single: picked.length === 1 ? picked[0] : -1
    // Where the one die picked may be built; the best is proposed.
    readonly property var targets: acting && single >= 0 ? targetsOf(single, dice) : []
    readonly property bool carnelian: acting && single >= 0 && dice.length > 0 && Array.from(board.buildTargets(single)).some(one => one.carnelian)
    readonly property var target: targets.find(one => one.pyramid === pyramid && one.space === space) || null
    readonly property string choice: picked.join() + ";" + space + ";" + tile + ";" + tileFrom + ";" + dropped + asking + nudging + sparing + rerolling + air
    // What cannot be taken back is asked once more; `action` is done by who says yes.
    signal confirmAsked(string title, string text, string yes, var action)
    signal rollAsked(var dice, real vx, real vy, int by)    // by: 0 the first roll, 1 the free reroll, 2 Maat's, 3 whichever there is

    function see(): void {
        sides = Array.from(board.sides)
        supply = { deck: board.deck, stones: board.stoneSupply, ending: board.ending, turnsLeft: board.turnsLeft }
        prompt = board.prompt
    }
    Component.onCompleted: see()
    onAdvisedChanged: heed()
    // Whoever chooses something else has made up his mind: the advice goes, the choice stays.
    onChoiceChanged: {
        if (led && choice !== ledTo) {
            led = false
            table.hint.close()
        }
    }

    // The advised move lies there as if it had been chosen, and goes with the advice.
    function heed(): void {
        const was = led
        led = false
        if (air >= 0)
            return
        if (was)
            follow()
        if (advised.what === undefined)
            return
        clear()
        Advice.choose(root, advised)
        ledTo = choice
        led = true
    }
    function advises(what: string): bool { return led && advised.what === what }
    function advisesSlot(slot: int): bool { return led && advised.slot === slot }
    // A god, or one of those in a stack.
    function advisesGod(god: int, members: var): bool {
        return led && advised.god !== undefined && (advised.god === god || god === 0 && (advised.god === 39 || Array.from(members || []).indexOf(advised.god) >= 0))
    }
    function advisesPiece(kind: string, whats: string): bool { return led && advised.piece === kind && whats.split(" ").some(what => advised.what === what) }
    // The dice of the quarry that the advice is about.
    function advisedDice(): var { return led && ["mark", "spend", "nudge", "set", "build"].indexOf(advised.what) >= 0 ? Advice.dice(root, advised) : [] }
    // Dice that are to be thrown are thrown, not just turned over.
    function throwAdvised(move: var): bool {
        if (move.what === "take" && taking)
            rollAsked(Advice.taken(root, move), 0, 0, 0)
        else if (move.what === "roll" && phase === "marked")
            rollAsked(dice.filter(one => one.marked).map(one => one.id), 0, 0, move.maat ? 2 : 1)
        else
            return false
        return true
    }

    function die(id: int): var { return dice.find(one => one.id === id) || null }
    // Carnelian's help is taken where it saves a Worker, unless it is spared.
    function targetsOf(id: int, now: var): var {
        const all = now.length > 0 ? Array.from(board.buildTargets(id)) : []
        if (sparing)
            return all.filter(one => !one.carnelian)
        return all.filter(one => one.carnelian || !all.some(other => other.carnelian && other.pyramid === one.pyramid && other.space === one.space))
    }
    function spare(yes: bool): void {
        sparing = yes
        if (!target)
            pick(picked)
    }
    function best(list: var): var {
        return list.reduce((found, one) => !found || one.fame > found.fame || (one.fame === found.fame && one.workers < found.workers) ? one : found, null)
    }
    function clear(): void {
        picked = []
        space = -1
        tile = 0
        tileFrom = -1
        nudging = false
        rerolling = ""
        asking = ""
        sparing = false
        dropped = 0
        aim = {}
    }
    // After every position: what is gone is no longer chosen.
    function follow(): void {
        const there = picked.filter(id => dice.some(one => one.id === id && (phase === "take" ? one.value === 0 : one.value > 0)))
        const keep = phase === "act" && there.length === picked.length
        const payer = phase === "pay" && payment.final === true ? there.find(id => die(id).spend) : undefined
        clear()
        carried = -1
        if (phase === "take")
            preselect()
        else if (payer !== undefined)
            giveForGood(payer)
        else if (keep)
            pick(there)
    }
    // Stone dice first: they can do all that a Prayer die can, and build.
    function preselect(): void {
        const order = quarry.filter(one => !one.prayer).concat(quarry.filter(one => one.prayer))
        picked = order.slice(0, board.takeCount).map(one => one.id)
    }
    function pick(list: var): void {
        picked = list
        space = -1
        const first = best(targets.filter(one => one.pyramid === pyramid)) || best(targets)
        if (first)
            aimAt(first.pyramid, first.space)
    }
    function aimAt(where: int, at: int): void {
        pyramid = where
        space = at
    }
    // One step back: a choice first, then a move.
    function back(): void {
        if (payment.open)
            board.cancelPayment()
        else if (chosen)
            clear()
        else
            table.undo()
    }

    function tapDie(id: int): void {
        if (phase === "pay" && (payment.final !== true || !die(id).spend))
            board.spendDie(id)
        else if (phase === "pay")
            giveForGood(id)
        else if (taking)
            takeOrLeave(id)
        else if (rerolling !== "")
            picked = picked.indexOf(id) >= 0 ? picked.filter(one => one !== id) : picked.concat([id])
        else if (acting) {
            nudging = false
            pick(picked.indexOf(id) >= 0 ? picked.filter(one => one !== id) : picked.concat([id]))
        }
    }
    // Always exactly as many as must be taken: a die changes places with another one, of the other colour if there is any.
    function takeOrLeave(id: int): void {
        if (!selecting)
            return
        const taken = picked.indexOf(id) >= 0, prayer = die(id).prayer
        const others = taken ? quarry.filter(one => picked.indexOf(one.id) < 0) : picked.map(one => die(one))
        const other = (others.find(one => one.prayer !== prayer) || others[0]).id
        picked = picked.filter(one => one !== (taken ? id : other)).concat([taken ? other : id])
    }
    function tapSpace(where: int, at: int): void {
        if (!acting)
            return
        if (single >= 0) {
            if (targets.some(one => one.pyramid === where && one.space === at))
                aimAt(where, at)
            else
                board.build(single, where, at, false)   // says why not
            return
        }
        const able = rolled.filter(one => !one.prayer && targetsOf(one.id, dice).some(t => t.pyramid === where && t.space === at))
        const stone = able.reduce((found, one) => !found || one.value > found.value ? one : found, null) || rolled.find(one => !one.prayer)
        if (able.length > 0) {
            picked = [stone.id]
            aimAt(where, at)
        } else if (stone)
            board.build(stone.id, where, at, false)
    }
    // The last thing given before chance answers: it is named, and what it does.
    function giveForGood(id: int): void {
        const given = die(id), god = Book.god(payment.god).name, away = payment.what === "dismiss"
        confirmAsked(away ? qsTr("Replace %1?").arg(god) : qsTr("Call on %1?").arg(god),
                     qsTr("You give: %1.").arg(given.spoken) + " " + (away ? qsTr("%1 goes and another god comes.").arg(god) : qsTr("A new die is rolled at once.")) + " "
                     + qsTr("This cannot be taken back."), away ? qsTr("Replace %1").arg(god) : qsTr("Call on %1").arg(god), () => board.spendDie(id))
    }
    // Which dice? Those chosen already are, and can be thinned out.
    function startReroll(maat: bool): void {
        const first = picked
        clear()
        rerolling = maat ? "maat" : "free"
        picked = first
    }
    // What ending the Work turn now would throw away is asked about first.
    function end(): void {
        const loses = rolled.length > 0 && (actions.fame === true || row.some(one => one.god > 0 && one.may) || rolled.some(one => board.buildTargets(one.id).length > 0))
        if (loses)
            confirmAsked(qsTr("End the turn?"), qsTr("%n dice go back unused.", "", rolled.length) + " " + qsTr("This cannot be taken back."), qsTr("End the turn"), () => board.endWork())
        else
            board.endWork()
    }
    function build(): bool {
        carried = single
        return target !== null && board.build(single, target.pyramid, target.space, target.carnelian === true)
    }
    function pray(slot: int): bool { return board.pray(slot, picked) }
    function fame(): bool { return board.gainFame(picked) }
    function nudge(id: int, by: int): bool { return nudgeWith(id, by, "") }
    function nudgeWith(id: int, by: int, piece: string): bool {
        nudging = false
        return board.nudge(id, by, piece)
    }
    // Rolls what is picked; the dice lie still a moment later.
    function roll(vx: real, vy: real): void {
        if (taking && picked.length === board.takeCount)
            rollAsked(picked, vx, vy, 0)
        else if (rerolling !== "" && picked.length > 0)
            rollAsked(picked, vx, vy, rerolling === "free" ? 1 : 2)
        else if (phase === "marked")
            rollAsked(dice.filter(one => one.marked).map(one => one.id), vx, vy, 3)
    }
    function tapTile(number: int, from: int): void {
        const again = tile === number && tileFrom === from
        asking = ""
        tile = again ? 0 : number
        tileFrom = again ? -1 : from
    }
    function takeTile(): bool {
        if (piecesFor().length > 0) {
            asking = "tile"
            return false
        }
        return board.takeTile(tile, "", tileFrom)
    }
    // What may be given for the tile chosen; nothing for most.
    function piecesFor(): var {
        const owner = sides.find(one => one.seat === tileFrom), entry = (owner ? Array.from(owner.tiles) : tiles).find(one => one.tile === tile)
        return tile > 0 && entry ? Array.from(entry.pieces) : []
    }
    // A piece was tapped, on the board or among the choices.
    function givePiece(kind: string): bool {
        if (phase === "pay")
            return board.spendPiece(kind)
        if (phase === "gain")
            return board.gain(kind)
        if (phase === "discard")
            return board.discard(kind)
        if (asking === "tile")
            return board.takeTile(tile, kind, tileFrom)
        if (asking === "hapy")
            return board.useHapy(kind)
        return false
    }
}
