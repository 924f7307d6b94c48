pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Egizia

// The crew is hungry: the sum in pictures, and what could still be put on the table.
Column {
    id: root
    required property EgiziaPlay play
    readonly property var sum: play.seen.asked.feeding
    readonly property var helps: Array.from(sum.helps || [])
    property int stones: 1                  // to be turned into grain
    signal ruleAsked(string page)
    signal cardAsked(int card)
    spacing: 8

    FeedSum {
        width: parent.width
        need: root.sum.need || 0
        supply: root.sum.supply || 0
        given: root.sum.given || 0
        missing: root.sum.missing || 0
        loss: root.sum.loss || 0
    }
    Repeater {
        model: root.helps
        Row {
            id: help
            required property var modelData
            readonly property bool inStones: modelData.what === "feed"
            width: root.width
            spacing: 8
            CardChip {
                card: help.modelData.card
                spoken: help.modelData.title
                onTapped: root.cardAsked(card)
                onHeld: root.cardAsked(card)
            }
            Stepper {
                visible: help.inStones
                width: visible ? implicitWidth : 0
                most: help.modelData.most || 1
                value: Math.min(root.stones, most)
                unitName: qsTr("stones")
                onStepped: value => root.stones = value
            }
            GoldButton {
                objectName: "help" + help.modelData.card
                quiet: true
                advised: root.play.advisesCard(help.modelData.card) || help.inStones && root.play.advises("feedStones")
                width: help.width - x
                text: help.inStones ? qsTr("%n stone(s) as grain", "", Math.min(root.stones, help.modelData.most || 1)) : help.modelData.title
                note: help.inStones ? "" : help.modelData.missing > 0 ? qsTr("then %1 missing, %2 points lost").arg(help.modelData.missing).arg(help.modelData.loss) : qsTr("then everybody is fed")
                onClicked: {
                    if (help.inStones)
                        root.play.board.feedStones(Math.min(root.stones, help.modelData.most || 1))
                    else if (help.modelData.what === "upgrade")
                        root.play.board.upgrade(help.modelData.field)
                    else
                        root.play.board.playCard(help.modelData.card)
                }
            }
        }
    }
}
