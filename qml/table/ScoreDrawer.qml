pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// The score so far, a line for each reason. A line that has a letter is one that the board can show: tapping it brings that forward.
TableDrawer {
    id: root
    required property TableScore score
    property string note                    // below the sums
    property int selected: -1
    property real columnWidth: Math.min(Math.max(36, Theme.text * 2.3), 64)
    property alias above: head.data         // over the lines
    readonly property var lines: visible ? score.lines : []
    readonly property var totals: visible ? score.totals : []
    onOpenChanged: selected = -1
    heading: Repeater {
        model: root.score.seats
        delegate: Item {
            id: column
            required property int modelData
            width: root.columnWidth
            height: 28
            SeatBadge {
                anchors.right: parent.right
                anchors.rightMargin: -2
                seat: column.modelData
                size: 28
            }
        }
    }

    function spoken(points: var): string { return score.names.map((name, column) => name + " " + points[column]).join(", ") }

    ScrollPage {
        anchors.fill: parent
        padding: 0
        spacing: 0
        maximumWidth: root.width - 2 * Theme.margin
        Column {
            id: head
            width: parent.width
        }
        Repeater {
            model: root.lines
            delegate: ScoreLine {
                required property var modelData
                required property int index
                width: parent ? parent.width : 0
                text: modelData.text
                letter: modelData.letter || ""
                seat: modelData.seat === undefined ? -1 : modelData.seat
                glyph: modelData.glyph || ""
                points: Array.from(modelData.points)
                spoken: modelData.spoken || root.spoken(points)
                columnWidth: root.columnWidth
                selectable: letter !== ""
                selected: root.selected === index
                onClicked: root.selected = root.selected === index ? -1 : index
            }
        }
        ScoreTotal {
            width: parent.width
            totals: root.totals
            names: root.score.names
            seats: root.visible ? root.score.seats : []
            columnWidth: root.columnWidth
        }
        Label {
            visible: root.note !== ""
            width: parent.width
            topPadding: 10
            bottomPadding: 16
            soft: true
            text: root.note
        }
    }
}
