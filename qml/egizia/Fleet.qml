pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// A seat's ships: those still at hand, and the places of those under way. Any of them is dragged onto the river, or tapped to be chosen.
// Points in signals are those of the scene.
PieceButton {
    id: root
    property int seat: 0
    property int count: 8                   // at hand
    property int total: 8
    property bool playable: true
    property bool dragging: false           // one is in the air; set it back when it has landed
    property real shipSize: Math.max(24, Math.min(40, (width - 8) / (1 + (total - 1) * 0.62)))
    readonly property real step: shipSize * 0.62
    signal dragStarted(point from, real size, point finger)
    signal dragMoved(point finger)
    signal dragEnded(point finger)
    signal dragCanceled()
    implicitWidth: 40 * (1 + (total - 1) * 0.62) + 8
    implicitHeight: Theme.touch
    scale: 1

    function frontPoint(): point { return mapToItem(null, 4 + (Math.max(1, count) - 1) * step + shipSize / 2, height / 2) }

    Repeater {
        model: root.total
        Ship {
            required property int index
            readonly property bool front: index === root.count - 1
            size: root.shipSize
            seat: index < root.count && !(front && root.dragging) ? root.seat : -1
            opacity: seat < 0 ? 0.4 : 1
            x: 4 + index * root.step
            y: (root.height - height) / 2 - (front && root.may ? 2 : 0)
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
        onLifted: at => {
            const from = root.frontPoint()
            root.dragging = true
            root.dragStarted(from, root.shipSize, at)
        }
        onMoved: at => root.dragMoved(at)
        onDropped: at => root.dragEnded(at)
        onLetGo: root.dragCanceled()
    }
}
