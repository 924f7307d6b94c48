import QtQuick
import Architects.Table

// What opens over the table: all that a seat has, and the menu.
Item {
    id: root
    required property FarTable far
    required property LuxorPlay play
    signal rule(string page)
    signal settings()
    signal leave()

    function openSeat(seat: int): void { seatSheet.show(seat) }
    function openMenu(): void { menu.open() }

    SeatSheet {
        id: seatSheet
        objectName: "seatSheet"
        play: root.play
        onRuleAsked: page => {
            close()
            root.rule(page)
        }
    }
    TableMenu {
        id: menu
        table: root.play.table
        far: root.far
        onRules: root.rule("luxor/overview")
        onSettings: root.settings()
        onLeave: root.leave()
    }
}
