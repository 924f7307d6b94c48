import QtQuick
import Architects.Ui

// The card hangs over its shaft: the one next step. Otherwise what is always at hand: a step back, the score, the history.
Item {
    id: root
    required property LuxorPlay play
    property bool wordsShown: true
    implicitHeight: Math.max(go.implicitHeight, tools.implicitHeight)

    function focusFirst(): void { go.forceActiveFocus(Qt.TabFocusReason) }

    GoldButton {
        id: go
        objectName: "drop"
        visible: root.play.shaft >= 0 && !root.play.asking && !root.play.air && !root.play.led     // advice has its own button
        width: parent.width
        height: Math.min(parent.height, Math.max(52, implicitHeight))
        y: parent.height - height
        text: qsTr("Drop here")
        enabled: root.play.ready
        onClicked: root.play.drop()
    }
    Row {
        id: tools
        visible: !go.visible
        y: parent.height - height
        width: parent.width
        IconButton {
            objectName: "undo"
            glyph: "undo"
            text: qsTr("Undo")
            wordShown: root.wordsShown
            width: root.width / 3
            enabled: root.play.chosen || root.play.mayUndo
            onClicked: root.play.back()
        }
        IconButton {
            objectName: "score"
            glyph: "list"
            text: qsTr("Score")
            wordShown: root.wordsShown
            width: root.width / 3
            onClicked: root.play.lookUpAsked("score")
        }
        IconButton {
            objectName: "history"
            glyph: "history"
            text: qsTr("History")
            wordShown: root.wordsShown
            width: root.width / 3
            onClicked: root.play.lookUpAsked("history")
        }
    }
}
