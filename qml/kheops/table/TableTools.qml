import QtQuick
import Architects.Ui

// What is always at hand: one step back, turning, the score so far, the history, the menu.
Row {
    id: root
    required property KheopsPlay play
    property bool wordsShown: true
    signal scoreAsked()
    signal historyAsked()
    signal menuAsked()

    IconButton {
        objectName: "undo"
        glyph: "undo"
        text: qsTr("Undo")
        wordShown: root.wordsShown
        width: root.width / 5
        enabled: root.play.chosen || root.play.table.canUndo
        onClicked: root.play.back()
    }
    IconButton {
        objectName: "turnTool"
        glyph: "turn"
        text: qsTr("Turn tile")
        wordShown: root.wordsShown
        width: root.width / 5
        enabled: root.play.turnable
        onClicked: root.play.turn(1)
    }
    IconButton {
        objectName: "score"
        glyph: "list"
        text: qsTr("Score")
        wordShown: root.wordsShown
        width: root.width / 5
        onClicked: root.scoreAsked()
    }
    IconButton {
        objectName: "history"
        glyph: "history"
        text: qsTr("History")
        wordShown: root.wordsShown
        width: root.width / 5
        onClicked: root.historyAsked()
    }
    IconButton {
        objectName: "menu"
        glyph: "more"
        text: qsTr("Menu")
        wordShown: root.wordsShown
        width: root.width / 5
        onClicked: root.menuAsked()
    }
}
