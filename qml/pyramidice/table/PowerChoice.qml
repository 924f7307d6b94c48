pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Dice
import Architects.Pyramidice

// What a power needs to be told: which die and which value, which value of three, which god, which piece. Then `ready`.
Column {
    id: root
    required property PyramidicePlay play
    property int god: 0
    property int die: -1
    property int argument: 0
    readonly property PyramidicePower power: PyramidicePower {
        board: root.play.board
        god: root.god
        die: root.die
    }
    readonly property bool sets: power.asks === PyramidicePower.Die
    readonly property bool values: sets || power.asks === PyramidicePower.Value
    readonly property bool gods: power.asks === PyramidicePower.God
    readonly property bool pieces: power.asks === PyramidicePower.Piece
    readonly property bool rerolls: power.asks === PyramidicePower.Reroll
    readonly property bool needed: values || gods || pieces
    readonly property bool ready: !needed || argument > 0 && (!sets || die >= 0)
    readonly property list<int> dice: power.dice
    readonly property list<int> choices: power.choices
    spacing: 10
    visible: needed
    onGodChanged: start()
    onChoicesChanged: if ([...choices].indexOf(argument) < 0) argument = 0
    function start(): void {
        argument = choices.length === 1 ? choices[0] : 0
        die = [...dice].indexOf(play.single) >= 0 ? play.single : dice.length > 0 ? dice[0] : -1
    }

    Label {
        width: root.width
        soft: true
        text: root.sets ? qsTr("Which die, and which value?") : root.values ? qsTr("Three dice of which value?") : root.gods ? qsTr("Which god do you discard?") : qsTr("Which resource do you discard?")
    }
    Row {
        visible: root.sets
        spacing: 4
        Repeater {
            model: root.dice
            delegate: PieceButton {
                id: choice
                required property int modelData
                readonly property pyramidiceDie info: root.play.die(modelData)
                objectName: "setDie" + modelData
                width: 52
                height: 52
                spoken: info.spoken
                chosen: root.die === modelData
                onTapped: root.die = modelData
                Die {
                    anchors.fill: parent
                    size: 34
                    prayer: choice.info.prayer
                    value: Math.max(1, choice.info.value)
                    selected: choice.chosen
                    may: !choice.chosen
                }
            }
        }
    }
    Row {
        visible: root.values
        spacing: 6
        Repeater {
            model: root.values ? root.choices : []
            delegate: PieceButton {
                id: pip
                required property int modelData
                objectName: "value" + modelData
                width: Math.min(52, (root.width - 30) / 6)
                height: 48
                spoken: modelData
                chosen: root.argument === modelData
                onTapped: root.argument = modelData
                DieFace {
                    anchors.centerIn: parent
                    value: pip.modelData
                    size: 34
                    stone: root.sets && root.die >= 0 && !root.play.die(root.die).prayer
                }
                Halo {
                    anchors.margins: 3
                    may: true
                    chosen: pip.chosen
                }
            }
        }
    }
    Flow {
        visible: root.gods
        width: root.width
        spacing: 6
        Repeater {
            model: root.gods ? root.choices : []
            delegate: GodToken {
                required property int modelData
                objectName: "discard" + modelData
                god: modelData === 39 ? 0 : modelData
                caption: Book.god(god).name
                spoken: caption
                ground: Theme.card
                may: true
                chosen: root.argument === modelData
                onTapped: root.argument = modelData
            }
        }
    }
    Row {
        visible: root.pieces
        spacing: 8
        Repeater {
            model: root.pieces ? root.choices : []
            delegate: PieceOption {
                required property int modelData
                objectName: "give" + kind
                kind: ["W", "C", "S"][modelData - 1]
                chosen: root.argument === modelData
                onTapped: root.argument = modelData
            }
        }
    }
}
