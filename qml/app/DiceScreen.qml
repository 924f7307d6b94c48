import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// What the dice gave: in the match one comes from, and in all there are.
AppScreen {
    id: root
    property TableModel table               // null: all matches
    property string game: table ? table.game : ""
    keepsTable: table !== null
    title: qsTr("Dice")
    note: Words.game(game).name

    ScrollPage {
        id: page
        covered: true
        focus: true
        anchors.fill: parent
        maximumWidth: Theme.wide ? 900 : Theme.columnWidth
        Loader {
            id: dice
            width: parent.width
            Component.onCompleted: setSource(GameScreens.of(root.game).dice, { table: root.table })
        }
    }
    Connections {
        target: dice.item
        ignoreUnknownSignals: true
        function onSeedCopied(): void { root.say(qsTr("The seed was copied.")) }
    }
}
