import QtQuick
import Architects.Model
import Architects.Ui

// What can be done about one person.
Sheet {
    id: root
    property onlineFriend friend
    property string sharedMatch             // one you both sit at: what a report is about
    signal invite()
    signal reportAsked()
    title: friend.name
    spacing: 2

    function away(then: var): void {
        close()
        then()
    }

    FriendFigures {
        width: parent.width
        friend: root.friend
    }
    SettingRow {
        visible: !root.friend.blocked
        width: parent.width
        glyph: "plus"
        text: qsTr("Invite to a match")
        onClicked: root.away(root.invite)
    }
    Divider { width: parent.width }
    SettingRow {
        width: parent.width
        leads: false
        glyph: "block"
        text: root.friend.blocked ? qsTr("Unblock") : qsTr("Block")
        note: root.friend.blocked ? "" : qsTr("No invitations and no greetings from this person any more.")
        onClicked: root.away(() => Online.block(root.friend.uid, !root.friend.blocked))
    }
    Divider { width: parent.width }
    SettingRow {
        visible: root.sharedMatch !== ""
        width: parent.width
        glyph: "flag"
        text: qsTr("Report")
        onClicked: root.away(root.reportAsked)
    }
    Divider {
        visible: root.sharedMatch !== ""
        width: parent.width
    }
    SettingRow {
        width: parent.width
        leads: false
        danger: true
        glyph: "trash"
        text: qsTr("Remove from your friends")
        onClicked: root.away(() => Online.removeFriend(root.friend.uid))
    }
}
