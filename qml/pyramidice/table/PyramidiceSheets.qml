import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Model

// What can be opened over the table: a god, all that a player has, and what is asked once more.
Item {
    id: root
    required property PyramidicePlay play
    readonly property TableModel table: play.table
    property int me: 0
    anchors.fill: parent

    function openGod(god: int, own: bool, members: var): void {
        if (own && (play.phase === PyramidicePhase.Pay && payVirtually(god) || play.phase === PyramidicePhase.Drop && chooseToDrop(god === 0 ? 39 : god)))
            return
        godSheet.showOwned(god, own, god === 0 && members.length === 0 ? ownEnnead() : members)
    }
    function carryOut(what: var): void { what() }
    function ownEnnead(): var { return [...play.seen.godOf(me, 0).members] }
    function chooseToDrop(god: int): bool {
        const may = [...play.board.drops].some(one => one.god === god)
        if (may)
            play.dropped = god
        return may
    }
    // A god of the Triad pays with a die that is none.
    function payVirtually(god: int): bool {
        const one = [...play.payment.virtuals].find(spare => spare.god === god)
        return one !== undefined && !play.payment.forGood && play.board.spendVirtual(god, one.value)
    }

    GodSheet {
        id: godSheet
        objectName: "godSheet"
        play: root.play
        onRuleAsked: page => root.play.ruleAsked(page)
    }
    SeatSheet {
        id: seatSheet
        objectName: "seatSheet"
        play: root.play
        onRuleAsked: page => root.play.ruleAsked(page)
        onGodOpened: (god, own, members) => {
            seatSheet.close()
            root.openGod(god, own, members)
        }
    }
    ConfirmDialog {
        id: sure
        property var action: null
        objectName: "sure"
        danger: true
        onAccepted: root.carryOut(action)
    }
    Connections {
        target: root.play
        function onGodAsked(god: int): void { root.openGod(god, true, []) }
        function onSlotAsked(slot: int): void { godSheet.showSlot(slot) }
        function onSeatAsked(seat: int): void { seatSheet.show(seat, seat === root.me) }
        function onConfirmAsked(title: string, text: string, yes: string, action: var): void {
            sure.title = title
            sure.text = text
            sure.acceptText = yes
            sure.action = action
            sure.open()
        }
    }
}
