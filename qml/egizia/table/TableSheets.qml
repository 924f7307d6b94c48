import QtQuick
import Architects.Table

// What opens over the table: cards and bends large, all that a seat has, the round that is over, what an Architect advises, and the menu.
Item {
    id: root
    required property FarTable far
    required property EgiziaPlay play
    required property EgiziaSeen seen
    required property Item lower            // the own side of the table
    readonly property bool roundShown: round.visible
    anchors.fill: parent
    signal rule(string page)
    signal settings()
    signal leave()

    function openSeat(seat: int): void { seatSheet.show(seat) }
    function openBend(bend: int): void { bendSheet.show(bend) }
    function openCard(card: int): void { cardSheet.show(card) }
    function openRiddle(riddle: var): void { riddleSheet.show(riddle) }
    function openRound(rounds: var): void { round.show(rounds) }
    function openMenu(): void { menu.open() }
    function closePlays(): void {
        cardSheet.close()
        bendSheet.close()
    }

    SeatSheet {
        id: seatSheet
        objectName: "seatSheet"
        play: root.play
        seen: root.seen
        onRuleAsked: page => {
            close()
            root.rule(page)
        }
        onCardAsked: card => {
            close()
            cardSheet.show(card)
        }
        onRiddleAsked: riddle => {
            close()
            riddleSheet.show(riddle)
        }
    }
    BendSheet {
        id: bendSheet
        objectName: "bendSheet"
        play: root.play
        onRuleAsked: page => {
            close()
            root.rule(page)
        }
    }
    CardSheet {
        id: cardSheet
        objectName: "cardSheet"
        play: root.play
        onRuleAsked: page => {
            close()
            root.rule(page)
        }
    }
    RiddleSheet {
        id: riddleSheet
        objectName: "riddleSheet"
        onRuleAsked: page => {
            close()
            root.rule(page)
        }
    }
    RoundSheet {
        id: round
        objectName: "roundSheet"
        seen: root.seen
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
    }
    TableMenu {
        id: menu
        table: root.play.table
        far: root.far
        architects: architects
        onRules: root.rule("egizia/overview")
        onSettings: root.settings()
        onLeave: root.leave()
    }
}
