pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Model

// The score as far as the player knows it, a line for each reason.
TableDrawer {
    id: root
    required property TableModel table
    required property LuxorSeen seen
    readonly property var lines: visible ? seen.score : []
    readonly property int seats: table.seats.length
    readonly property real columnWidth: Math.min(Math.max(36, Theme.text * 2.3), 64)
    readonly property var totals: Array.from(table.seats).map((one, i) => lines.reduce((sum, line) => sum + (line.points[i] || 0), 0))
    title: qsTr("What you know of")
    heading: Repeater {
        model: root.seats
        delegate: Item {
            id: head
            required property int index
            width: root.columnWidth
            height: 28
            SeatBadge {
                anchors.right: parent.right
                anchors.rightMargin: -2
                seat: head.index
                size: 28
            }
        }
    }

    ScrollPage {
        anchors.fill: parent
        padding: 0
        spacing: 0
        maximumWidth: root.width - 2 * Theme.margin
        Repeater {
            model: root.lines
            delegate: ScoreLine {
                required property var modelData
                width: parent ? parent.width : 0
                text: modelData.text
                points: Array.from(modelData.points)
                spoken: Array.from(modelData.points).map((n, i) => root.table.seats[i].name + " " + n).join(", ")
                columnWidth: root.columnWidth
                selectable: false
            }
        }
        ScoreTotal {
            width: parent.width
            totals: root.totals
            names: Array.from(root.table.seats).map(one => one.name)
            seats: root.visible ? Array.from(root.table.seats).map(one => one.index) : []
            columnWidth: root.columnWidth
        }
        Label {
            width: parent.width
            topPadding: 10
            bottomPadding: 16
            soft: true
            text: qsTr("What the others hold stays hidden until the end.")
        }
    }
}
