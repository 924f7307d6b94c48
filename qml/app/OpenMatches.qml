pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// The other matches that are open, besides the one on the card above.
Column {
    id: root
    property bool all: false
    readonly property int few: 4
    signal resume(string matchId)
    signal remove(string matchId)
    visible: App.openMatches.count > 1
    spacing: 8

    Label {
        text: qsTr("Also open")
        display: true
        size: Theme.heading
    }
    Panel {
        width: parent.width
        implicitHeight: rows.implicitHeight + 8
        Column {
            id: rows
            x: 16
            y: 4
            width: parent.width - 32
            Repeater {
                model: App.openMatches
                delegate: Column {
                    id: entry
                    required property int index
                    required property string matchId
                    required property string gameName
                    readonly property TableModel table: visible ? App.peek(matchId) : null
                    required property string updated
                    required property var players
                    required property bool lesson
                    visible: index > 0 && (root.all || index <= root.few)
                    width: rows.width
                    Divider {
                        visible: entry.index > 1
                        width: parent.width
                    }
                    MatchRow {
                        width: parent.width
                        text: entry.gameName + " · " + (entry.lesson ? qsTr("Lesson") : Words.players(entry.players))
                        note: entry.table ? entry.table.progress + " · " + Words.toMove(entry.table) : entry.updated
                        actionGlyph: "trash"
                        actionText: qsTr("Remove this match")
                        onChosen: root.resume(entry.matchId)
                        onAction: root.remove(entry.matchId)
                    }
                }
            }
            SettingRow {
                visible: !root.all && App.openMatches.count - 1 > root.few
                width: parent.width
                leads: false
                text: qsTr("Show all %n matches", "", App.openMatches.count)
                onClicked: root.all = true
            }
        }
    }
}
