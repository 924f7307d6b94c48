pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Architects.Ui

// The ground of a pyramid: a stepped platform with its hollows, and the construction lines drawn past its corners.
Item {
    id: root
    property int size: 3                    // hollows along a side
    property real cell: 50
    property real edge: 12

    SurfaceFace {
        anchors.fill: parent
        radius: 2
        color: Pigment.kerb
        edge: Pigment.cut
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Math.min(5, root.edge * 0.42)
        color: Pigment.bed
        border.width: 1
        border.color: Theme.line
    }
    Drawing {
        ShapePath {
            strokeColor: Theme.tint(Theme.ink, 0.26)
            strokeWidth: 1
            fillColor: "transparent"
            PathSvg {
                path: {
                    const w = root.width, o = 7, m = w / 2
                    return "M" + -o + " " + -o + " L" + root.edge + " " + root.edge + " M" + (w + o) + " " + -o + " L" + (w - root.edge) + " " + root.edge
                        + " M" + -o + " " + (w + o) + " L" + root.edge + " " + (w - root.edge) + " M" + (w + o) + " " + (w + o) + " L" + (w - root.edge) + " " + (w - root.edge)
                        + " M" + m + " " + -o + " L" + m + " 0 M" + m + " " + w + " L" + m + " " + (w + o) + " M" + -o + " " + m + " L0 " + m + " M" + w + " " + m + " L" + (w + o) + " " + m
                }
            }
        }
    }
    Repeater {
        model: root.size * root.size
        Rectangle {
            required property int index
            x: root.edge + (index % root.size) * root.cell + 2
            y: root.edge + Math.floor(index / root.size) * root.cell + 2
            width: root.cell - 4
            height: width
            radius: 3
            color: Pigment.hollow
            border.width: 1
            border.color: Theme.line
            Rectangle {
                x: 1
                y: 1
                width: parent.width - 2
                height: 2
                color: Theme.tint(Theme.shadow, 0.18)
            }
        }
    }
}
