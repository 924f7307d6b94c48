pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Egizia
import Architects.Model

// The head of the table: how far the match is, how high the Nile stands, advice, the menu.
TableHead {
    id: root
    readonly property EgiziaSeen shown: seen as EgiziaSeen
    property string other                   // what one could look at instead: "river" or "monuments"; nothing where both are seen
    signal otherAsked()
    turnWord: turnOf(seen.activeSeat)
    askShown: width >= 375 * Theme.zoom     // the round has to be told too; the menu has it as well

    PieceButton {
        objectName: "otherView"
        visible: root.other !== ""
        width: Theme.touch
        height: Theme.touch
        anchors.verticalCenter: parent.verticalCenter
        spoken: root.other === "river" ? qsTr("The river") : qsTr("The monuments")
        onTapped: root.otherAsked()
        onHeld: root.play.ruleAsked(root.other === "river" ? "egizia/river" : "egizia/monuments")
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
        spoken: qsTr("The flood: %1").arg(EgiziaBook.floods[root.shown.flood])
        onTapped: root.play.ruleAsked("egizia/flood")
        onHeld: root.play.ruleAsked("egizia/flood")
        Shows {
            piece: "flood"
            value: String(row.flood)
        }
        Row {
            id: row
            readonly property int flood: root.shown.flood
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
}
