pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Egizia

// One number on a square, and the three things it means.
Row {
    id: root
    property int value: 3
    property list<string> words: []         // strength, stones, points
    property real availableWidth: 320
    readonly property real cell: Math.min(110, (availableWidth - square.width - 4 * spacing - 22) / 3)
    spacing: 8
    Block {
        id: square
        width: 56
        height: 46
        price: root.value
        open: true
        enabled: false
        anchors.verticalCenter: parent.verticalCenter
    }
    Glyph {
        name: "next"
        size: 22
        bold: 1.3
        color: Theme.goldText
        anchors.verticalCenter: parent.verticalCenter
    }
    Repeater {
        model: ["strength", "stone", "star"]
        Column {
            id: meaning
            required property string modelData
            required property int index
            width: root.cell
            spacing: 4
            Row {
                spacing: 6
                anchors.horizontalCenter: parent.horizontalCenter
                Sign {
                    name: meaning.modelData
                    size: 26
                }
                Label {
                    text: root.value
                    font.weight: Font.DemiBold
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            Label {
                text: root.words[meaning.index] || ""
                soft: true
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
