import QtQuick
import Architects.Model

// What the table shows of the player's intentions: what may be done with the dice picked, the one next step, and one sentence for it.
QtObject {
    id: root
    required property PyramidicePlay play
    readonly property PyramidiceModel board: play.board
    readonly property bool acting: play.acting
    // slots of the row that are yours to act on now
    readonly property list<int> slots: play.phase === PyramidicePhase.FreeGod ? [...play.row].filter(one => one.god > 0).map(one => one.slot)
                                     : play.acting ? [...play.row].filter(one => helps(one)).map(one => one.slot) : []
    property pyramidiceSlot noSlot
    // the god that the dice picked pay for, all of them; slot 0: none
    readonly property pyramidiceSlot fitting: acting && play.picked.length > 0 ? fit() : noSlot
    readonly property pyramidiceNext next: step()
    readonly property string sentence: say()
    readonly property string hint: advise()
    // the pieces that may be tapped on the own board
    readonly property string pieces: play.phase === PyramidicePhase.Pay ? (play.payment.worker ? "W" : "") + (play.payment.cat ? "C" : "")
                                   : play.phase === PyramidicePhase.Discard ? [...board.discards].join("") : ""
    // how many Workers the next step takes
    readonly property int paying: acting && play.target.space >= 0 && !play.nudging ? play.target.workers : 0

    function godName(god: int): string { return Book.god(god).name }
    function helps(one: pyramidiceSlot): bool {
        return one.god > 0 && one.may && (play.picked.length === 0 || [...play.picked].some(id => board.helpsToPray(id, one.slot)))
    }
    function fit(): pyramidiceSlot {
        const needs = one => [...one.costs].filter(cost => cost.code.charAt(0) === "d" || cost.code.charAt(0) === "s").length, dice = [...play.picked]
        return [...play.row].find(one => one.god > 0 && one.may && dice.length <= needs(one) && dice.every(id => board.helpsToPray(id, one.slot))) || noSlot
    }
    function step(): var {
        if (play.rolling || play.nudging || play.asking !== "")
            return {}
        if (play.phase === PyramidicePhase.Take)
            return takeStep()
        if (play.phase === PyramidicePhase.Marked)
            return { what: "roll", text: qsTr("Roll again"), glyph: "turn" }
        if (play.phase === PyramidicePhase.Pay)
            return payStep()
        if (play.rerolling !== "")
            return { what: "roll", glyph: "turn", enabled: play.picked.length > 0,
                     text: play.picked.length > 0 ? qsTr("Roll %n dice again", "", play.picked.length) : qsTr("Choose dice") }
        if (play.phase === PyramidicePhase.Act)
            return play.picked.length > 0 ? actStep() : idleStep()
        if (play.phase === PyramidicePhase.Rest)
            return tileStep()
        if (play.phase === PyramidicePhase.FreeGod)
            return { what: "", text: qsTr("Tap a god"), enabled: false, sign: "pray" }
        return {}
    }
    function takeStep(): var {
        const all = board.takeCount, stones = play.stonesPicked()
        return { what: "roll", sign: "work", text: qsTr("Roll %n dice", "", all), enabled: play.picked.length === all,
                 note: qsTr("%1 Stone, %2 Prayer").arg(stones).arg(play.picked.length - stones) }
    }
    function payStep(): var {
        const die = payer(), spare = [...play.payment.virtuals]
        if (play.payment.forGood && die.id >= 0)         // it is given by hand
            return { what: "", text: qsTr("Choose a die"), enabled: false }
        const with_ = die.id >= 0 ? die.spoken : play.payment.worker ? Book.pieces("W", 1)
                    : play.payment.cat ? Book.pieces("C", 1) : spare.length > 0 ? godName(spare[0].god) : ""
        return { what: "pay", text: qsTr("Pay"), note: with_, enabled: with_ !== "", glyph: "check" }
    }
    function payer(): pyramidiceDie { return [...play.dice].find(one => one.spend) || play.noDie }
    function pay(): void {
        const die = payer(), spare = [...play.payment.virtuals]
        if (die.id >= 0)
            board.spendDie(die.id)
        else if (play.payment.worker || play.payment.cat)
            board.spendPiece(play.payment.worker ? "W" : "C")
        else if (spare.length > 0)
            board.spendVirtual(spare[0].god, spare[0].value)
    }
    function actStep(): var {
        if (play.target.space >= 0)
            return { what: "build", text: qsTr("Build"), note: Book.pieces("W", play.target.workers), gain: play.target.fame, sign: "build" }
        if (fitting.slot > 0)
            return { what: "pray", slot: fitting.slot, text: qsTr("Pray to %1").arg(godName(fitting.god)), note: owed === "" ? "" : qsTr("still to pay: %1").arg(owed), sign: "pray", gain: fitting.badge }
        if (play.picked.length === 2 && play.actions.fame)
            return { what: "fame", text: qsTr("Give 2 dice"), gain: 1, sign: "fame" }
        if (play.actions.reroll || play.actions.maat)
            return { what: "reroll", text: play.actions.reroll ? qsTr("Reroll") : qsTr("Maat's reroll"), note: qsTr("%n dice", "", play.picked.length), glyph: "turn" }
        return { what: "end", text: qsTr("End the turn"), glyph: "check" }
    }
    // What of that god's price the dice chosen do not pay.
    readonly property string owed: fitting.slot > 0 ? board.owed(fitting.slot, play.picked) : ""
    function workers(target: pyramidiceTarget): string {
        const many = Book.pieces("W", target.workers)
        return target.carnelian ? qsTr("%1, Carnelian").arg(many) : many
    }
    function idleStep(): var {
        const god = [...play.row].find(one => one.god > 0 && one.may)
        if (god)
            return { what: "god", slot: god.slot, text: qsTr("Pray to %1").arg(godName(god.god)), note: qsTr("see the price"), sign: "pray", gain: god.badge }
        if (play.reach.best.space >= 0)
            return { what: "suggest", die: play.reach.best.die, text: qsTr("Build"), note: qsTr("see where"), sign: "build" }
        return { what: "end", text: qsTr("End the turn"), glyph: "check", note: play.rolled.length > 0 ? qsTr("%n dice unused", "", play.rolled.length) : "" }
    }
    function tileStep(): var {
        if (play.tile === 0)
            return { what: "", text: qsTr("Choose a tile"), enabled: false }
        const tile = Book.tile(play.tile)
        return { what: "tile", text: qsTr("Take this tile"), note: tile.fame > 0 ? qsTr("costs %n Fame", "", tile.fame) : "", glyph: "check" }
    }
    function doNext(): void {
        const what = next.what
        if (what === "build")
            play.build()
        else if (what === "pray")
            play.pray(next.slot)
        else if (what === "fame")
            play.fame()
        else if (what === "roll")
            play.roll(0, 0)
        else if (what === "reroll")
            play.startReroll(!play.actions.reroll)
        else if (what === "pay")
            pay()
        else if (what === "suggest")
            play.pick([next.die])
        else if (what === "tile")
            play.takeTile()
        else if (what === "end")
            play.end()
    }

    // What holding the die there would do, or why not; empty over nothing.
    function aimed(): string {
        const aim = play.aim, why = play.reach.whyNot
        if (why !== "")
            return why
        if (aim.slot > 0)
            return play.reach.helps ? qsTr("Let go to pray to %1.").arg(godName(play.row[aim.slot - 1].god))
                                    : qsTr("This die does not help to pay for %1.").arg(godName(play.row[aim.slot - 1].god))
        if (aim.space >= 0)
            return gainAt(held)
        if (aim.action === "reroll")
            return play.actions.reroll ? qsTr("Let go to choose it for the reroll.") : play.actions.rerollReason
        if (aim.action === "fame")
            return play.actions.fame ? qsTr("Let go, then give a second die for 1 Fame.") : play.actions.fameReason
        return qsTr("Hold it over a god or a space of the pyramid.")
    }
    readonly property bool refused: play.air >= 0 && (play.reach.whyNot !== "" || play.aim.slot > 0 && !play.reach.helps
                                  || play.aim.action === "reroll" && !play.actions.reroll || play.aim.action === "fame" && !play.actions.fame)
    // The space that the die is held over, where it may be built.
    readonly property pyramidiceTarget held: play.air >= 0 && play.aim.space >= 0 ? play.targetAt(play.aim.pyramid, play.aim.space) : play.noTarget
    function gainAt(at: pyramidiceTarget): string { return at.space >= 0 ? qsTr("Let go to build: %n Fame", "", at.fame) + ", " + workers(at) : "" }
    function say(): string {
        if (play.rolling)
            return qsTr("The dice are rolling.")
        if (play.air >= 0)
            return aimed()
        if (play.rerolling !== "")
            return qsTr("Which dice do you roll again?")
        if (play.asking !== "")
            return qsTr("Which resource do you give?")
        if (play.phase === PyramidicePhase.Rest && play.tile > 0)
            return tileSentence(play.tileChosen())
        if (!play.acting || play.picked.length === 0)
            return play.phase !== PyramidicePhase.Pay ? play.seen.prompt : play.payment.sentence
        if (play.nudging)
            return play.actions.golden ? qsTr("Up or down? The Golden Cat does it free of charge.") : play.actions.nudgeChoice ? qsTr("Up or down, and by whom?") : qsTr("Should the Cat turn it up or down?")
        if (play.target.space >= 0)
            return qsTr("Your %1 would stand here: %n Fame.", "", play.target.fame).arg(play.die(play.single).value)
        if (owed !== "")
            return qsTr("%n dice chosen for %1. Still to pay: %2.", "", play.picked.length).arg(godName(fitting.god)).arg(owed)
        if (fitting.slot > 0)
            return qsTr("%n dice chosen: they pay for %1.", "", play.picked.length).arg(godName(fitting.god))
        return qsTr("%n dice chosen.", "", play.picked.length)
    }
    function tileSentence(one: pyramidiceTile): string { return one.tile > 0 && !one.may && one.reason !== "" ? one.reason : Book.tile(play.tile).gain }
    // How it is done, in fewer words each step.
    function advise(): string {
        if (play.taking)
            return qsTr("Flick across the tray, or tap the gold button.")
        if (play.rerolling !== "")
            return qsTr("Tap dice, then flick or tap the gold button.")
        if (!acting || play.nudging || play.air >= 0)
            return ""
        if (play.target.space >= 0)
            return qsTr("Or tap another space or god in a gold frame.")
        if (play.picked.length === 0)
            return play.rolled.length > 0 ? qsTr("Tap dice to use them, or drag one.") : ""
        return slots.length > 0 ? qsTr("Tap a god in a gold frame to see its price.") : ""
    }
}
