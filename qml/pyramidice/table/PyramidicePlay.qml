import QtQuick
import Architects.Model
import Architects.Table
import "Advice.js" as Advice

// What can be chosen at this table: dice, a space for them, a Rest tile, what is given for it, and the die in the air.
TablePlay {
    id: root
    required property PyramidiceModel board
    required property PyramidiceSeen seen
    property bool rolling: false            // dice are in the air: nothing is offered until they lie still
    property bool held: false               // what others did is still being pictured
    property string rerolling               // "free" or "maat": which dice shall be rolled again? Nothing else goes on meanwhile
    property list<int> picked               // dice chosen
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
    property pyramidiceAim aim              // what it is held over

    mine: table.yourTurn && !watching && !held
    readonly property int phase: mine ? board.phase : PyramidicePhase.Wait
    chosen: picked.length > 0 && !taking || tile > 0 || asking !== "" || rerolling !== ""
    holding: air >= 0
    choice: [...picked].join() + ";" + space + ";" + tile + ";" + tileFrom + ";" + dropped + asking + nudging + sparing + rerolling + air
    property pyramidiceEvent nothing
    property pyramidiceDie noDie
    property pyramidiceTarget noTarget
    property pyramidiceAim noAim
    property pyramidiceTile noTile
    readonly property pyramidiceEvent advised: mine ? board.advised : nothing
    onAdvisedChanged: heed()
    readonly property list<pyramidiceDie> dice: board.dice
    readonly property list<pyramidiceSlot> row: board.row
    readonly property list<pyramidicePyramid> pyramids: board.pyramids
    readonly property list<pyramidiceTile> tiles: board.tiles
    readonly property pyramidiceActions actions: board.actions
    readonly property pyramidicePayment payment: board.payment
    readonly property pyramidicePlacing placing: board.placing
    readonly property list<pyramidiceDie> rolled: [...dice].filter(one => one.value > 0)
    readonly property list<pyramidiceDie> quarry: [...dice].filter(one => one.value === 0)
    readonly property bool acting: phase === PyramidicePhase.Act && !rolling && rerolling === ""
    readonly property bool taking: phase === PyramidicePhase.Take && !rolling
    readonly property bool selecting: taking && quarry.length > board.takeCount     // else all must be taken
    readonly property int single: picked.length === 1 ? picked[0] : -1
    // Where the one die picked may be built; the best is proposed.
    readonly property PyramidiceReach reach: PyramidiceReach {
        board: root.board
        die: root.air >= 0 ? root.air : root.acting ? root.single : -1
        sparing: root.sparing
        aim: root.aim
    }
    readonly property list<pyramidiceTarget> targets: acting && single >= 0 ? reach.targets : []
    readonly property bool carnelian: acting && single >= 0 && reach.carnelian
    readonly property pyramidiceTarget target: targetAt(pyramid, space)
    signal godAsked(int god)                // one of the own gods
    signal slotAsked(int slot)              // a god of the row
    signal seatAsked(int seat)              // all that somebody has
    // What cannot be taken back is asked once more; `action` is done by who says yes.
    signal confirmAsked(string title, string text, string yes, var action)
    signal rollAsked(var dice, real vx, real vy, int by)    // by: 0 the first roll, 1 the free reroll, 2 Maat's, 3 whichever there is

    function refuse(sentence: string): void { refused(sentence, board.phasePage) }
    function advising(): bool { return advised.what !== PyramidiceAct.None }
    function advises(what: int): bool { return led && advised.what === what }
    function choose(): void {
        if (advised.what === PyramidiceAct.Take)
            picked = Advice.taken([...quarry], advised.stones, advised.prayers)
        else if (advised.what === PyramidiceAct.Mark || advised.what === PyramidiceAct.Nudge || advised.what === PyramidiceAct.Set)
            picked = meant()
        else if (advised.what === PyramidiceAct.Build) {
            sparing = !advised.carnelian
            picked = meant()
            aimAt(advised.pyramid, advised.space)
        } else if (advised.what === PyramidiceAct.Tile) {
            tile = advised.tile
            tileFrom = advised.from
        } else if (advised.what === PyramidiceAct.Drop)
            dropped = advised.god
    }
    function meant(): var { return Advice.dice([...rolled], advised.value, advised.prayer, advised.what === PyramidiceAct.Set) }
    function advisesSlot(slot: int): bool { return led && advised.slot === slot }
    // A god, or one of those in a stack.
    function advisesGod(one: pyramidiceGod): bool {
        return led && advised.god >= 0 && (advised.god === one.god || one.god === 0 && (advised.god === 39 || [...one.members].indexOf(advised.god) >= 0))
    }
    function advisesPiece(kind: string): bool { return led && advised.piece === kind && (advised.what === PyramidiceAct.Gain || advised.what === PyramidiceAct.Discard) }
    // The dice of the quarry that the advice is about.
    function advisedDice(): var { return led && advised.value > 0 ? meant() : [] }
    // Dice that are to be thrown are thrown, not just turned over.
    function carryOut(): bool {
        if (advised.what === PyramidiceAct.Take && taking)
            rollAsked(Advice.taken([...quarry], advised.stones, advised.prayers), 0, 0, 0)
        else if (advised.what === PyramidiceAct.Roll && phase === PyramidicePhase.Marked)
            rollAsked(marked(), 0, 0, advised.maat ? 2 : 1)
        else
            return false
        return true
    }

    function die(id: int): pyramidiceDie { return [...dice].find(one => one.id === id) || noDie }
    function marked(): var { return [...dice].filter(one => one.marked).map(one => one.id) }
    function stonesPicked(): int { return [...picked].filter(id => !die(id).prayer).length }
    function targetAt(where: int, at: int): pyramidiceTarget { return [...targets].find(one => one.pyramid === where && one.space === at) || noTarget }
    function spare(yes: bool): void {
        sparing = yes
        if (target.space < 0)
            pick(picked)
    }
    function best(list: var): pyramidiceTarget {
        return list.reduce((found, one) => found.space < 0 || one.fame > found.fame || (one.fame === found.fame && one.workers < found.workers) ? one : found, noTarget)
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
        aim = noAim
    }
    function follow(): void {}
    // Dice that are still there stay chosen.
    function settle(): void {
        const there = [...picked].filter(id => die(id).id >= 0 && (phase === PyramidicePhase.Take ? die(id).value === 0 : die(id).value > 0))
        const keep = phase === PyramidicePhase.Act && there.length === picked.length
        const payer = phase === PyramidicePhase.Pay && payment.forGood ? there.find(id => die(id).spend) : undefined
        clear()
        carried = -1
        if (phase === PyramidicePhase.Take)
            preselect()
        else if (payer !== undefined)
            giveForGood(payer)
        else if (keep)
            pick(there)
    }
    // Stone dice first: they can do all that a Prayer die can, and build.
    function preselect(): void {
        const all = [...quarry], order = all.filter(one => !one.prayer).concat(all.filter(one => one.prayer))
        picked = order.slice(0, board.takeCount).map(one => one.id)
    }
    function pick(list: var): void {
        picked = list
        space = -1
        const all = [...targets], here = best(all.filter(one => one.pyramid === pyramid)), first = here.space >= 0 ? here : best(all)
        if (first.space >= 0)
            aimAt(first.pyramid, first.space)
    }
    function aimAt(where: int, at: int): void {
        pyramid = where
        space = at
    }
    function stepOut(): bool {
        const one = chosen || nudging || payment.open
        if (payment.open && !chosen && !nudging)
            board.cancelPayment()
        else if (one)
            clear()
        return one
    }
    function back(): void {
        if (payment.open)
            board.cancelPayment()
        else if (!chosen || !stepOut())
            takeBack()
    }

    function tapDie(id: int): void {
        if (phase === PyramidicePhase.Pay && (!payment.forGood || !die(id).spend))
            board.spendDie(id)
        else if (phase === PyramidicePhase.Pay)
            giveForGood(id)
        else if (taking)
            takeOrLeave(id)
        else if (rerolling !== "")
            picked = orWithout(id)
        else if (acting) {
            nudging = false
            pick(orWithout(id))
        }
    }
    function isPicked(id: int): bool { return [...picked].indexOf(id) >= 0 }
    function orWithout(id: int): var { return isPicked(id) ? [...picked].filter(one => one !== id) : [...picked, id] }
    // Always exactly as many as must be taken: a die changes places with another one, of the other colour if there is any.
    function takeOrLeave(id: int): void {
        if (!selecting)
            return
        const taken = isPicked(id), prayer = die(id).prayer
        const others = taken ? [...quarry].filter(one => !isPicked(one.id)) : [...picked].map(one => die(one))
        const other = (others.find(one => one.prayer !== prayer) || others[0]).id
        picked = [...picked].filter(one => one !== (taken ? id : other)).concat([taken ? other : id])
    }
    function tapSpace(where: int, at: int): void {
        if (!acting)
            return
        if (single >= 0) {
            if (targetAt(where, at).space >= 0)
                aimAt(where, at)
            else
                board.build(single, where, at, false)   // says why not
            return
        }
        const all = [...rolled], able = all.filter(one => !one.prayer && [...board.targets(one.id, sparing)].some(t => t.pyramid === where && t.space === at))
        const stone = able.length > 0 ? able.reduce((found, one) => one.value > found.value ? one : found) : all.find(one => !one.prayer)
        if (able.length > 0) {
            picked = [stone.id]
            aimAt(where, at)
        } else if (stone)
            board.build(stone.id, where, at, false)
    }
    // The last thing given before chance answers: it is named, and what it does.
    function giveForGood(id: int): void {
        const given = die(id), god = Book.god(payment.god).name, away = payment.what === PyramidiceAct.Dismiss
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
        const loses = rolled.length > 0 && (actions.fame || [...row].some(one => one.god > 0 && one.may) || [...rolled].some(one => board.buildTargets(one.id).length > 0))
        if (loses)
            confirmAsked(qsTr("End the turn?"), qsTr("%n dice go back unused.", "", rolled.length) + " " + qsTr("This cannot be taken back."), qsTr("End the turn"), () => board.endWork())
        else
            board.endWork()
    }
    function build(): bool {
        carried = single
        return target.space >= 0 && board.build(single, target.pyramid, target.space, target.carnelian)
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
        else if (phase === PyramidicePhase.Marked)
            rollAsked(marked(), vx, vy, 3)
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
    function piecesFor(): var { return [...tileChosen().pieces] }
    function tileChosen(): pyramidiceTile {
        const list = tileFrom >= 0 ? [...seen.side(tileFrom).tiles] : [...tiles]
        return list.find(one => tile > 0 && one.tile === tile) || noTile
    }
    // A piece was tapped, on the board or among the choices.
    function givePiece(kind: string): bool {
        if (phase === PyramidicePhase.Pay)
            return board.spendPiece(kind)
        if (phase === PyramidicePhase.Gain)
            return board.gain(kind)
        if (phase === PyramidicePhase.Discard)
            return board.discard(kind)
        if (asking === "tile")
            return board.takeTile(tile, kind, tileFrom)
        if (asking === "hapy")
            return board.useHapy(kind)
        return false
    }
}
