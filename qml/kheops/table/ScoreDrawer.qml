pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Table

// The score as if the game ended now. A line brings its network forward on the board.
TableDrawer {
    id: root
    required property KheopsScore score
    property int selected: -1
    readonly property real columnWidth: Math.min(Math.max(46, Theme.text * 2.9), 72)
    title: qsTr("If the match ended now")
    onOpenChanged: selected = -1
    heading: Repeater {
        model: root.score.seats
        delegate: Item {
            id: head
            required property int modelData
            width: root.columnWidth
            height: 28
            SeatBadge {
                anchors.right: parent.right
                anchors.rightMargin: -2
                seat: head.modelData
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
            model: root.visible ? root.score.lines : []
            delegate: ScoreLine {
                required property var modelData
                required property int index
                width: parent ? parent.width : 0
                text: modelData.text
                letter: modelData.letter || ""
                seat: modelData.seat
                glyph: modelData.glyph || ""
                points: modelData.points
                spoken: modelData.spoken
                columnWidth: root.columnWidth
                selectable: letter !== ""
                selected: root.selected === index
                onClicked: root.selected = root.selected === index ? -1 : index
            }
        }
        ScoreTotal {
            width: parent.width
            totals: root.score.totals
            names: root.score.names
            seats: root.score.seats
            columnWidth: root.columnWidth
        }
    }
}
