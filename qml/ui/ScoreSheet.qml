pragma ComponentBehavior: Bound
import QtQuick

// A game's result line by line. Lines are {text, points, letter, seat, glyph, drawing, spoken}; `revealed` shows them one after the other.
Panel {
    id: root
    property string title: qsTr("Score sheet")
    property var seats: []                  // one column each
    property var names: []
    property var lines: []
    property var totals: []
    property int winner: -1                 // column
    property int selected: -1
    property int revealed: -1               // -1: all
    property bool selectable: true
    readonly property bool complete: revealed < 0 || revealed >= lines.length
    readonly property bool narrow: seats.length > 3 && width < 420      // what is counted needs the room more than the figures
    readonly property real columnWidth: narrow ? Math.max(34, Theme.text * 2.1) : Math.min(Math.max(46, Theme.text * 2.9), 72)
    signal lineTapped(int index)
    radius: Theme.radiusLarge
    implicitWidth: 366
    implicitHeight: column.implicitHeight + 20

    function lineAt(index: int): Item { return entries.itemAt(index) }

    Column {
        id: column
        x: 14
        y: 10
        width: root.width - 28
        Item {
            width: parent.width
            height: Math.max(40, heading.implicitHeight + 10)
            Label {
                id: heading
                text: root.title
                display: true
                size: Theme.heading
                anchors.verticalCenter: parent.verticalCenter
            }
            Row {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                Repeater {
                    model: root.seats
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
            }
        }
        Repeater {
            id: entries
            model: root.lines
            delegate: Column {
                id: entry
                required property var modelData
                required property int index
                width: column.width
                Divider { width: parent.width }
                ScoreLine {
                    width: parent.width
                    text: entry.modelData.text
                    letter: entry.modelData.letter || ""
                    seat: entry.modelData.seat === undefined ? -1 : entry.modelData.seat
                    glyph: entry.modelData.glyph || ""
                    drawing: entry.modelData.drawing || null
                    points: entry.modelData.points
                    spoken: entry.modelData.spoken || ""
                    columnWidth: root.columnWidth
                    selectable: root.selectable && letter !== ""
                    selected: root.selected === entry.index
                    opacity: root.revealed < 0 || entry.index < root.revealed ? 1 : 0
                    onClicked: root.lineTapped(entry.index)
                    Behavior on opacity { NumberAnimation { duration: Theme.motion } }
                }
            }
        }
        ScoreTotal {
            width: parent.width
            totals: root.totals
            names: root.names
            winner: root.winner
            columnWidth: root.columnWidth
            opacity: root.complete ? 1 : 0
            Behavior on opacity { NumberAnimation { duration: Theme.motion } }
        }
    }
}
