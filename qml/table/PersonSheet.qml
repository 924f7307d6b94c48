import QtQuick
import Architects.Ui
import Architects.Model

// Somebody at the table: become friends, or have nothing more to do with one another.
Sheet {
    id: root
    property onlineSeat who
    property string matchId
    property bool stranger: true
    property bool blocked: false
    title: who.name
    spacing: 2

    SettingRow {
        visible: root.stranger
        width: parent.width
        leads: false
        glyph: "plus"
        text: qsTr("Add to your friends")
        note: qsTr("Next time you can invite each other by name.")
        onClicked: {
            root.close()
            Online.befriend(root.who.uid, root.matchId)
        }
    }
    Divider {
        visible: root.stranger
        width: parent.width
    }
    SettingRow {
        width: parent.width
        leads: false
        glyph: "block"
        text: root.blocked ? qsTr("Unblock") : qsTr("Block")
        note: root.blocked ? "" : qsTr("No invitations and no greetings from this person any more. This match goes on.")
        onClicked: {
            root.close()
            Online.block(root.who.uid, !root.blocked)
        }
    }
    Divider { width: parent.width }
    SettingRow {
        width: parent.width
        glyph: "flag"
        text: qsTr("Report")
        onClicked: {
            root.close()
            report.open()
        }
    }
    ReportSheet {
        id: report
        name: root.who.name
        onChosen: reason => Online.report(root.matchId, root.who.uid, reason)
    }
}
