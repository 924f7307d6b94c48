pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// What the people at the table are called, each beside the sign of the seat.
Column {
    id: root
    property var names: ["", ""]
    property bool together: false
    signal named(int seat, string name)
    spacing: 12

    Repeater {
        model: root.together ? 2 : 1
        delegate: Item {
            id: one
            required property int index
            width: root.width
            implicitHeight: entry.implicitHeight
            SeatBadge {
                id: badge
                seat: one.index
                size: 48
                anchors.bottom: parent.bottom
            }
            TextEntry {
                id: entry
                x: badge.width + 12
                width: parent.width - x
                label: root.together ? qsTr("Player %1").arg(one.index + 1) : qsTr("Your name")
                placeholderText: root.together ? qsTr("Player %1").arg(one.index + 1) : qsTr("You")
                maximumLength: 24
                onEdited: root.named(one.index, text)
                Component.onCompleted: text = root.names[one.index] || ""
            }
        }
    }
    Label {
        visible: root.together
        width: parent.width
        soft: true
        text: qsTr("The phone changes hands each turn; your tiles stay hidden until you take it. Who begins is drawn by lot.")
    }
}
