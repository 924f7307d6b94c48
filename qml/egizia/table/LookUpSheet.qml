import QtQuick
import Architects.Ui
import Architects.Model

// Where there is no room for buttons of their own: the score, the history, and an Architect's advice.
Sheet {
    id: root
    required property TableModel table
    signal scoreAsked()
    signal historyAsked()
    title: qsTr("Look up")
    spacing: 0
    SettingRow {
        objectName: "lookScore"
        width: parent.width
        glyph: "list"
        text: qsTr("Points so far")
        onClicked: {
            root.close()
            root.scoreAsked()
        }
    }
    SettingRow {
        objectName: "lookHistory"
        width: parent.width
        glyph: "history"
        text: qsTr("History")
        onClicked: {
            root.close()
            root.historyAsked()
        }
    }
    SettingRow {
        objectName: "lookAdvice"
        visible: !root.table.online && root.table.hint.available
        width: parent.width
        glyph: "hint"
        text: qsTr("Ask an Architect")
        onClicked: {
            root.close()
            root.table.hint.ask()
        }
    }
}
