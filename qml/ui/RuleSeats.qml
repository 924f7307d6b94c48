pragma ComponentBehavior: Bound
import QtQuick

// The four seats with their signs and the names that pictures of the rules call them by.
Grid {
    id: root
    property real availableWidth: 320
    readonly property real cell: Math.max(72, Theme.label * 6)
    columns: availableWidth < 4 * cell ? 2 : 4
    rowSpacing: 8
    Repeater {
        model: 4
        delegate: Column {
            id: one
            required property int index
            width: root.cell
            spacing: 4
            SeatBadge {
                seat: one.index
                size: 36
                decorative: true
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Label {
                text: Theme.seatName(one.index)
                size: Theme.label
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
