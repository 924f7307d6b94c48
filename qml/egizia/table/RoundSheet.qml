pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia

// After the seventh phase: who gained what in this round, and who goes first in the next.
Sheet {
    id: root
    required property EgiziaSeen seen
    required property EgiziaModel board
    property egiziaRound summary
    signal ruleAsked(string page)
    title: qsTr("Round %1").arg(summary.round)
    maximumWidth: 560
    spacing: 10

    function show(): void {
        if (board.rounds.length === 0)
            return
        summary = board.rounds[board.rounds.length - 1]
        open()
    }
    ScoreTrack {
        width: parent.width
        seats: root.visible ? root.seen.scoreTrack : []
        spoken: root.visible ? qsTr("Points: %1").arg([...root.seen.scoreTrack].map(one => one.name + " " + one.points).join(", ")) : ""
        onTapped: root.ruleAsked("egizia/round")
    }
    Label {
        text: root.summary.round < 5 ? qsTr("The last player goes first in the next round.") : qsTr("Now the final scoring.")
        soft: true
        width: parent.width
    }
    Repeater {
        model: root.summary.seats
        RoundLine {
            required property egiziaRoundSeat modelData
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
