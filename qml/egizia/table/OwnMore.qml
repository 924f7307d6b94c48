pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia

// What else lies before the player, where there is room: fields and cards, both tracks, the own Sphinx cards.
Column {
    id: root
    required property EgiziaPlay play
    required property EgiziaSeen seen
    readonly property list<egiziaRiddle> hand: visible ? seen.hand : []
    spacing: 10

    Divider { width: parent.width }
    SideBoard {
        width: parent.width
        crewShown: false
        quarryName: qsTr("Quarry, %1 stones a round")
        side: root.visible ? root.play.own : root.play.noSide
        flood: root.seen.flood
        onCardTapped: card => root.play.cardAsked(card)
        onCardHeld: card => root.play.cardAsked(card)
        onFieldTapped: card => root.play.cardAsked(card)
        onFieldHeld: card => root.play.cardAsked(card)
    }
    SideTracks {
        width: parent.width
        seen: root.seen
        onRuleAsked: page => root.play.ruleAsked(page)
    }
    Flow {
        visible: root.hand.length > 0
        width: parent.width
        spacing: 6
        Repeater {
            model: root.hand
            SphinxCard {
                required property egiziaRiddle modelData
                riddle: modelData.riddle
                title: modelData.title
                size: 64
                spoken: qsTr("%1. %2").arg(modelData.title).arg(modelData.text)
                onTapped: root.play.riddleAsked(riddle)
                onHeld: root.play.riddleAsked(riddle)
            }
        }
    }
}
