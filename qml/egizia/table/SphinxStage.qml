pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia

// The Sphinx of Abydos: how many cards to look at, then the cards themselves, fanned out; one is dragged down to one's own side, or tapped.
Item {
    id: root
    required property EgiziaPlay play
    required property EgiziaSeen seen
    readonly property bool keeping: play.keeping
    readonly property alias fan: cards

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }
    SphinxMonument {
        id: figure
        width: Math.max(60, Math.min(parent.width - 40, root.keeping ? (root.width > 600 ? 380 : 280) : 400, (parent.height - 24 - (root.keeping ? cards.height : 96)) * 2))
        height: width * 110 / 240
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(8, (parent.height - height - (root.keeping ? cards.height : row.height) - 24) / 2)
        deck: root.seen.deck
    }
    SphinxFan {
        id: cards
        objectName: "fan"
        visible: root.keeping
        y: figure.y + figure.height + 6
        width: Math.min(parent.width - 12, 940)
        height: Math.max(130, Math.min(root.width > 600 ? 276 : 380, root.height * (root.width > 600 ? 0.52 : 0.74)))
        anchors.horizontalCenter: parent.horizontalCenter
        largest: root.width > 600 ? 168 : 122
        cards: root.keeping ? [...root.play.drawn.cards].map(one => ({ riddle: one.riddle, title: one.title, spoken: qsTr("%1. %2").arg(one.title).arg(one.text) })) : []
        chosen: root.play.kept
        advised: root.play.advises(EgiziaAct.Keep) ? root.play.advised.kept : []
        playable: root.keeping
        onTapped: riddle => root.play.keepOrNot(riddle)
        onHeld: riddle => root.play.riddleAsked(riddle)
        hand: root.play.hand
    }
    Row {
        id: row
        visible: !root.keeping && root.play.acting
        y: figure.y + figure.height + 20
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 8
        Repeater {
            model: root.play.action.looks
            LookChoice {
                required property egiziaLook modelData
                objectName: "look" + modelData.cards
                cards: modelData.cards
                price: modelData.price
                may: modelData.may && !chosen
                advised: root.play.advises(EgiziaAct.Look) && root.play.advised.cards === modelData.cards
                chosen: root.play.look === modelData.cards
                dear: !modelData.may
                width: Math.min(76, (root.width - 32 - 4 * 8) / 5)
                spoken: qsTr("Look at %n card(s)", "", modelData.cards) + ", " + qsTr("%n stone(s)", "", modelData.price)
                onTapped: modelData.may ? root.play.look = cards : root.play.refused(modelData.reason, "egizia/sphinx")
                onHeld: root.play.ruleAsked("egizia/sphinx")
            }
        }
    }
}
