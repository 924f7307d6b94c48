import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Luxor
import Architects.Model

// The head of the table: how far the match is, the scarabs on the slab, the pile with its back, advice, the menu.
TableHead {
    id: root
    readonly property LuxorSeen shown: seen as LuxorSeen
    readonly property alias slab: slab
    readonly property alias pile: pile

    PieceButton {
        id: slab
        objectName: "slab"
        width: Math.max(Theme.touch, slabRow.implicitWidth + 10)
        height: Theme.touch
        anchors.verticalCenter: parent.verticalCenter
        spoken: qsTr("%n scarab(s) on the slab", "", root.shown.slab)
        onTapped: root.play.ruleAsked("luxor/scarabs")
        onHeld: root.play.ruleAsked("luxor/scarabs")
        Row {
            id: slabRow
            anchors.centerIn: parent
            spacing: 6
            Scarab {
                size: 19
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                id: slabCount
                Shows {
                    piece: "slab"
                    value: slabCount.text
                }
                text: root.shown.slab
                decorative: true
                size: Theme.text
                font.weight: Font.DemiBold
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    PieceButton {
        id: pile
        readonly property bool snake: root.shown.pile === LuxorModel.Snake
        objectName: "pile"
        width: Math.max(Theme.touch, pileRow.implicitWidth + 10)
        height: Theme.touch
        anchors.verticalCenter: parent.verticalCenter
        spoken: snake ? qsTr("%n card(s) in the pile, a curse on top", "", root.shown.stock) : qsTr("%n card(s) in the pile", "", root.shown.stock)
        onTapped: root.play.ruleAsked(snake ? "luxor/curse" : "luxor/cards")
        onHeld: root.play.ruleAsked(snake ? "luxor/curse" : "luxor/cards")
        Row {
            id: pileRow
            anchors.centerIn: parent
            spacing: 6
            WallCard {
                visible: root.shown.pile !== LuxorModel.Empty
                back: true
                snakeBack: pile.snake
                cellWidth: 21
                cellHeight: 15.5
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                id: stockCount
                Shows {
                    piece: "stock"
                    value: stockCount.text
                }
                text: root.shown.stock
                decorative: true
                size: Theme.text
                font.weight: Font.DemiBold
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
