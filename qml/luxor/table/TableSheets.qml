import QtQuick
import Architects.Table

// What opens over the table: all that a seat has, what an Architect advises, and the menu.
Item {
    id: root
    required property FarTable far
    required property Item lower            // the own side of the table
    required property LuxorPlay play
    anchors.fill: parent
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
    TableArchitects {
        id: architects
        anchors.fill: parent
        table: root.play.table
        replaying: root.play.watching
        bandX: root.lower.x
        bandWidth: root.lower.width
        edge: root.lower.y + 8
        carryOut: () => root.play.dropAdvised()
    }
    TableMenu {
        id: menu
        table: root.play.table
        far: root.far
        architects: architects
        onRules: root.rule("luxor/overview")
        onSettings: root.settings()
        onLeave: root.leave()
    }
}
