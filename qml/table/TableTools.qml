import QtQuick
import Architects.Ui

// What is always at hand, at every table in the same order: one step back, what is the game's own, advice, the score so far, the history, the menu.
Row {
    id: root
    required property TablePlay play
    property bool wordsShown: true
    property string ownName                 // the game's own tool; none without a name
    property string ownGlyph
    property string ownText
    property bool ownEnabled: true
    readonly property real part: width / (4 + (ownName !== "" ? 1 : 0) + (play.table.online ? 0 : 1))
    signal ownAsked()

    IconButton {
        objectName: "undo"
        glyph: "undo"
        text: qsTr("Undo")
        wordShown: root.wordsShown
        width: root.part
        enabled: root.play.chosen || root.play.mayUndo || root.play.mayRewind
        onClicked: root.play.back()
    }
    IconButton {
        objectName: root.ownName
        visible: root.ownName !== ""
        enabled: root.ownEnabled
        glyph: root.ownGlyph
        text: root.ownText
        wordShown: root.wordsShown
        width: root.part
        onClicked: root.ownAsked()
    }
    AskButton {
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
        onClicked: root.play.lookUpAsked("score")
    }
    IconButton {
        objectName: "history"
        glyph: "history"
        text: qsTr("History")
        wordShown: root.wordsShown
        width: root.part
        onClicked: root.play.lookUpAsked("history")
    }
    IconButton {
        objectName: "menu"
        glyph: "more"
        text: qsTr("Menu")
        wordShown: root.wordsShown
        width: root.part
        onClicked: root.play.lookUpAsked("menu")
    }
}
