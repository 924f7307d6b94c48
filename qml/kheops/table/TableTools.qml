import QtQuick
import Architects.Ui
import Architects.Table

// What is always at hand: one step back, turning, advice, the score so far, the history, the menu.
Row {
    id: root
    required property KheopsPlay play
    property bool wordsShown: true
    readonly property real part: width / (ask.visible ? 6 : 5)
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
        objectName: "turnTool"
        glyph: "turn"
        text: qsTr("Turn tile")
        wordShown: root.wordsShown
        width: root.part
        enabled: root.play.turnable
        onClicked: root.play.turn(1)
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
