import QtQuick
import Architects.Model

// What is known of a table's match if friends far away sit at it; `far` is false for any other.
QtObject {
    id: root
    required property TableModel table
    property onlineMatch info: Online.match(table.matchId)
    readonly property bool far: info.id !== ""
    readonly property bool running: info.stage === "running"
    readonly property bool over: info.stage === "finished" || info.stage === "cancelled"
    property onlineSeat nobody
    readonly property list<onlineSeat> seats: info.seats
    readonly property onlineSeat me: [...seats].find(one => one.you) ?? nobody
    readonly property list<onlineSeat> others: [...seats].filter(one => !one.you && one.uid !== "" && (one.kind === "person" || one.left))
    readonly property list<onlineFriend> friends: Online.friends
    readonly property list<onlineSeat> strangers: [...others].filter(one => ![...friends].some(known => known.uid === one.uid))
    readonly property onlineProposal proposal: info.proposal
    readonly property bool proposed: proposal.kind !== ""
    readonly property bool asked: proposed && !proposal.byYou && !proposal.answered
    readonly property bool late: info.overdue && !info.yourTurn        // somebody else has let the time run out
    readonly property bool deputised: me.kind === "architect" && me.left       // an Architect plays for the person here
    readonly property list<onlineSeat> deserted: [...seats].filter(one => running && !one.you && one.kind === "free")
    readonly property string againText: info.rematch !== "" ? qsTr("Join the rematch") : qsTr("Rematch")

    property Connections heard: Connections {
        target: Online
        function onMatchesChanged(): void { root.info = Online.match(root.table.matchId) }
    }
}
