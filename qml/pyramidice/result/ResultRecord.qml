import QtQuick
import Architects.Model
import Architects.Pyramidice
import Architects.Ui

// Alone against a Great Architect: his stela, and how it stands between the two of you.
Panel {
    id: root
    property int level: 1                   // of the Architect
    property string name
    property string game
    readonly property int played: met(App.statistics(game), "played")
    readonly property int won: met(App.statistics(game), "won")
    radius: Theme.radiusLarge
    implicitHeight: Math.max(stela.height + 20, words.implicitHeight + 28)

    function met(all: var, what: string): int {
        const one = [...(all.versus || [])].find(one => one.level === level)
        return one ? one[what] : 0
    }
    function sentence(): string {
        if (played === 0)
            return qsTr("This match is not in your statistics yet.")
        return won === 0 ? qsTr("He has won every time so far: %n match(es).", "", played)
             : won === played ? qsTr("He has never beaten you: %n match(es).", "", played)
             : qsTr("You have won %1 of %n match(es).", "", played).arg(won)
    }

    Stela {
        id: stela
        x: 14
        size: 96
        architect: Math.max(1, root.level)
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words
        x: stela.x + stela.width + 14
        width: parent.width - x - 14
        spacing: 4
        anchors.verticalCenter: parent.verticalCenter
        Label {
            text: qsTr("You against %1").arg(root.name)
            display: true
            size: Theme.heading
            width: parent.width
        }
        Label {
            text: root.sentence()
            soft: true
            width: parent.width
        }
        Rectangle {
            visible: root.played > 0
            width: parent.width
            height: 8
            radius: 4
            color: Theme.seat(1)
            Rectangle {
                width: root.played > 0 ? parent.width * root.won / root.played : 0
                height: parent.height
                radius: 4
                color: Theme.seat(0)
            }
        }
    }
}
