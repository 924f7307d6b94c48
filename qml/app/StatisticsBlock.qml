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
    property appFigures none
    readonly property appFigures figures: matches > 0 ? App.statistics(game) : none
    signal dice()
    visible: figures.played + figures.together > 0
    radius: Theme.radiusLarge
    implicitHeight: visible ? column.implicitHeight + 24 : 0

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
                model: [root.figures.played, root.figures.won, root.figures.best]
                delegate: Column {
                    id: figure
                    required property int modelData
                    required property int index
                    readonly property string word: [qsTr("Played"), qsTr("Won"), qsTr("Best")][index]
                    width: column.width / 3
                    Accessible.role: Accessible.StaticText
                    Accessible.name: Labelled.text(word, modelData)
                    Label {
                        text: figure.modelData
                        decorative: true
                        display: true
                        size: Theme.title
                    }
                    Label {
                        text: figure.word
                        decorative: true
                        soft: true
                        width: parent.width
                    }
                }
            }
        }
        Repeater {
            model: root.figures.versus
            delegate: VersusLine {
                required property appTally modelData
                width: column.width
                name: modelData.name
                played: modelData.played
                won: modelData.won
                drawn: modelData.drawn
            }
        }
        Label {
            visible: root.figures.together > 0
            width: parent.width
            soft: true
            text: qsTr("%n match(es) between people", "", root.figures.together)
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
