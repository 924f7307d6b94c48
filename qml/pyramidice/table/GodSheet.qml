pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// A god opened: price, power, when, Fame at the end, and what can be done with it now, or why not.
Sheet {
    id: root
    required property PyramidicePlay play
    property int god: 1                     // 0: an Ennead
    property int slot: 0                    // in the row; 0: somebody's
    property bool own: false
    property list<int> members              // of the Ennead
    property pyramidiceSlot noSlot
    readonly property pyramidiceGodText words: Book.god(god)
    readonly property pyramidiceSlot entry: slot > 0 ? play.row[slot - 1] : noSlot
    readonly property pyramidiceGod mine: slot > 0 ? play.seen.noGod : play.seen.godOf(play.table.viewer, god)
    readonly property bool free: play.phase === PyramidicePhase.FreeGod && slot > 0
    readonly property bool turn: play.acting || play.phase === PyramidicePhase.Rest
    readonly property bool usable: own && turn && mine.usable
    readonly property string reason: slot > 0 ? entry.reason : mine.reason
    readonly property string page: words.page
    signal ruleAsked(string page)
    title: slot > 0 ? qsTr("In the row") : own ? qsTr("Your god") : qsTr("A god")
    spacing: 8

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
        members = stack
        choice.start()
        open()
    }
    function then(action: var): void {
        close()
        action()
    }
    // What it takes at once, what follows, and that it is for good.
    function lossOf(cost: pyramidiceOutlay, follows: string): string {
        return qsTr("You give: %1.").arg(cost.pays) + " " + follows + " " + qsTr("This cannot be taken back.")
    }
    function sendAway(): void {
        const board = play.board, at = slot, dice = [...play.picked], name = words.name, cost = board.dismissOutlay(at)
        if (cost.forGood)
            then(() => play.confirmAsked(qsTr("Replace %1?").arg(name), lossOf(cost, qsTr("%1 goes and another god comes.").arg(name)), qsTr("Replace %1").arg(name),
                                         () => board.dismiss(at, [])))
        else
            then(() => board.dismiss(at, dice))     // which die is asked next
    }
    function use(): void {
        const dice = [...play.picked], board = play.board, cost = board.useOutlay(god)
        if (choice.sets)
            then(() => board.setDie(god, choice.die, choice.argument))
        else if (choice.rerolls)
            then(() => play.startReroll(true))
        else if (cost.forGood)
            then(() => play.confirmAsked(qsTr("Call on %1?").arg(words.name), lossOf(cost, qsTr("A new die is rolled at once.")), qsTr("Call on %1").arg(words.name),
                                         () => board.usePower(god, 0, [])))
        else
            then(() => board.usePower(god, choice.needed ? choice.argument : 0, dice))
    }

    GodSheetFace {
        width: parent.width
        god: root.god
        shrineWidth: Math.min(150, width * 0.42, root.height * (choice.visible && root.height < 720 ? 0.11 : 0.24))     // what is asked stays in sight
        costs: root.slot > 0 ? root.entry.costs : root.words.costs
        power: root.god === 0 ? qsTr("The more gods of the Ennead you have, the more Fame they bring at the end.") : root.words.power
        use: root.words.use
        costTitle: root.god === 0 ? "" : qsTr("Price")
        fame: plain
        note: plain === "" ? root.words.fame : ""
        readonly property string plain: root.god > 10 ? root.words.fame : ""      // an Ennead's needs more words
    }
    Label {
        visible: root.members.length > 0
        width: parent.width
        text: [...root.members].map(id => Book.god(id).name).join(", ")
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
        visible: root.slot > 0 ? root.free || root.play.acting && root.entry.may : root.usable
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
        visible: root.slot > 0 && root.play.acting && root.entry.borrowable
        quiet: true
        width: parent.width
        text: qsTr("Borrow for 1 die")
        onClicked: root.then(() => root.play.board.borrow(root.slot, root.play.picked))
    }
    GoldButton {
        objectName: "dismissGod"
        visible: root.slot > 0 && root.play.acting && root.entry.dismissable
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
