pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// A seat's ships: those still at hand, and the places of those under way. Any of them is dragged onto the river, or tapped to be chosen.
PieceButton {
    id: root
    property int seat: 0
    property int count: 8                   // at hand
    property int total: 8
    property bool playable: true
    property PieceHand hand: PieceHand {}   // takes a ship that is dragged
    readonly property bool dragging: hand.what === "ship"
    property real shipSize: Math.max(24, Math.min(40, (width - 8) / (1 + (total - 1) * 0.62)))
    readonly property real step: shipSize * 0.62
    implicitWidth: 40 * (1 + (total - 1) * 0.62) + 8
    implicitHeight: Theme.touch
    scale: 1

    readonly property point front: Qt.point(4 + (Math.max(1, count) - 1) * step + shipSize / 2, height / 2)

    Repeater {
        model: root.total
        Ship {
            required property int index
            readonly property bool foremost: index === root.count - 1
            size: root.shipSize
            seat: index < root.count && !(foremost && root.dragging) ? root.seat : -1
            opacity: seat < 0 ? 0.4 : 1
            x: 4 + index * root.step
            y: (root.height - height) / 2 - (foremost && root.may ? 2 : 0)
        }
    }
    Halo {
        anchors.margins: 1
        may: root.may
        chosen: root.chosen
        radius: 8
    }
    PieceDrag {
        enabled: root.playable && root.count > 0
        hand: root.hand
        what: "ship"
        which: root.seat
        centre: root.front
        size: root.shipSize
    }
}
