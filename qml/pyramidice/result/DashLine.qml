pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// A dashed line across: what is expected.
Item {
    id: root
    readonly property int dashes: Math.max(1, Math.round(width / 7))
    implicitHeight: 2
    Repeater {
        model: root.dashes
        Rectangle {
            required property int index
            x: index * root.width / root.dashes
            width: root.width / root.dashes * 0.6
            height: 1.5
            color: Theme.goldLine
        }
    }
}
