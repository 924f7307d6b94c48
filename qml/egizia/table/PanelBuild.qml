pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Egizia

// A building action: how much strength and how many stones are left, cards that strengthen it, and at Amarna the track that goes on.
Column {
    id: root
    required property EgiziaPlay play
    readonly property var action: play.action
    readonly property var cards: Array.from(action.cards || [])
    readonly property var tracks: Array.from(action.tracks || [])
    readonly property bool begun: play.phase === "action"
    readonly property bool amarna: play.seen.site === 1
    signal ruleAsked(string page)
    signal cardAsked(int card)
    spacing: 8

    // Nothing of this comes and goes while one builds, so that the squares stay where they are.
    Row {
        opacity: root.begun ? 1 : 0
        spacing: 16
        SignCount {
            sign: "strength"
            size: Math.min(Theme.text, 22)
            strong: true
            text: qsTr("%1 of %2", "strength used").arg(root.action.spent || 0).arg(root.action.strength || 0)
        }
        SignCount {
            sign: "stone"
            size: Math.min(Theme.text, 22)
            strong: true
            text: qsTr("Left: %1", "stones").arg(root.action.stones || 0)
        }
        SignCount {
            opacity: (root.action.points || 0) > 0 ? 1 : 0
            sign: "star"
            size: Math.min(Theme.text, 22)
            strong: true
            text: "+" + (root.action.points || 0)
        }
    }
    Flow {
        visible: root.cards.length > 0
        width: parent.width
        spacing: 6
        Repeater {
            model: root.cards
            CardChip {
                required property var modelData
                objectName: "boost" + modelData.card
                card: modelData.card
                may: modelData.may === true
                advised: root.play.advisesCard(modelData.card)
                spoken: modelData.title
                onTapped: modelData.may ? root.play.board.playCard(card) : root.cardAsked(card)
                onHeld: root.cardAsked(card)
            }
        }
    }
    Row {                                   // at Amarna one marker goes on
        visible: root.amarna
        x: 3
        width: root.width - 6               // a place without a size would not be kept
        height: Theme.touch
        spacing: 8
        Repeater {
            model: root.tracks
            TrackChoice {
                required property var modelData
                objectName: "track-" + modelData.track
                width: (root.width - 14) / 2
                step: modelData
                chosen: root.play.track === modelData.track
                advised: root.play.advises("finish") && chosen
                onTapped: root.play.track = modelData.track
                onHeld: root.ruleAsked("egizia/tracks")
            }
        }
    }
}
