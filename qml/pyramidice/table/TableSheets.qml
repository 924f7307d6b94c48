import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Model

// What can be opened over the table: a god, all that a player has, what an Architect advises, the menu.
Item {
    id: root
    required property PyramidicePlay play
    required property FarTable far
    required property Item lower            // the own side of the table
    readonly property TableModel table: play.table
    property int me: 0
    anchors.fill: parent
    signal rule(string page)
    signal settings()
    signal leave()

    function openSlot(slot: int): void { godSheet.showSlot(slot) }
    function openSeat(seat: int): void { seatSheet.show(seat, seat === me) }
    function openMenu(): void { menu.open() }
    function openGod(god: int, own: bool, members: var): void {
        if (own && (play.phase === "pay" && payVirtually(god) || play.phase === "drop" && chooseToDrop(god === 0 ? 39 : god)))
            return
        godSheet.showOwned(god, own, god === 0 && members.length === 0 ? ownEnnead() : members)
    }
    function carryOut(what: var): void { what() }
    function ownEnnead(): var {
        const side = play.sides.find(one => one.seat === me), stack = side ? Array.from(side.gods).find(one => one.god === 0) : null
        return stack ? Array.from(stack.members) : []
    }
    function chooseToDrop(god: int): bool {
        const may = Array.from(play.board.drops).some(one => one.god === god)
        if (may)
            play.dropped = god
        return may
    }
    // A god of the Triad pays with a die that is none.
    function payVirtually(god: int): bool {
        const one = Array.from(play.payment.virtuals || []).find(spare => spare.god === god)
        return one !== undefined && play.payment.final !== true && play.board.spendVirtual(god, one.value)
    }

    GodSheet {
        id: godSheet
        objectName: "godSheet"
        play: root.play
        onRuleAsked: page => root.rule(page)
    }
    SeatSheet {
        id: seatSheet
        objectName: "seatSheet"
        play: root.play
        onRuleAsked: page => root.rule(page)
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
        function onConfirmAsked(title: string, text: string, yes: string, action: var): void {
            sure.title = title
            sure.text = text
            sure.acceptText = yes
            sure.action = action
            sure.open()
        }
    }
    TableArchitects {
        id: architects
        anchors.fill: parent
        table: root.table
        replaying: root.play.watching
        bandX: root.lower.x
        bandWidth: root.lower.width
        edge: root.lower.y + 8
        carryOut: move => root.play.throwAdvised(move)
    }
    TableMenu {
        id: menu
        table: root.table
        far: root.far
        architects: architects
        onRules: root.rule("pyramidice/overview")
        onSettings: root.settings()
        onLeave: root.leave()
    }
}
