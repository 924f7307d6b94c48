pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Luxor

// Who stands at a pillar after a pair: three who may have stood there before, beside the two ways in which a pair can look.
Grid {
    id: root
    property list<string> heads: []         // the two ways, in words
    property var before: []                 // {seat (-1 nobody), word}
    property var after: []                  // for each of those: {seat, word} the same way, {seat, word} opposite ways
    property real availableWidth: 320
    readonly property real first: Math.min(110, availableWidth * 0.3)
    readonly property real cell: Math.min(170, (availableWidth - first - 2 * columnSpacing) / 2)
    columns: 3
    columnSpacing: 6
    rowSpacing: 10

    component Stand: Column {
        id: stand
        property int seat: -1
        property string word
        property bool filled: false
        spacing: 4
        Rectangle {
            width: parent.width
            height: 52
            radius: 6
            color: stand.filled ? Theme.mix(Theme.card, Theme.goldFill, Theme.night ? 0.34 : 0.5) : "transparent"
            border.width: stand.filled ? 1 : 0
            border.color: LuxorPaint.cardEdge
            Researcher {
                visible: stand.seat >= 0
                seat: Math.max(0, stand.seat)
                size: 40
                anchors.centerIn: parent
            }
            Rectangle {                     // an empty place
                visible: stand.seat < 0
                width: 30
                height: 30
                radius: 15
                color: "transparent"
                border.width: 1
                border.color: Theme.line
                anchors.centerIn: parent
            }
        }
        Label {
            text: stand.word
            soft: true
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
        }
    }
    Item {
        width: root.first
        height: 1
    }
    Repeater {
        model: 2
        Column {
            id: head
            required property int index
            width: root.cell
            spacing: 4
            PairBadge {
                size: 26
                same: head.index === 0
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Label {
                text: root.heads[head.index] || ""
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                font.weight: Font.DemiBold
            }
        }
    }
    Repeater {
        model: root.before.length * 3
        Stand {
            required property int index
            readonly property int row: Math.floor(index / 3)
            readonly property var shown: index % 3 === 0 ? root.before[row] : root.after[row][index % 3 - 1]
            width: index % 3 === 0 ? root.first : root.cell
            filled: index % 3 > 0
            seat: shown.seat
            word: shown.word
        }
    }
}
