pragma ComponentBehavior: Bound
import QtQuick
import Architects.Egizia
import Architects.Model
import Architects.Ui

// The seven phases of a round in a row, one of them brought out.
Row {
    id: root
    property int now: 0
    property real availableWidth: 320
    readonly property list<string> signs: ["cards", "ship", "grain", "stone", "pyramid", "star", "most"]
    readonly property real cell: Math.min(64, (availableWidth - 6 * spacing) / 7)
    spacing: 4
    Repeater {
        model: EgiziaBook.stages
        Column {
            id: one
            required property egiziaRoundPhase modelData
            required property int index
            readonly property bool lit: root.now === 0 || root.now === modelData.number
            width: root.cell
            spacing: 3
            Rectangle {
                width: Math.min(parent.width, 44)
                height: width
                radius: 8
                color: root.now === one.modelData.number ? Theme.goldFill : Theme.tint(Theme.board, 0.6)
                border.width: 1
                border.color: root.now === one.modelData.number ? Theme.goldLine : Theme.line
                anchors.horizontalCenter: parent.horizontalCenter
                Sign {
                    anchors.centerIn: parent
                    name: root.signs[one.index]
                    size: parent.width * 0.62
                    color: root.now === one.modelData.number ? Theme.inkOnGold : Theme.ink
                    fill: "transparent"
                }
            }
            Label {
                text: one.modelData.number
                display: true
                soft: !one.lit
                decorative: true
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
