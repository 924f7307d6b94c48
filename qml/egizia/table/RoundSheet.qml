pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Egizia

// After the seventh phase: who gained what in this round, and who goes first in the next.
Sheet {
    id: root
    required property EgiziaSeen seen
    property var summary: ({ round: 0, seats: [] })
    readonly property var seats: Array.from(summary.seats || [])
    signal ruleAsked(string page)
    title: qsTr("Round %1").arg(summary.round || 0)
    maximumWidth: 560
    spacing: 10

    function show(rounds: var): void {
        const all = Array.from(rounds)
        if (all.length === 0)
            return
        summary = all[all.length - 1]
        open()
    }
    ScoreTrack {
        width: parent.width
        seats: root.visible ? root.seen.scoreTrack : []
        spoken: root.visible ? qsTr("Points: %1").arg(root.seen.scoreTrack.map(one => one.name + " " + one.points).join(", ")) : ""
        onTapped: root.ruleAsked("egizia/round")
    }
    Label {
        text: root.summary.round < 5 ? qsTr("The last player goes first in the next round.") : qsTr("Now the final scoring.")
        soft: true
        width: parent.width
    }
    Repeater {
        model: root.seats
        RoundLine {
            required property var modelData
            required property int index
            objectName: "gained" + modelData.seat
            width: root.face.width - 40
            line: modelData
        }
    }
    GoldButton {
        objectName: "nextRound"
        width: parent.width
        text: root.summary.round < 5 ? qsTr("On to round %1").arg(root.summary.round + 1) : qsTr("To the final scoring")
        onClicked: root.close()
    }
}
