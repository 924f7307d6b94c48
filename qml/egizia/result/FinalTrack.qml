import QtQuick
import Architects.Egizia
import Architects.Model
import Architects.Ui

// The score track at the end: everybody's marker goes on as the points are told.
Panel {
    id: root
    required property EgiziaScore score
    property int told: 0
    readonly property list<egiziaStanding> standing: score.trackAfter(told)
    radius: Theme.radiusLarge
    implicitHeight: track.implicitHeight + 24
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Score track: %1").arg([...standing].map(one => score.names[one.seat] + " " + one.points).join(", "))

    ScoreTrack {
        id: track
        objectName: "scoreTrack"
        x: 14
        y: 12
        width: parent.width - 28
        enabled: false                      // to look at, not to touch
        seats: root.standing
    }
}
