pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import "Monuments.js" as Plans
import "Svg.js" as Svg

// The pyramid, 288 x 240: six floors of six to one blocks, squares floor.place. At the end of each floor flies the sign of who has most stones on it.
Monument {
    id: root
    property list<egiziaFloor> floors: []   // majorities from the ground up
    readonly property real stepX: width / 6
    readonly property real stepY: height / 6
    implicitWidth: 288
    implicitHeight: 240
    monument: "pyramid"
    plan: Plans.pyramid(width, height)

    Picture {                               // painted, not a Shape: that is not cut off on every renderer
        id: outline
        objectName: "outline"
        readonly property string slope: "M1 " + height + "L" + width / 2 + " 1L" + (width - 1) + " " + height
        z: -1
        x: -14
        y: -root.stepY / 2
        width: root.width + 28
        height: root.height - y
        svg: Svg.sheet(0, 0, width, height, Svg.path(slope + "Z", Theme.board) + Svg.path(slope, "none", Theme.line, 1, "stroke-dasharray='5 4'"))
    }
    Repeater {
        model: root.floors
        FloorFlag {
            required property egiziaFloor modelData
            required property int index
            visible: modelData.seat >= 0
            seat: modelData.seat
            stones: modelData.stones
            size: Math.min(22, root.stepY * 0.55)
            x: root.width - index * root.stepX / 2 + 3
            y: (5.5 - index) * root.stepY - height / 2
        }
    }
}
