pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Luxor

// One sarcophagus twice: shut, as the others see it, and open, as its owner does.
Row {
    id: root
    property int eyes: 2
    property int value: 6
    property list<string> words: []
    property real availableWidth: 320
    spacing: 20
    Repeater {
        model: 2
        Column {
            id: side
            required property int index
            width: Math.min(150, (root.availableWidth - root.spacing) / 2)
            spacing: 8
            Item {
                width: parent.width
                height: chest.height * 2
                Sarcophagus {
                    id: chest
                    eyes: root.eyes
                    value: root.value
                    open: side.index === 1
                    size: Math.min(110, parent.width)
                    y: height
                    anchors.horizontalCenter: parent.horizontalCenter
                }
            }
            Label {
                text: root.words[side.index] || ""
                soft: true
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
