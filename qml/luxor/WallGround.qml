pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// The wall without its cards: cornice, eight shafts with the light falling in from the left, the floor.
Item {
    id: root
    property real edge: 3
    property real head: 20                  // height of the cornice
    property real foot: 12
    property real cellWidth: 48
    property real cellHeight: 35
    readonly property real depth: height - head - foot

    Rectangle {
        y: root.head
        width: root.width
        height: root.depth + 2
        color: LuxorPaint.hollow
    }
    Rectangle {
        y: root.head
        width: root.width
        height: root.depth + 2
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.tint(LuxorPaint.shine, Theme.night ? 0.06 : 0.19) }
            GradientStop { position: 0.6; color: Theme.tint(LuxorPaint.shine, 0) }
            GradientStop { position: 1; color: Theme.tint(LuxorPaint.dusk, 0.05) }
        }
    }
    Repeater {                              // five cards fill a shaft
        model: 4
        Rectangle {
            required property int index
            y: Math.round(root.head + (index + 1) * 2 * root.cellHeight)
            width: root.width
            height: 1
            color: LuxorPaint.joint
        }
    }
    Repeater {                              // beside the shafts, if the wall is wider than they are
        model: root.edge > 8 ? 2 : 0
        WallMasonry {
            required property int index
            x: index ? root.width - width : 0
            y: root.head
            width: root.edge
            height: root.depth
            course: root.cellHeight
        }
    }
    Rectangle {
        y: root.head
        width: root.width
        height: 7
        gradient: Gradient {
            GradientStop { position: 0; color: LuxorPaint.soft }
            GradientStop { position: 1; color: Theme.tint(Theme.shadow, 0) }
        }
    }
    Repeater {
        model: 9
        Rectangle {
            required property int index
            x: Math.round(root.edge + index * root.cellWidth - 0.5)
            y: root.head
            width: 1
            height: root.depth
            color: LuxorPaint.groove
        }
    }
    Rectangle {
        y: root.height - root.foot
        width: root.width
        height: root.foot
        color: LuxorPaint.ledge
        Rectangle {
            width: root.width
            height: 1
            color: LuxorPaint.stonePen
        }
    }
    Cornice {
        visible: root.head > 0
        width: root.width
        height: root.head
    }
}
