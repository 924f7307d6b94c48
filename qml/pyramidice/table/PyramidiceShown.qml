import QtQuick
import Architects.Model

// What the table shows of the player's intentions: what may be done with the dice picked, the one next step, and one sentence for it.
QtObject {
    id: root
    required property PyramidicePlay play
    readonly property PyramidiceModel board: play.board
    readonly property bool acting: play.acting
    // slots of the row that are yours to act on now
    readonly property var slots: play.phase === "freeGod" ? play.row.filter(one => one.god > 0).map(one => one.slot)
                               : play.acting ? play.row.filter(one => helps(one)).map(one => one.slot) : []
    readonly property var fitting: acting && play.picked.length > 0 ? fit() : null
    readonly property var next: step()
    readonly property string sentence: say()
    readonly property string hint: advise()
    // the pieces that may be tapped on the own board
    readonly property string pieces: play.phase === "pay" ? (play.payment.W ? "W" : "") + (play.payment.C ? "C" : "")
                                   : play.phase === "discard" ? Array.from(board.discards).join("") : ""
    // how many pieces the next step takes
    readonly property var paying: acting && play.target && !play.nudging ? { W: play.target.workers } : ({})

    function godName(god: int): string { return Book.god(god).name }
    function helps(one: var): bool {
        return one.god > 0 && one.may && (play.picked.length === 0 || play.picked.some(id => board.helpsToPray(id, one.slot)))
    }
    // The god that the dice picked pay for, all of them.
    function fit(): var {
        const needs = one => Array.from(one.costs).filter(cost => cost.code.charAt(0) === "d" || cost.code.charAt(0) === "s").length
        return play.row.find(one => one.god > 0 && one.may && play.picked.length <= needs(one) && play.picked.every(id => board.helpsToPray(id, one.slot))) || null
    }
    function step(): var {
        if (play.rolling || play.nudging || play.asking !== "")
            return null
        if (play.phase === "take")
            return takeStep()
        if (play.phase === "marked")
            return { what: "roll", text: qsTr("Roll again"), glyph: "turn" }
        if (play.phase === "pay")
            return payStep()
        if (play.rerolling !== "")
            return { what: "roll", glyph: "turn", enabled: play.picked.length > 0,
                     text: play.picked.length > 0 ? qsTr("Roll %n dice again", "", play.picked.length) : qsTr("Choose dice") }
        if (play.phase === "act")
            return play.picked.length > 0 ? actStep() : idleStep()
        if (play.phase === "rest")
            return tileStep()
        if (play.phase === "freeGod")
            return { what: "", text: qsTr("Tap a god"), enabled: false, sign: "pray" }
        return null
    }
    function takeStep(): var {
        const all = board.takeCount, stones = play.stones.length
        return { what: "roll", sign: "work", text: qsTr("Roll %n dice", "", all), enabled: play.picked.length === all,
                 note: qsTr("%1 Stone, %2 Prayer").arg(stones).arg(play.picked.length - stones) }
    }
    function payStep(): var {
        if (play.payment.final === true && play.dice.some(one => one.spend))     // it is given by hand
            return { what: "", text: qsTr("Choose a die"), enabled: false }
        const die = play.dice.find(one => one.spend), spare = Array.from(play.payment.virtuals || [])
        const with_ = die ? Book.die(die.prayer, die.value) : play.payment.W ? Book.pieces("W", 1)
                    : play.payment.C ? Book.pieces("C", 1) : spare.length > 0 ? godName(spare[0].god) : ""
        return { what: "pay", text: qsTr("Pay"), note: with_, enabled: with_ !== "", glyph: "check" }
    }
    function pay(): void {
        const die = play.dice.find(one => one.spend), spare = Array.from(play.payment.virtuals || [])
        if (die)
            board.spendDie(die.id)
        else if (play.payment.W || play.payment.C)
            board.spendPiece(play.payment.W ? "W" : "C")
        else if (spare.length > 0)
            board.spendVirtual(spare[0].god, spare[0].value)
    }
    function actStep(): var {
        if (play.target)
            return { what: "build", text: qsTr("Build"), note: Book.pieces("W", play.target.workers), gain: play.target.fame, sign: "build" }
        if (fitting)
            return { what: "pray", slot: fitting.slot, text: qsTr("Pray to %1").arg(godName(fitting.god)), note: owed(fitting) === "" ? "" : qsTr("still to pay: %1").arg(owed(fitting)), sign: "pray", gain: fitting.badge || 0 }
        if (play.picked.length === 2 && play.actions.fame)
            return { what: "fame", text: qsTr("Give 2 dice"), gain: 1, sign: "fame" }
        if (play.actions.reroll || play.actions.maat)
            return { what: "reroll", text: play.actions.reroll ? qsTr("Reroll") : qsTr("Maat's reroll"), note: qsTr("%n dice", "", play.picked.length), glyph: "turn" }
        return { what: "end", text: qsTr("End the turn"), glyph: "check" }
    }
    // What of a god's price the dice chosen do not pay.
    function owed(one: var): string {
        const left = Array.from(board.missing(one.slot, play.picked))
        return left.length > 0 ? Book.cost(left) : ""
    }
    function workers(target: var): string {
        const many = Book.pieces("W", target.workers)
        return target.carnelian ? qsTr("%1, Carnelian").arg(many) : many
    }
    function idleStep(): var {
        const god = play.row.find(one => one.god > 0 && one.may), stone = bestBuild()
        if (god)
            return { what: "god", slot: god.slot, text: qsTr("Pray to %1").arg(godName(god.god)), note: qsTr("see the price"), sign: "pray", gain: god.badge || 0 }
        if (stone)
            return { what: "suggest", die: stone.die, text: qsTr("Build"), note: qsTr("see where"), sign: "build" }
        return { what: "end", text: qsTr("End the turn"), glyph: "check", note: play.rolled.length > 0 ? qsTr("%n dice unused", "", play.rolled.length) : "" }
    }
    function bestBuild(): var {
        const all = play.rolled.filter(one => !one.prayer).map(one => ({ die: one.id, at: play.best(play.targetsOf(one.id, play.dice)) })).filter(one => one.at)
        return all.reduce((found, one) => !found || one.at.fame > found.at.fame ? one : found, null)
    }
    function tileStep(): var {
        if (play.tile === 0)
            return { what: "", text: qsTr("Choose a tile"), enabled: false }
        const tile = Book.tile(play.tile)
        return { what: "tile", text: qsTr("Take this tile"), note: tile.fame > 0 ? qsTr("costs %n Fame", "", tile.fame) : "", glyph: "check" }
    }
    function doNext(): void {
        const what = next ? next.what : ""
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
        const aim = play.aim
        if (aim.slot)
            return board.whyNotPray(aim.slot) || (board.helpsToPray(play.air, aim.slot) ? qsTr("Let go to pray to %1.").arg(godName(play.row[aim.slot - 1].god))
                                                : qsTr("This die does not help to pay for %1.").arg(godName(play.row[aim.slot - 1].god)))
        if (aim.space !== undefined)
            return board.whyNotBuild(play.air, aim.pyramid, aim.space) || gainAt(aim)
        if (aim.action)
            return play.actions[aim.action] ? aim.action === "reroll" ? qsTr("Let go to choose it for the reroll.") : qsTr("Let go, then give a second die for 1 Fame.")
                                            : play.actions[aim.action + "Reason"] || ""
        return qsTr("Hold it over a god or a space of the pyramid.")
    }
    readonly property bool refused: play.air >= 0 && (play.aim.action ? play.actions[play.aim.action] !== true : play.aim.slot ? !board.helpsToPray(play.air, play.aim.slot) || board.whyNotPray(play.aim.slot) !== ""
                                  : play.aim.space !== undefined && board.whyNotBuild(play.air, play.aim.pyramid, play.aim.space) !== "")
    function gainAt(aim: var): string {
        const at = play.targetsOf(play.air, play.dice).find(one => one.pyramid === aim.pyramid && one.space === aim.space)
        return at ? qsTr("Let go to build: %n Fame", "", at.fame) + ", " + workers(at) : ""
    }
    function say(): string {
        if (play.rolling)
            return qsTr("The dice are rolling.")
        if (play.air >= 0)
            return aimed()
        if (play.rerolling !== "")
            return qsTr("Which dice do you roll again?")
        if (play.asking !== "")
            return qsTr("Which resource do you give?")
        if (play.phase === "rest" && play.tile > 0)
            return tileSentence()
        if (!play.acting || play.picked.length === 0)
            return play.phase !== "pay" ? play.prompt : play.payment.sentence || ""
        if (play.nudging)
            return play.actions.golden ? qsTr("Up or down? The Golden Cat does it free of charge.") : play.actions.nudgeChoice ? qsTr("Up or down, and by whom?") : qsTr("Should the Cat turn it up or down?")
        if (play.target)
            return qsTr("Your %1 would stand here: %n Fame.", "", play.target.fame).arg(play.die(play.single).value)
        const missing = fitting ? owed(fitting) : ""
        if (missing !== "")
            return qsTr("%n dice chosen for %1. Still to pay: %2.", "", play.picked.length).arg(godName(fitting.god)).arg(missing)
        if (fitting)
            return qsTr("%n dice chosen: they pay for %1.", "", play.picked.length).arg(godName(fitting.god))
        return qsTr("%n dice chosen.", "", play.picked.length)
    }
    function tileSentence(): string {
        const owner = play.sides.find(one => one.seat === play.tileFrom), list = owner ? Array.from(owner.tiles) : play.tiles
        const entry = list.find(one => one.tile === play.tile)
        return entry && !entry.may && entry.reason ? entry.reason : Book.tile(play.tile).gain || ""
    }
    // How it is done, in fewer words each step.
    function advise(): string {
        if (play.taking)
            return qsTr("Flick across the tray, or tap the gold button.")
        if (play.rerolling !== "")
            return qsTr("Tap dice, then flick or tap the gold button.")
        if (!acting || play.nudging || play.air >= 0)
            return ""
        if (play.target)
            return qsTr("Or tap another space or god in a gold frame.")
        if (play.picked.length === 0)
            return play.rolled.length > 0 ? qsTr("Tap dice to use them, or drag one.") : ""
        return slots.length > 0 ? qsTr("Tap a god in a gold frame to see its price.") : ""
    }
}
