pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Dice
import Architects.Pyramidice

// Dice side by side with a word below each. A piece between two of them leads from the one to the other.
Row {
    id: root
    property var dice: []                   // {value, prayer, word}
    property string piece                   // "C": what was spent between them
    property real availableWidth: 320
    readonly property real cell: Math.min(130, (availableWidth - (piece !== "" ? 70 : 0)) / Math.max(1, dice.length))
    Repeater {
        model: root.dice
        delegate: Row {
            id: one
            required property var modelData
            required property int index
            Row {
                visible: one.index > 0 && root.piece !== ""
                spacing: 4
                y: 14
                PyramidPiece {
                    kind: root.piece
                    size: 38
                    ground: Theme.card
                }
                Glyph {
                    name: "next"
                    size: 18
                    color: Theme.goldText
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            Column {
                width: root.cell
                spacing: 2
                Die {
                    value: one.modelData.value
                    prayer: one.modelData.prayer
                    size: 44
                    width: 68
                    height: 68
                    anchors.horizontalCenter: parent.horizontalCenter
                    Accessible.ignored: true
                }
                Label {
                    text: one.modelData.word
                    soft: true
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }
}
