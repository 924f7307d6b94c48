import QtQuick
import Architects.Model
import Architects.Ui

// On the home screen: the matches with friends that are under way, one tap from their tables.
Column {
    id: root
    readonly property list<onlineMatch> live: [...Online.matches].filter(one => one.stage === "running" || one.stage === "invited")
    readonly property bool any: live.length > 0
    readonly property int few: 4
    signal go(string screen, var values)
    spacing: 8

    function open(match: onlineMatch): void {
        if (match.stage === "invited")
            go("invite", { match: match.id })
        else if (App.openMatch(match.id))
            go("table", { table: App.table })
    }

    FarRows {
        width: parent.width
        title: qsTr("With friends")
        matches: [...root.live].slice(0, root.few)
        onChosen: match => root.open(match)
        SettingRow {
            width: parent.width
            text: qsTr("All matches with friends")
            value: root.live.length > root.few ? root.live.length : ""
            onClicked: root.go("online", {})
        }
    }
}
