pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Architects.Ui
import "Monuments.js" as Plans

// The pyramid, 288 x 240: six floors of six to one blocks, squares floor.place. At the end of each floor flies the sign of who has most stones on it.
Monument {
    id: root
    property var floors: []                 // {seat (-1 nobody), stones}: majorities from the ground up
    readonly property real stepX: width / 6
    readonly property real stepY: height / 6
    implicitWidth: 288
    implicitHeight: 240
    plan: Plans.pyramid(width, height)

    Shape {
        z: -1
        anchors.fill: parent
        ShapePath {
            strokeColor: "transparent"
            fillColor: Theme.board
            PathSvg { path: "M" + root.width / 2 + " " + -root.stepY / 2 + "L" + (root.width + 14) + " " + root.height + "H-14Z" }
        }
        ShapePath {
            strokeColor: Theme.line
            strokeWidth: 1
            strokeStyle: ShapePath.DashLine
            dashPattern: [5, 4]
            fillColor: "transparent"
            PathSvg { path: "M-14 " + root.height + "L" + root.width / 2 + " " + -root.stepY / 2 + "L" + (root.width + 14) + " " + root.height }
        }
    }
    Repeater {
        model: root.floors
        FloorFlag {
            required property var modelData
            required property int index
            visible: modelData.seat >= 0
            seat: modelData.seat
            stones: modelData.stones || 0
            size: Math.min(22, root.stepY * 0.55)
            x: root.width - index * root.stepX / 2 + 3
            y: (5.5 - index) * root.stepY - height / 2
        }
    }
}
