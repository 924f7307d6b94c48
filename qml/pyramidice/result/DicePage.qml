import QtQuick
import Architects.Ui
import Architects.Model

// What the dice gave, in one match and in all, beside what fair dice would give. Whoever doubts them finds here how much luck is usual.
Column {
    id: root
    property diceRolls match          // of one match; its rolls are -1 where none is looked at
    property diceRolls all            // of all matches
    readonly property bool single: match.rolls >= 0
    property string seed                    // of the match, once it is over
    property bool everything: !single
    readonly property diceRolls shown: everything ? all : match
    readonly property diceFairness stone: App.judgeDice(shown.stone)
    readonly property diceFairness prayer: App.judgeDice(shown.prayer)
    readonly property int dice: stone.dice + prayer.dice
    readonly property bool wide: width >= 560
    signal seedCopied()
    spacing: 16

    function summary(): string {
        const counted = qsTr("%n roll(s)", "", Math.max(0, shown.rolls)) + ", " + qsTr("%n dice", "", dice)
        return everything ? qsTr("%n match(es)", "", shown.matches) + ", " + counted : counted
    }

    SegmentedChoice {
        visible: root.single
        width: parent.width
        label: qsTr("Which dice")
        options: [qsTr("This match"), qsTr("All matches")]
        current: root.everything ? 1 : 0
        onChosen: index => root.everything = index === 1
    }
    EmptyHint {
        objectName: "empty"
        visible: root.dice === 0
        width: parent.width
        glyph: "die"
        text: qsTr("No dice have been rolled yet")
        note: qsTr("Every roll is counted here, face by face, so that you can see for yourself how fair the dice are.")
    }
    Label {
        visible: root.dice > 0
        width: parent.width
        text: root.summary()
        display: true
        size: Theme.heading
    }
    Grid {
        id: panels
        visible: root.dice > 0
        width: parent.width
        columns: root.wide ? 2 : 1
        spacing: 14
        DicePanel {
            width: (panels.width - (panels.columns - 1) * panels.spacing) / panels.columns
            objectName: "stone"
            title: qsTr("Stone dice")
            faces: root.shown.stone
            fairness: root.stone
        }
        DicePanel {
            width: (panels.width - (panels.columns - 1) * panels.spacing) / panels.columns
            objectName: "prayer"
            title: qsTr("Prayer dice")
            prayer: true
            faces: root.shown.prayer
            fairness: root.prayer
        }
    }
    Column {
        visible: root.dice > 0
        width: parent.width
        spacing: 8
        component Key: Item {
            id: key
            property string text
            default property alias mark: mark.data
            width: parent.width
            implicitHeight: Math.max(18, words.implicitHeight)
            Item {
                id: mark
                width: 30
                height: 18
            }
            Label {
                id: words
                x: 42
                width: parent.width - x
                text: key.text
                soft: true
            }
        }
        Key {
            text: qsTr("What fair dice give on average")
            DashLine {
                width: parent.width
                y: 9
            }
        }
        Key {
            text: qsTr("Fair dice stay in this band 19 times out of 20. With twelve faces in sight, one now and then lies outside.")
            Rectangle {
                width: parent.width
                height: 18
                radius: 3
                color: Theme.tint(Theme.goldFill, Theme.night ? 0.2 : 0.28)
            }
        }
    }
    DiceSeed {
        objectName: "seed"
        visible: root.single && !root.everything
        width: parent.width
        seed: root.seed
        onCopied: root.seedCopied()
    }
}
