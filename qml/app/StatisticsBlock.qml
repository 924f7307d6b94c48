pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// What one has achieved in a game: matches, wins, the best score, and against each Architect.
Panel {
    id: root
    property string game
    property int matches: 0                 // how many are finished: the figures are read anew when it changes
    readonly property var figures: read(game, matches)
    readonly property var versus: figures.versus || []
    signal dice()
    visible: (figures.played || 0) + (figures.together || 0) > 0
    radius: Theme.radiusLarge
    implicitHeight: visible ? column.implicitHeight + 24 : 0

    function read(game: string, count: int): var { return count >= 0 ? App.statistics(game) : ({}) }

    Column {
        id: column
        x: 16
        y: 12
        width: parent.width - 32
        spacing: 8
        Label {
            text: Words.game(root.game).name
            display: true
            size: Theme.heading
        }
        Row {
            width: parent.width
            Repeater {
                model: [{ word: qsTr("Played"), figure: root.figures.played || 0 }, { word: qsTr("Won"), figure: root.figures.won || 0 },
                        { word: qsTr("Best"), figure: root.figures.best || 0 }]
                delegate: Column {
                    id: figure
                    required property var modelData
                    width: column.width / 3
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.word + ": " + modelData.figure
                    Label {
                        text: figure.modelData.figure
                        decorative: true
                        display: true
                        size: Theme.title
                    }
                    Label {
                        text: figure.modelData.word
                        decorative: true
                        soft: true
                        width: parent.width
                    }
                }
            }
        }
        Repeater {
            model: root.versus
            delegate: VersusLine {
                required property var modelData
                width: column.width
                name: modelData.name
                played: modelData.played
                won: modelData.won
                drawn: modelData.drawn
            }
        }
        Label {
            visible: (root.figures.together || 0) > 0
            width: parent.width
            soft: true
            text: qsTr("%n match(es) between people", "", root.figures.together || 0)
        }
        Divider {
            visible: dice.visible
            width: parent.width
        }
        SettingRow {
            id: dice
            visible: GameScreens.of(root.game).hasDice
            width: parent.width
            glyph: "die"
            text: qsTr("What the dice gave")
            onClicked: root.dice()
        }
    }
}
