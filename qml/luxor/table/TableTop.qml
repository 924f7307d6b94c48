import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Luxor
import Architects.Model

// The head of the table: how far the match is, the scarabs on the slab, the pile with its back, advice, the menu.
TopBar {
    id: root
    required property TableModel table
    required property LuxorSeen seen
    property string turnWord                // whose turn it is
    readonly property alias slab: slab
    readonly property alias pile: pile
    signal ruleAsked(string page)
    signal menuAsked()
    title: table.gameName
    note: turnWord === "" ? seen.progress : qsTr("%1 · %2").arg(seen.progress).arg(turnWord)
    lineShown: false

    PieceButton {
        id: slab
        objectName: "slab"
        width: Math.max(Theme.touch, slabRow.implicitWidth + 10)
        height: Theme.touch
        anchors.verticalCenter: parent.verticalCenter
        spoken: qsTr("%n scarab(s) on the slab", "", root.seen.slab)
        onTapped: root.ruleAsked("luxor/scarabs")
        onHeld: root.ruleAsked("luxor/scarabs")
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
                text: root.seen.slab
                decorative: true
                size: Theme.text
                font.weight: Font.DemiBold
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    PieceButton {
        id: pile
        readonly property bool snake: root.seen.back === "snake"
        objectName: "pile"
        width: Math.max(Theme.touch, pileRow.implicitWidth + 10)
        height: Theme.touch
        anchors.verticalCenter: parent.verticalCenter
        spoken: snake ? qsTr("%n card(s) in the pile, a curse on top", "", root.seen.stock) : qsTr("%n card(s) in the pile", "", root.seen.stock)
        onTapped: root.ruleAsked(snake ? "luxor/curse" : "luxor/cards")
        onHeld: root.ruleAsked(snake ? "luxor/curse" : "luxor/cards")
        Row {
            id: pileRow
            anchors.centerIn: parent
            spacing: 6
            WallCard {
                visible: root.seen.back !== ""
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
                text: root.seen.stock
                decorative: true
                size: Theme.text
                font.weight: Font.DemiBold
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    AskButton {
        table: root.table
        width: 44
        anchors.verticalCenter: parent.verticalCenter
    }
    IconButton {
        objectName: "menu"
        glyph: "more"
        text: qsTr("Menu")
        width: 44
        anchors.verticalCenter: parent.verticalCenter
        onClicked: root.menuAsked()
    }
}
