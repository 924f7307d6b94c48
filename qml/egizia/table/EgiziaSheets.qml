import QtQuick
import Architects.Model
import Architects.Table

// What opens over the table: cards and bends large, all that a seat has, and the round that is over.
Item {
    id: root
    required property EgiziaPlay play
    required property EgiziaSeen seen
    readonly property bool roundShown: round.visible
    anchors.fill: parent

    function openRound(): void { round.show() }
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
            root.play.ruleAsked(page)
        }
        onCardAsked: card => {
            close()
            cardSheet.show(card)
        }
        onRiddleAsked: riddle => {
            close()
            riddleSheet.show(root.play.riddle(riddle))
        }
    }
    BendSheet {
        id: bendSheet
        objectName: "bendSheet"
        play: root.play
        onRuleAsked: page => {
            close()
            root.play.ruleAsked(page)
        }
    }
    CardSheet {
        id: cardSheet
        objectName: "cardSheet"
        play: root.play
        onRuleAsked: page => {
            close()
            root.play.ruleAsked(page)
        }
    }
    RiddleSheet {
        id: riddleSheet
        objectName: "riddleSheet"
        onRuleAsked: page => {
            close()
            root.play.ruleAsked(page)
        }
    }
    RoundSheet {
        id: round
        objectName: "roundSheet"
        seen: root.seen
        board: root.play.board
        onRuleAsked: page => {
            close()
            root.play.ruleAsked(page)
        }
    }
    Connections {
        target: root.play
        function onSeatAsked(seat: int): void { seatSheet.show(seat) }
        function onBendAsked(bend: int): void { bendSheet.show(bend) }
        function onCardAsked(card: int): void { cardSheet.show(card) }
        function onRiddleAsked(riddle: int): void { riddleSheet.show(root.play.riddle(riddle)) }
    }
}
