import QtQuick
import Architects.Model
import Architects.Ui

// How it stands between the one person who played and the game: matches, wins, the most points.
Panel {
    id: root
    property string game
    property string gameName
    property list<tablePlayer> rivals: []    // Architects
    property bool practice: false           // this match does not count
    readonly property appFigures figures: App.statistics(game)
    property appTally nobody
    readonly property int played: figures.played
    readonly property int won: figures.won
    readonly property appTally met: rivals.length === 1 ? [...figures.versus].find(one => one.level === rivals[0].level) ?? nobody : nobody
    radius: Theme.radiusLarge
    implicitHeight: words.implicitHeight + 28

    function title(): string { return rivals.length === 1 ? qsTr("You against %1").arg(rivals[0].name) : qsTr("Your %1 matches").arg(gameName) }
    function sentence(): string {
        if (practice)
            return qsTr("This match was practice: it does not count.")
        if (played === 0)
            return qsTr("This match is not in your statistics yet.")
        const count = met.level > 0 ? met.played : played, wins = met.level > 0 ? met.won : won
        return wins === 0 ? qsTr("Not won yet: %n match(es).", "", count) : wins === count ? qsTr("Won every time: %n match(es).", "", count)
                          : qsTr("You have won %1 of %n match(es).", "", count).arg(wins)
    }

    Column {
        id: words
        x: 16
        y: 14
        width: parent.width - 32
        spacing: 4
        Label {
            text: root.title()
            display: true
            size: Theme.heading
            width: parent.width
        }
        Label {
            objectName: "sentence"
            text: root.sentence()
            soft: true
            width: parent.width
        }
        Label {
            visible: root.played > 0
            text: qsTr("Your most points in a match: %1").arg(root.figures.best)
            soft: true
            width: parent.width
        }
    }
}
