import QtQuick
import QtQuick.Shapes
import Architects.Ui
import Architects.Model
import "KheopsPlan.js" as Plan
import "../Ui/Paths.js" as Paths

// All placed tiles as one plan, in eight paths however many tiles there are. Facing openings run into each other.
Drawing {
    id: root
    property list<kheopsCell> cells: []
    property string style: "figure"         // see KheopsSigns.shown
    property real side: 52
    property list<int> litCells: []
    readonly property bool fine: side >= 30         // courses and light are left out of a miniature
    readonly property real fineSide: side * Paths.FINE
    readonly property string layout: Plan.layoutOf([...cells], style)
    property list<string> plan: Plan.pyramid([], 1, style)          // made anew when a tile changes, not when a pawn does
    readonly property list<string> lit: Plan.floorsOf([...cells], [...litCells], fineSide, style)
    onLayoutChanged: plan = Plan.pyramid([...cells], fineSide, style)
    onFineSideChanged: plan = Plan.pyramid([...cells], fineSide, style)
    scale: 1 / Paths.FINE
    transformOrigin: Item.TopLeft

    ShapePath {
        strokeColor: "transparent"
        fillColor: Theme.masonry
        PathSvg { path: root.plan[Plan.UP] }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: Theme.mix(Theme.masonry, Theme.course, 0.3)
        PathSvg { path: root.plan[Plan.DOWN] }
    }
    ShapePath {
        strokeColor: root.fine ? Theme.course : Theme.tint(Theme.course, 0.6)
        strokeWidth: Math.max(0.6 * Paths.FINE, root.fineSide / 80)
        fillColor: "transparent"
        PathSvg { path: root.plan[Plan.COURSES] }
    }
    ShapePath {
        strokeColor: Theme.wall
        strokeWidth: Plan.edgeWidth(root.side) * Paths.FINE
        fillColor: "transparent"
        capStyle: ShapePath.FlatCap
        PathSvg { path: root.plan[Plan.EDGES] }
    }
    ShapePath {
        strokeColor: Theme.wall
        strokeWidth: Plan.wallWidth(root.fineSide)
        fillColor: "transparent"
        capStyle: ShapePath.FlatCap
        joinStyle: ShapePath.MiterJoin
        PathSvg { path: root.plan[Plan.WALLS] }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: Theme.floor
        fillRule: ShapePath.WindingFill
        PathSvg { path: root.plan[Plan.FLOORS] }
    }
    ShapePath {
        strokeColor: root.fine ? Theme.floorEdge : "transparent"
        strokeWidth: Plan.shadeWidth(root.side) * Paths.FINE
        fillColor: "transparent"
        capStyle: ShapePath.FlatCap
        PathSvg { path: root.plan[Plan.SHADE] }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: root.litCells.length ? Theme.floorLit : "transparent"
        fillRule: ShapePath.WindingFill
        PathSvg { path: root.lit[0] }
    }
    ShapePath {
        strokeColor: root.fine && root.litCells.length ? Theme.floorLitEdge : "transparent"
        strokeWidth: Plan.shadeWidth(root.side) * Paths.FINE
        fillColor: "transparent"
        capStyle: ShapePath.FlatCap
        PathSvg { path: root.lit[1] }
    }
}
