import QtQuick
import Architects.Ui

// A friend and how it went between you so far.
SettingRow {
    id: root
    property var friend: ({})
    function record(): string {
        if (!friend.played)
            return friend.running > 0 ? qsTr("%n match(es) under way", "", friend.running) : qsTr("No match together yet")
        const drawn = friend.drawn > 0 ? ", " + qsTr("%1 drawn").arg(friend.drawn) : ""
        return qsTr("%n match(es)", "", friend.played) + ": " + qsTr("%1 won, %2 lost").arg(friend.won).arg(friend.lost) + drawn
    }
    glyph: friend.blocked ? "block" : "solo"
    text: friend.name || qsTr("A friend")
    note: friend.blocked ? qsTr("Blocked: cannot invite you or send you anything") : record()
}
