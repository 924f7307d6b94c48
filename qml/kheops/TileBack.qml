import QtQuick
import QtQuick.Shapes
import Architects.Ui
import "KheopsPlan.js" as Plan

// The back of a tile: masonry only. For the pile and a rival's hand.
Drawing {
    id: root
    property real side: 26
    property bool up: true
    readonly property list<string> plan: Plan.tile(side, up, 0, true, "", 0)
    implicitWidth: side
    implicitHeight: side * 0.8660254
    ShapePath {
        strokeColor: "transparent"
        fillColor: root.up ? Theme.masonry : Theme.mix(Theme.masonry, Theme.course, 0.3)
        PathSvg { path: root.plan[Plan.OUTLINE] }
    }
    ShapePath {
        strokeColor: Theme.course
        strokeWidth: 1
        fillColor: "transparent"
        PathSvg { path: root.plan[Plan.COURSES] }
    }
    ShapePath {
        strokeColor: Theme.night ? Theme.inkSoft : Theme.wall
        strokeWidth: 1.2
        joinStyle: ShapePath.RoundJoin
        fillColor: "transparent"
        PathSvg { path: root.plan[Plan.OUTLINE] }
    }
}
