import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Pyramidice

// What the dice gave: in the match one comes from, and in all there are.
AppScreen {
    id: root
    property TableModel table               // null: all matches
    property string game: table ? table.game : ""
    readonly property PyramidiceModel position: table ? table.board as PyramidiceModel : null
    keepsTable: table !== null
    title: qsTr("Dice")
    note: Words.game(game).name

    ScrollPage {
        id: page
        covered: true
        focus: true
        anchors.fill: parent
        maximumWidth: Theme.wide ? 900 : Theme.columnWidth
        DicePage {
            width: parent.width
            match: root.position ? root.position.rolls : null
            all: App.diceStatistics(root.game)
            seed: root.table ? root.table.seed : ""
            onSeedCopied: root.say(qsTr("The seed was copied."))
        }
    }
}
