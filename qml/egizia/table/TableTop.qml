pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Egizia
import Architects.Model

// The head of the table: how far the match is, how high the Nile stands, advice, the menu.
TopBar {
    id: root
    required property TableModel table
    required property EgiziaSeen seen
    property string other                   // what one could look at instead: "river" or "monuments"; nothing where both are seen
    signal ruleAsked(string page)
    signal menuAsked()
    signal otherAsked()
    title: table.gameName

    // Whose turn it is, if there is room to say it.
    function turnWord(): string {
        const seat = seen.activeSeat
        if (seat < 0 || width < (table.online ? 380 : 430) * Theme.zoom)
            return ""
        return seen.yourTurn ? qsTr("your turn") : table.seats[seat].name
    }
    note: turnWord() === "" ? seen.progress : qsTr("%1 · %2").arg(seen.progress).arg(turnWord())
    lineShown: false

    PieceButton {
        objectName: "otherView"
        visible: root.other !== ""
        width: Theme.touch
        height: Theme.touch
        anchors.verticalCenter: parent.verticalCenter
        spoken: root.other === "river" ? qsTr("The river") : qsTr("The monuments")
        onTapped: root.otherAsked()
        onHeld: root.ruleAsked(root.other === "river" ? "egizia/river" : "egizia/monuments")
        Rectangle {
            anchors.fill: parent
            anchors.margins: 4
            radius: Theme.radius
            color: Theme.tint(Theme.card, 0.6)
            border.width: 1
            border.color: Theme.line
        }
        Sign {
            anchors.centerIn: parent
            name: root.other === "river" ? "ship" : "pyramid"
            size: 26
        }
    }
    PieceButton {
        objectName: "flood"
        width: Math.max(Theme.touch, row.implicitWidth + 10)
        height: Theme.touch
        anchors.verticalCenter: parent.verticalCenter
        spoken: qsTr("The flood: %1").arg(EgiziaBook.floodName(root.seen.flood))
        onTapped: root.ruleAsked("egizia/flood")
        onHeld: root.ruleAsked("egizia/flood")
        Shows {
            piece: "flood"
            value: String(row.flood)
        }
        Row {
            id: row
            readonly property int flood: root.seen.flood
            anchors.centerIn: parent
            spacing: 4
            Repeater {
                model: 3
                FieldPatch {
                    required property int index
                    kind: index
                    width: 11
                    height: 15
                    opacity: index <= row.flood ? 1 : 0.22
                    anchors.verticalCenter: row.verticalCenter
                }
            }
            Sign {
                name: "flood"
                size: 22
                color: EgiziaPaint.waterInk
                bold: 1.2
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    AskButton {
        table: root.table
        visible: !root.table.online && root.width >= 375 * Theme.zoom // the round has to be told too; the menu has it as well
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
