pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Egizia

// What else lies before the player, where there is room: fields and cards, both tracks, the own Sphinx cards.
Column {
    id: root
    required property EgiziaPlay play
    required property EgiziaSeen seen
    readonly property var side: seen.side(play.table.viewer)
    readonly property var hand: visible ? seen.hand : []
    signal cardAsked(int card)
    signal riddleHeld(var riddle)
    signal ruleAsked(string page)
    spacing: 10

    Divider { width: parent.width }
    SideBoard {
        width: parent.width
        crewShown: false
        words: ({ quarry: qsTr("Quarry, %1 stones a round") })
        side: root.side
        flood: root.seen.flood
        onCardTapped: card => root.cardAsked(card)
        onCardHeld: card => root.cardAsked(card)
        onFieldTapped: card => root.cardAsked(card)
        onFieldHeld: card => root.cardAsked(card)
    }
    SideTracks {
        width: parent.width
        seen: root.seen
        onRuleAsked: page => root.ruleAsked(page)
    }
    Flow {
        visible: root.hand.length > 0
        width: parent.width
        spacing: 6
        Repeater {
            model: root.hand
            SphinxCard {
                required property var modelData
                riddle: modelData.riddle
                title: modelData.title
                size: 64
                spoken: qsTr("%1. %2").arg(modelData.title).arg(modelData.text)
                onTapped: root.riddleHeld(modelData)
                onHeld: root.riddleHeld(modelData)
            }
        }
    }
}
