import QtQuick
import Architects.Ui
import Architects.Model

// What one person alone against Architects may do with a match besides playing it: begin it again, or give it up.
Column {
    id: root
    required property TableModel table
    signal chosen(then: var)                // the menu closes, then this
    signal again(bool sameDraws)

    SettingRow {
        objectName: "menuAgain"
        width: parent.width
        glyph: "replay"
        text: qsTr("Begin again")
        note: qsTr("The same match from its first move.")
        onClicked: root.chosen(() => anew.open())
    }
    Divider { width: parent.width }
    SettingRow {
        objectName: "menuGiveUp"
        width: parent.width
        glyph: "flag"
        text: qsTr("Give up")
        note: root.table.practice ? qsTr("The match ends here.") : qsTr("The match ends here, and counts as lost.")
        onClicked: root.chosen(() => giveUp.open())
    }
    Divider { width: parent.width }

    Sheet {
        id: anew
        objectName: "beginAgain"
        title: qsTr("Begin again")
        spacing: 2
        Label {
            width: parent.width
            soft: true
            text: qsTr("The match as it stands ends without a result.")
        }
        SettingRow {
            objectName: "newDraws"
            width: parent.width
            glyph: "replay"
            leads: false
            text: qsTr("With other luck")
            onClicked: {
                anew.close()
                root.again(false)
            }
        }
        Divider { width: parent.width }
        SettingRow {
            objectName: "sameDraws"
            width: parent.width
            glyph: "history"
            leads: false
            text: qsTr("With the same luck")
            note: qsTr("What is drawn and rolled comes as before. That is practice: it does not count in your statistics.")
            onClicked: {
                anew.close()
                root.again(true)
            }
        }
    }
    ConfirmDialog {
        id: giveUp
        objectName: "giveUpAlone"
        danger: true
        title: qsTr("Give up?")
        text: root.table.practice ? qsTr("The match ends here for good.") : qsTr("The match ends here, and counts as lost.")
        acceptText: qsTr("Give up")
        rejectText: qsTr("Play on")
        onAccepted: root.table.giveUp()
    }
}
