pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia

// A building action: how much strength and how many stones are left, cards that strengthen it, and at Amarna the track that goes on.
Column {
    id: root
    required property EgiziaPlay play
    readonly property egiziaAction action: play.action
    readonly property list<egiziaBoost> cards: action.cards
    readonly property bool begun: play.acting
    readonly property bool amarna: play.seen.site === 1
    spacing: 8

    // Nothing of this comes and goes while one builds, so that the squares stay where they are.
    Flow {
        width: parent.width
        spacing: 6
        Repeater {
            model: root.cards
            CardChip {
                required property egiziaBoost modelData
                objectName: "boost" + modelData.card
                card: modelData.card
                may: modelData.may
                advised: root.play.advisesCard(modelData.card)
                spoken: modelData.title
                onTapped: modelData.may ? root.play.board.playCard(card) : root.play.cardAsked(card)
                onHeld: root.play.cardAsked(card)
            }
        }
        Row {
            opacity: root.begun ? 1 : 0
            height: root.cards.length > 0 ? Theme.touch : implicitHeight
            leftPadding: root.cards.length > 0 ? 6 : 0
            spacing: 14
            SignCount {
                sign: "strength"
                size: Math.min(Theme.text, 22)
                strong: true
                text: qsTr("%1 of %2", "strength used").arg(root.action.spent).arg(root.action.strength)
                anchors.verticalCenter: parent.verticalCenter
            }
            SignCount {
                sign: "stone"
                size: Math.min(Theme.text, 22)
                strong: true
                text: qsTr("Left: %1", "stones").arg(root.action.stones)
                anchors.verticalCenter: parent.verticalCenter
            }
            SignCount {
                opacity: root.action.points > 0 ? 1 : 0
                sign: "star"
                size: Math.min(Theme.text, 22)
                strong: true
                text: "+" + root.action.points
                anchors.verticalCenter: parent.verticalCenter
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
            model: root.action.tracks
            TrackChoice {
                required property egiziaTrack modelData
                objectName: "track-" + modelData.track
                width: (root.width - 14) / 2
                step: modelData
                chosen: root.play.track === modelData.track
                advised: root.play.advises(EgiziaAct.Finish) && chosen
                onTapped: root.play.track = modelData.track
                onHeld: root.play.ruleAsked("egizia/tracks")
            }
        }
    }
}
