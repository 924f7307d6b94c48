import QtQuick
import Architects.Ui
import Architects.Table

// What is always at hand: one step back, the Rest tiles, advice, the score so far, the history, the menu.
Row {
    id: root
    required property PyramidicePlay play
    property bool wordsShown: true
    property bool tilesApart: false         // the Rest tiles have a place of their own
    readonly property real part: width / ((ask.visible ? 6 : 5) - (tilesApart ? 1 : 0))
    property bool tilesShown: false
    signal tilesAsked()
    signal scoreAsked()
    signal historyAsked()
    signal menuAsked()

    IconButton {
        objectName: "undo"
        glyph: "undo"
        text: qsTr("Undo")
        wordShown: root.wordsShown
        width: root.part
        enabled: root.play.chosen || root.play.table.canUndo
        onClicked: root.play.back()
    }
    IconButton {
        objectName: "tiles"
        visible: !root.tilesApart
        glyph: root.tilesShown ? "pyramid" : "moon"
        text: root.tilesShown ? qsTr("Pyramid") : qsTr("Tiles")
        wordShown: root.wordsShown
        width: root.part
        onClicked: root.tilesAsked()
    }
    AskButton {
        id: ask
        table: root.play.table
        wordShown: root.wordsShown
        width: root.part
    }
    IconButton {
        objectName: "score"
        glyph: "list"
        text: qsTr("Score")
        wordShown: root.wordsShown
        width: root.part
        onClicked: root.scoreAsked()
    }
    IconButton {
        objectName: "history"
        glyph: "history"
        text: qsTr("History")
        wordShown: root.wordsShown
        width: root.part
        onClicked: root.historyAsked()
    }
    IconButton {
        objectName: "menu"
        glyph: "more"
        text: qsTr("Menu")
        wordShown: root.wordsShown
        width: root.part
        onClicked: root.menuAsked()
    }
}
