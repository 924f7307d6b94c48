import QtQuick
import Architects.Model
import Architects.Pyramidice
import Architects.Ui

// Alone against a Great Architect: his stela, and how it stands between the two of you.
Panel {
    id: root
    property var rival: null                // a seat of the table
    property string game
    readonly property int level: rival ? rival.level : 1
    readonly property var figures: App.statistics(game)
    readonly property var met: Array.from(figures.versus || []).find(one => one.level === level)
    readonly property int played: met ? met.played : 0
    readonly property int won: met ? met.won : 0
    radius: Theme.radiusLarge
    implicitHeight: Math.max(stela.height + 20, words.implicitHeight + 28)

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
        architect: root.level
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words
        x: stela.x + stela.width + 14
        width: parent.width - x - 14
        spacing: 4
        anchors.verticalCenter: parent.verticalCenter
        Label {
            text: root.rival ? qsTr("You against %1").arg(root.rival.name) : ""
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
