pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Pyramidice

// A god opened: price, power, when, Fame at the end, and what can be done with it now, or why not.
Sheet {
    id: root
    required property PyramidicePlay play
    property int god: 1                     // 0: an Ennead
    property int slot: 0                    // in the row; 0: somebody's
    property bool own: false
    property var members: []                // of the Ennead
    readonly property var words: Book.god(god)
    readonly property var entry: (slot > 0 ? play.row[slot - 1] : mine()) || ({})
    readonly property bool free: play.phase === "freeGod" && slot > 0
    readonly property bool turn: play.acting || play.phase === "rest"
    readonly property bool usable: own && turn && entry.usable === true
    readonly property string reason: entry.reason || ""
    readonly property string page: words.page || ""
    signal ruleAsked(string page)
    title: slot > 0 ? qsTr("In the row") : own ? qsTr("Your god") : qsTr("A god")
    spacing: 8

    function mine(): var {
        const side = play.sides.find(one => one.seat === play.table.viewer)
        return side ? Array.from(side.gods).find(one => one.god === god) || null : null
    }
    function showSlot(which: int): void {
        god = play.row[which - 1].god
        members = []
        own = false
        slot = which
        choice.start()
        open()
    }
    function showOwned(which: int, isOwn: bool, stack: var): void {
        god = which
        slot = 0
        own = isOwn
        members = stack || []
        choice.start()
        open()
    }
    function costs(): var {
        if (slot > 0)
            return Array.from(play.row[slot - 1].costs)
        return god > 0 ? Array.from(words.costs || []).map(code => ({ code: code, met: false })) : []
    }
    function then(action: var): void {
        close()
        action()
    }
    // What it takes at once, what follows, and that it is for good.
    function lossOf(cost: var, follows: string): string {
        return qsTr("You give: %1.").arg(cost.pays) + " " + follows + " " + qsTr("This cannot be taken back.")
    }
    function sendAway(): void {
        const board = play.board, at = slot, dice = play.picked, name = words.name, cost = board.outlay("dismiss", at)
        if (cost.final)
            then(() => play.confirmAsked(qsTr("Replace %1?").arg(name), lossOf(cost, qsTr("%1 goes and another god comes.").arg(name)), qsTr("Replace %1").arg(name),
                                         () => board.dismiss(at, [])))
        else
            then(() => board.dismiss(at, dice))     // which die is asked next
    }
    function use(): void {
        const dice = play.picked, board = play.board, cost = board.outlay("use", god)
        if (choice.sets)
            then(() => board.setDie(god, choice.die, choice.argument))
        else if (choice.asks === "reroll")
            then(() => play.startReroll(true))
        else if (cost.final)
            then(() => play.confirmAsked(qsTr("Call on %1?").arg(words.name), lossOf(cost, qsTr("A new die is rolled at once.")), qsTr("Call on %1").arg(words.name),
                                         () => board.usePower(god, 0, [])))
        else
            then(() => board.usePower(god, choice.needed ? choice.argument : 0, dice))
    }

    GodSheetFace {
        width: parent.width
        god: root.god
        shrineWidth: Math.min(150, width * 0.42, root.height * (choice.visible && root.height < 720 ? 0.11 : 0.24))     // what is asked stays in sight
        costs: root.costs()
        power: root.god === 0 ? qsTr("The more gods of the Ennead you have, the more Fame they bring at the end.") : root.words.power || ""
        use: root.words.use || ""
        costTitle: root.god === 0 ? "" : qsTr("Price")
        fame: plain
        note: plain === "" ? root.words.fame || "" : ""
        readonly property string plain: root.god > 10 ? root.words.fame || "" : ""      // an Ennead's needs more words
    }
    Label {
        visible: root.members.length > 0
        width: parent.width
        text: root.members.map(id => Book.god(id).name).join(", ")
        horizontalAlignment: Text.AlignHCenter
    }
    PowerChoice {
        id: choice
        width: parent.width
        play: root.play
        god: root.god
        visible: needed && root.usable
    }
    Label {
        visible: root.reason !== "" && text !== ""
        width: parent.width
        text: root.turn ? root.reason : ""
        color: Theme.warn
        horizontalAlignment: Text.AlignHCenter
    }
    GoldButton {
        objectName: "godAction"
        width: parent.width
        visible: root.slot > 0 ? root.free || root.play.acting && root.entry.may === true : root.usable
        enabled: root.slot > 0 || choice.ready
        height: 54
        text: root.free ? qsTr("Take it free") : root.slot > 0 ? qsTr("Pray") : qsTr("Use the power")
        note: root.slot > 0 && root.play.picked.length > 0 && !root.free ? qsTr("uses your chosen dice first") : ""
        onClicked: {
            if (root.free)
                root.then(() => root.play.board.takeGod(root.slot))
            else if (root.slot > 0)
                root.then(() => root.play.pray(root.slot))
            else
                root.use()
        }
    }
    GoldButton {
        objectName: "borrowGod"
        visible: root.slot > 0 && root.play.acting && root.entry.borrowable === true
        quiet: true
        width: parent.width
        text: qsTr("Borrow for 1 die")
        onClicked: root.then(() => root.play.board.borrow(root.slot, root.play.picked))
    }
    GoldButton {
        objectName: "dismissGod"
        visible: root.slot > 0 && root.play.acting && root.entry.dismissable === true
        quiet: true
        danger: true
        width: parent.width
        text: qsTr("Replace for 1 die")
        onClicked: root.sendAway()
    }
    GoldButton {
        objectName: "godRule"
        quiet: true
        glyph: "rules"
        width: parent.width
        text: qsTr("Rule")
        onClicked: root.then(() => root.ruleAsked(root.page))
    }
}
