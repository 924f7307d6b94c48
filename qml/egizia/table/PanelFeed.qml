pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia

// The crew is hungry: the sum in pictures, and what could still be put on the table.
Column {
    id: root
    required property EgiziaPlay play
    readonly property egiziaFeeding sum: play.seen.feeding
    property int stones: 1                  // to be turned into grain
    spacing: 8

    FeedSum {
        width: parent.width
        need: root.sum.need
        supply: root.sum.supply
        given: root.sum.given
        missing: root.sum.missing
        loss: root.sum.loss
    }
    Repeater {
        model: root.sum.helps
        Row {
            id: help
            required property egiziaHelp modelData
            readonly property bool inStones: modelData.use === EgiziaUse.Feed
            readonly property int most: Math.max(1, modelData.most)
            width: root.width
            spacing: 8
            CardChip {
                card: help.modelData.card
                spoken: help.modelData.title
                onTapped: root.play.cardAsked(card)
                onHeld: root.play.cardAsked(card)
            }
            Stepper {
                visible: help.inStones
                width: visible ? implicitWidth : 0
                most: help.most
                value: Math.min(root.stones, most)
                unitName: qsTr("stones")
                onStepped: value => root.stones = value
            }
            GoldButton {
                objectName: "help" + help.modelData.card
                quiet: true
                advised: root.play.advisesCard(help.modelData.card) || help.inStones && root.play.advises(EgiziaAct.FeedStones)
                width: help.width - x
                text: help.inStones ? qsTr("%n stone(s) as grain", "", Math.min(root.stones, help.most)) : help.modelData.title
                note: help.inStones ? "" : help.modelData.missing > 0 ? qsTr("then missing: %1, points lost: %2").arg(help.modelData.missing).arg(help.modelData.loss) : qsTr("then everybody is fed")
                onClicked: {
                    if (help.inStones)
                        root.play.board.feedStones(Math.min(root.stones, help.most))
                    else if (help.modelData.use === EgiziaUse.Upgrade)
                        root.play.board.upgrade(help.modelData.field)
                    else
                        root.play.board.playCard(help.modelData.card)
                }
            }
        }
    }
}
