import QtQuick
import Architects.Model

// What is known of a table's match if friends far away sit at it; `far` is false for any other.
QtObject {
    id: root
    required property TableModel table
    property var info: Online.available ? Online.match(table.matchId) : ({})
    readonly property bool far: info.id !== undefined
    readonly property bool running: info.stage === "running"
    readonly property bool over: info.stage === "finished" || info.stage === "cancelled"
    readonly property var seats: Array.from(info.seats || [])
    readonly property var me: seats.find(one => one.you) || ({})
    readonly property var others: seats.filter(one => !one.you && one.uid !== "" && (one.kind === "person" || one.left))
    readonly property var friends: Online.available ? Array.from(Online.friends) : []
    readonly property var strangers: others.filter(one => !friends.some(known => known.uid === one.uid))
    readonly property var proposal: info.proposal || null
    readonly property bool asked: proposal !== null && !proposal.byYou && !proposal.answered
    readonly property bool late: info.overdue === true && info.yourTurn !== true        // somebody else has let the time run out
    readonly property bool deputised: me.kind === "architect" && me.left === true       // an Architect plays for the person here
    readonly property var deserted: seats.filter(one => running && !one.you && one.kind === "free")
    readonly property string againText: info.rematch ? qsTr("Join the rematch") : qsTr("Rematch")

    property Connections heard: Connections {
        target: Online
        function onMatchesChanged(): void { root.info = Online.match(root.table.matchId) }
    }
}
