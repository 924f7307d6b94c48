pragma ComponentBehavior: Bound
import QtQuick
import Architects.Egizia
import Architects.Ui

// The four workers of a board with their strength: some at work, some who have built already.
Grid {
    id: root
    property list<int> strengths: [1, 1, 1, 2]
    property list<int> crew: []             // workers in a building action
    property list<int> used: []
    property list<string> words: []
    property real availableWidth: 320
    readonly property real cell: Math.max(64, words.length > 0 ? Theme.label * 5 : 0)
    columns: availableWidth >= 4 * cell + 3 * columnSpacing ? 4 : 2
    columnSpacing: 8
    rowSpacing: 8
    Repeater {
        model: root.strengths
        Column {
            id: one
            required property int modelData
            required property int index
            width: root.cell
            spacing: 4
            WorkerTile {
                worker: one.index
                strength: one.modelData
                used: [...root.used].includes(one.index)
                chosen: [...root.crew].includes(one.index)
                framed: root.crew.length > 0
                size: 52
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
