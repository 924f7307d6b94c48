pragma ComponentBehavior: Bound
import QtQuick
import Architects.Egizia
import Architects.Model
import Architects.Ui

// Sphinx cards side by side, perhaps with a word below each; 0 is one that lies face down.
Grid {
    id: root
    property list<int> riddles: []
    property list<string> words: []
    property bool large: false
    property real availableWidth: 320
    readonly property real card: large ? Math.min(132, availableWidth) : Math.min(100, (availableWidth - 2 * columnSpacing) / 3)
    readonly property real cell: words.length > 0 ? Math.max(card, Math.min(Theme.label * 7, (availableWidth - columnSpacing) / 2)) : card
    readonly property int most: Math.max(1, Math.min(riddles.length, Math.floor((availableWidth + columnSpacing) / (cell + columnSpacing))))
    columns: Math.ceil(riddles.length / Math.ceil(riddles.length / most))
    columnSpacing: 10
    rowSpacing: 12
    Repeater {
        model: root.riddles
        Column {
            id: one
            required property int modelData
            required property int index
            width: root.cell
            spacing: 6
            SphinxCard {
                riddle: one.modelData
                hidden: one.modelData === 0
                title: one.modelData > 0 ? EgiziaBook.riddles[one.modelData - 1].title : ""
                size: root.card
                enabled: false              // to look at, not to touch
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Label {
                visible: text !== ""
                text: root.words[one.index] || ""
                soft: true
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
