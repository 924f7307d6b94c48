import QtQuick
import Architects.Ui

// Between two matching animals: two arrows the same way, or against each other.
Rectangle {
    id: root
    property bool same: true
    property bool toLeft: false             // both face left
    property real size: 18
    implicitWidth: size
    implicitHeight: size
    radius: width / 2
    color: Theme.goldFill
    border.width: Math.max(1.2, size / 12)
    border.color: Theme.inkOnGold
    Ink {
        unit: root.width / 18
        pen: Theme.inkOnGold
        w: 1.7
        d: !root.same ? "M8 6 L5 9 L8 12 M10 6 L13 9 L10 12" : root.toLeft ? "M8 6 L5 9 L8 12 M12.5 6 L9.5 9 L12.5 12"
                                                             : "M5.5 6 L8.5 9 L5.5 12 M10 6 L13 9 L10 12"
    }
}
