import QtQuick
import Architects.Ui
import Architects.Model

// The head of a table that has several rivals: how far the match is and whose turn it is, what the game shows there, advice, the menu.
TopBar {
    id: root
    required property TablePlay play
    required property TableSeen seen
    property string turnWord                // whose turn it is, if there is room to say it
    property bool askShown: true
    default property alias signs: row.data
    title: play.table.gameName
    note: turnWord === "" ? seen.progress : qsTr("%1 · %2").arg(seen.progress).arg(turnWord)
    lineShown: false

    // Whose turn it is, where it is not too long.
    function turnOf(seat: int): string {
        if (seat < 0 || width < (play.table.online ? 380 : 430) * Theme.zoom)
            return ""
        return seen.yourTurn ? qsTr("your turn") : play.table.seats[seat].name
    }
    trailing: [
        Row {
            id: row
            spacing: 2
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        },
        AskButton {
            table: root.play.table
            visible: !root.play.table.online && root.askShown
            width: 44
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        },
        IconButton {
            objectName: "menu"
            glyph: "more"
            text: qsTr("Menu")
            width: 44
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            onClicked: root.play.lookUpAsked("menu")
        }
    ]
}
