import QtQuick
import Architects.Ui
import Architects.Model

// A friend and how it went between you so far.
SettingRow {
    id: root
    property onlineFriend friend
    function record(): string {
        if (friend.played === 0)
            return friend.running > 0 ? qsTr("%n match(es) under way", "", friend.running) : qsTr("No match together yet")
        if (friend.drawn > 0)
            return qsTr("%n match(es): %1 won, %2 lost, %3 drawn", "", friend.played).arg(friend.won).arg(friend.lost).arg(friend.drawn)
        return qsTr("%n match(es): %1 won, %2 lost", "", friend.played).arg(friend.won).arg(friend.lost)
    }
    glyph: friend.blocked ? "block" : "solo"
    text: friend.name || qsTr("A friend")
    note: friend.blocked ? qsTr("Blocked: cannot invite you or send you anything") : record()
}
