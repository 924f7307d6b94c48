import QtQuick
import Architects.Egizia
import Architects.Model

// Both tracks with everybody's markers.
Column {
    id: root
    required property EgiziaSeen seen
    signal ruleAsked(string page)
    spacing: 6
    TrackRow {
        width: parent.width
        track: "quarry"
        markers: [...root.seen.sides].map(one => ({ seat: one.seat, square: one.quarry }))
        spoken: qsTr("Quarry track: %1").arg([...root.seen.sides].map(one => one.name + " " + one.quarry).join(", "))
        onTapped: root.ruleAsked("egizia/tracks")
        onHeld: root.ruleAsked("egizia/tracks")
    }
    TrackRow {
        width: parent.width
        track: "market"
        markers: [...root.seen.sides].map(one => ({ seat: one.seat, square: one.market }))
        spoken: qsTr("Market track: %1").arg([...root.seen.sides].map(one => one.name + " " + one.market).join(", "))
        onTapped: root.ruleAsked("egizia/tracks")
        onHeld: root.ruleAsked("egizia/tracks")
    }
}
